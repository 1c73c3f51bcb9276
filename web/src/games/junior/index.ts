import type { GameUi } from '..'
import Board from '../row-laying/Board.svelte'
import { hint } from '../row-laying/hint'
import { sounds } from '../row-laying/sounds'
import { tell } from '../row-laying/tell'

export default { Board, tell, gathers: { draw: 'did-draw-many' }, sounds, lands: ['lay'], hint } satisfies GameUi
