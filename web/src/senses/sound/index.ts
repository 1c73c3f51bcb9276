// Everything about sound, loaded only where somebody wants to hear it.
export { heardOf } from './heard'
export { chain, Speaker } from './speaker'
export { SOUND_NAMES, sound } from './sounds'
export type { Heard } from './sounds'
