import { laidToRow, type GameSounds } from '../../senses/sound/heard'

export const sounds: GameSounds = {
  'did lay': (told, view) => laidToRow(view && 'numbers' in view ? view.numbers[1] - view.numbers[0] + 1 : 0)(told, view),
  'did draw': 'paper',
}
