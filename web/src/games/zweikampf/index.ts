import type { GameUi } from '..'
import Board from './Board.svelte'
import { tell } from './tell'

export default { Board, tell, lingers: 2500, open: true } satisfies GameUi
