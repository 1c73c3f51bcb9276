import { innerOf } from '../../art/frame'
import { figureArt } from '../../art/portraits'
import { card, scene } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  // Somebody has soot on the nose; the cards are still being drawn from.
  draw: () =>
    scene(
      '#C9CFE6',
      '<circle cx="58" cy="74" r="52" fill="#DDE1F0"/>' +
        `<svg x="6" y="8" width="104" height="120" viewBox="6 14 90 104">${innerOf(figureArt('ben', { dot: true }))}</svg>` +
        card('back', 128, 84, 42, -14) +
        card('back', 172, 84, 42, 14) +
        card('back', 150, 66, 42, 0),
    ),
} satisfies GameWindow
