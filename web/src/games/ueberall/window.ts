import { card, scene, sign, trail } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  // One higher fits anywhere: from the own pile to a neighbour's.
  draw: (safe) =>
    scene(
      '#E8D6EC',
      '<ellipse cx="100" cy="132" rx="120" ry="58" fill="#CDB3D6"/>' +
        card('back', 44, 86, 36, -4) +
        card('back', 46, 84, 36, 2) +
        card('y6', 104, 88, 38, -5, safe) +
        card('r14', 164, 82, 38, 4, safe) +
        card('b7', 80, 36, 38, -12, safe) +
        trail('M106 36q20 2 14 20') +
        sign('M112 50l7 8 7-7', 3),
    ),
} satisfies GameWindow
