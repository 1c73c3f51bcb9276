import { jokerArt } from '../../art/card'
import { innerOf } from '../../art/frame'
import { card, placed, scene } from '../../art/scenes'
import { bridgeLink } from '../../art/specials'
import type { GameWindow } from '../windows'

export default {
  // A bridge leads down to the blue 9, and the cat lies beside it.
  draw: (safe) =>
    scene(
      '#FFE3A6',
      card('g8', 50, 31, 34, 0, safe) +
        card('g9', 90, 31, 34, 0, safe) +
        card('g10', 130, 31, 34, 0, safe) +
        card('b9', 90, 95, 34, 0, safe) +
        placed(jokerArt(null, 'm', safe), 130, 95, 34) +
        card('b11', 170, 95, 34, 0, safe) +
        `<g transform="translate(76.2 45) scale(.46)">${innerOf(bridgeLink('green', 'blue', safe))}</g>`,
    ),
  variants: {
    basic: 'b9 b10 b11 joker bridge',
    start: 'b9 b10 b11 b12 b13',
  },
  controls: { rows: () => import('./RowOrder.svelte') },
} satisfies GameWindow
