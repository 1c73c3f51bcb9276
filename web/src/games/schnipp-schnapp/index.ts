import type { GameUi } from '..'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: { 'did turn': 'flip', 'did schnapp': 'slam', 'did schnipp': 'slam', snap: 'gain', tie: 'even', mistake: 'mrr', aside: 'gain' },
  cardsIn: () => 1,
} satisfies GameUi
