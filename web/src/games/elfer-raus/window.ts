import { card, scene } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  draw: (safe) =>
    scene(
      '#CFE6EC',
      '<path d="M-5 104q55-22 105-6t105-10v60H-5Z" fill="#A9D1B4"/>' +
        card('r9', 20, 66, 38, 0, safe) +
        card('r10', 60, 64, 38, 0, safe) +
        card('r12', 140, 62, 38, 0, safe) +
        card('r13', 180, 60, 38, 0, safe) +
        card('r11', 100, 60, 46, 0, safe),
    ),
  variants: {
    basic: 'r9 r10 r11 r12 r13',
    'false-start': 'r1 r2 - r19 r20',
    'three-starts': '- ?10 ?11 ?12 -',
    'any-start': '- r6 r7 r8 -',
  },
} satisfies GameWindow
