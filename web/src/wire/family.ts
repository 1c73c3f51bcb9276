// Who has won what, and how all of it is forgotten.
import { ask, remove } from './house'
import type { Family } from './types'

export const showFamily = (): Promise<Family> => ask('/api/family')

/** Delete everything: in the house, and what this device knows of its people. */
export async function forgetFamily(): Promise<void> {
  await remove('/api/family')
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('elferhaus.') && key !== 'elferhaus.settings')
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // storage is off: then nothing is in it
  }
}
