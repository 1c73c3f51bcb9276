import { card, scene } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  draw: (safe) =>
    scene(
      '#FFD15C',
      '<path d="M100 2l14 30 32-14-10 32 34 8-30 18 22 26-34-4-4 32-24-24-24 24-4-32-34 4 22-26-30-18 34-8-10-32 32 14Z" fill="#FFF6E0"/>' +
        card('g13', 78, 64, 50, -12, safe) +
        card('r13', 122, 64, 50, 12, safe),
    ),
  variants: {
    basic: 'g7 - r16 - b7',
    together: 'g7 r16 y4 b13 r7',
  },
  units: { tie_ms: 'choose-ms' },
} satisfies GameWindow
