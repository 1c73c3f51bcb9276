import type { GameUi } from '..'
import Board from './Board.svelte'
import { tell } from './tell'

export default { Board, tell, open: true } satisfies GameUi
