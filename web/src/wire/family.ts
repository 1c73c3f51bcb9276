// Who has won what, and how all of it is forgotten.
import { ask, remove } from './house'
import type { Family } from './types'

export const showFamily = (): Promise<Family> => ask('/api/family')

/** Delete everything: in the house, which wants its key for that, and what this device knows of its people. */
export async function forgetFamily(key: string): Promise<void> {
  await remove('/api/family', key)
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('elferhaus.') && key !== 'elferhaus.settings')
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // storage is off: then nothing is in it
  }
}
