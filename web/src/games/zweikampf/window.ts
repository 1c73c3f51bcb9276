import { BURST } from '../../art/house'
import { card, scene } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  draw: (safe) =>
    scene(
      '#F6CFC4',
      '<path d="M116-4H204V128H84Z" fill="#C9D8F0"/>' +
        `<path transform="translate(100 64) scale(.62 .54)" d="${BURST}" fill="#FFE08A"/>` +
        card('r9', 54, 66, 54, -8, safe) +
        card('b16', 146, 58, 54, 8, safe),
    ),
  variants: {
    basic: 'back r9 - b16 back',
    long: 'back back r20 back back',
  },
} satisfies GameWindow
