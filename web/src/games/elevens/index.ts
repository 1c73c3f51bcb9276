import Board from './Board.svelte'
import { tell } from './tell'
import type { GameUi } from '..'

export default { Board, tell } satisfies GameUi
