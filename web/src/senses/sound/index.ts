// Everything about sound, loaded only where somebody wants to hear it.
export { heardOf } from './score'
export { chain, Speaker } from './speaker'
export { SOUND_NAMES, sound } from './vocabulary'
export type { Heard } from './vocabulary'
