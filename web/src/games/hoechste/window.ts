import { card, scene } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  draw: (safe) =>
    scene(
      '#C9D8F0',
      '<path d="M-5 124C60 120 120 96 205 70v60H-5Z" fill="#9DB9DF"/>' +
        card('r3', 34, 84, 42, -4, safe) +
        card('y5', 78, 78, 42, -4, safe) +
        card('g8', 122, 72, 42, -4, safe) +
        card('b10', 166, 66, 42, -4, safe) +
        '<path transform="translate(17 -4) rotate(-4 146 28)" d="M130 18l8 10 8-14 8 14 8-10-3 20h-26Z" fill="#FFC62E" stroke="#8F5600" stroke-width="2" stroke-linejoin="round"/>',
    ),
} satisfies GameWindow
