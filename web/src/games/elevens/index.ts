import type { GameUi } from '..'
import { laid, laidToRow } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { hint } from './hint'
import { tell } from './tell'

export default {
  Board,
  tell,
  gathers: { draw: 'did-draw-many' },
  sounds: { 'did lay': laidToRow(21), 'did draw': 'paper', 'did swap': ({ action }) => laid(action?.card), 'did discard': 'paper', bonus: 'gain' },
  lands: ['lay', 'swap'],
  cardsIn: ({ do: verb }) => (verb === 'lay' || verb === 'swap' || verb === 'discard' ? 1 : 0),
  hint,
} satisfies GameUi
