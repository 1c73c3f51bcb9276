import { num } from '../../art/digits'
import { card, scene, questionMark } from '../../art/scenes'
import { INK } from '../../art/suits'
import type { GameWindow } from '../windows'

export default {
  draw: () =>
    scene(
      '#2B1F4A',
      card('back', 72, 94, 50, -16) +
        card('back', 100, 88, 50, -3) +
        card('back', 128, 94, 50, 11) +
        '<path d="M124 14h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6h-28l-12 10 2-10h-6a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6Z" fill="#FFFBF1"/>' +
        num(7, 24, 138, 45, INK) +
        questionMark(157, 43, 1.05, INK) +
        '<g fill="#FFC62E"><ellipse cx="40" cy="34" rx="9" ry="10"/><ellipse cx="66" cy="34" rx="9" ry="10"/></g>' +
        '<g fill="#2B1F4A"><ellipse cx="43" cy="35" rx="3.3" ry="8"/><ellipse cx="69" cy="35" rx="3.3" ry="8"/></g>',
    ),
} satisfies GameWindow
