import { card, scene, questionMark, sign } from '../../art/scenes'
import { PLUM } from '../../art/suits'
import type { GameWindow } from '../windows'

export default {
  // One card is known, the others are not: what do they make together?
  draw: (safe) =>
    scene(
      '#CDE4F2',
      card('y14', 34, 62, 44, 0, safe) +
        sign('M68 62h14M75 55v14') +
        card('back', 112, 62, 44, 0) +
        sign('M143 58h13M143 67h13') +
        questionMark(182, 76, 1.7, PLUM),
    ),
} satisfies GameWindow
