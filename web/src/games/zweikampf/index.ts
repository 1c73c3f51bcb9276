import type { GameUi } from '..'
import { trick } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: { trick }, // the turned cards are heard with it
  cardsIn: () => 1,
} satisfies GameUi
