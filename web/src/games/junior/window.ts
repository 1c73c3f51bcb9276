import { card, scene, gap } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  // The 1 and the 11 lie out, and the row between them closes from both ends.
  draw: (safe) =>
    scene(
      '#D7EBCB',
      '<path d="M-5 96q55-18 105-4t105-8v60H-5Z" fill="#A9D1B4"/>' +
        '<g stroke-width="1.6" fill="none" stroke="#56607F"><path d="M172 42q-6 16 1 32M187 36q4 18-9 38"/></g>' +
        '<ellipse cx="170" cy="27" rx="12" ry="15" fill="#F2879F"/><ellipse cx="188" cy="21" rx="11" ry="14" fill="#FFC62E"/>' +
        card('y1', 24, 70, 38, 0, safe) +
        card('y2', 64, 70, 38, 0, safe) +
        gap(100, 70, 28) +
        card('y10', 136, 70, 38, 0, safe) +
        card('y11', 178, 70, 40, 0, safe),
    ),
} satisfies GameWindow
