import { laidToRow, type GameSounds } from '../../senses/sound/heard'

export const sounds: GameSounds = { 'did lay': laidToRow(20), 'did draw': 'paper' }
