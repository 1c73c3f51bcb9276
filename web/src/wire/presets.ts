// House rules that the house keeps.
import { ask, remove } from './house'
import type { NewPreset, Preset } from './types'

export const listPresets = (): Promise<Preset[]> => ask('/api/presets')
export const keepPreset = (preset: NewPreset): Promise<Preset> => ask('/api/presets', preset)
export const dropPreset = (id: string): Promise<void> => remove(`/api/presets/${id}`)
