import type { GameUi } from '..'
import Board from '../row-laying/Board.svelte'
import { hint } from '../row-laying/hint'
import { sounds } from '../row-laying/sounds'
import { tell } from '../row-laying/tell'

// ER-3: without an 11 in any hand nobody could start.
const deals = { again: (hands: readonly string[][]) => !hands.flat().some((card) => card.slice(1) === '11') }

export default { Board, tell, gathers: { draw: 'did-draw-many' }, sounds, lands: ['lay'], hint, deals } satisfies GameUi
