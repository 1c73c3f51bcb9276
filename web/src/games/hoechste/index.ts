import type { GameUi } from '..'
import { trick } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { tell } from './tell'

export default { Board, tell, sounds: { 'did play': 'slide', trick }, cardsIn: () => 1, deals: { fixed: true } } satisfies GameUi
