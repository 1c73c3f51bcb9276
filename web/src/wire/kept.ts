// What the house keeps besides tables: house rules, and who has won what.
import { ask, HouseError } from './house'
import type { Family, NewPreset, Preset } from './types'

export const listPresets = (): Promise<Preset[]> => ask('/api/presets')
export const keepPreset = (preset: NewPreset): Promise<Preset> => ask('/api/presets', preset)
export const dropPreset = (id: string): Promise<void> => remove(`/api/presets/${id}`)
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

async function remove(path: string): Promise<void> {
  const response = await fetch(path, { method: 'DELETE' }).catch(() => null)
  if (!response?.ok) throw new HouseError(response?.status ?? 0, null)
}
