import Board from '../row-laying/Board.svelte'
import { tell } from '../row-laying/tell'
import type { GameUi } from '..'

export default { Board, tell } satisfies GameUi
