import { card, inFan, scene, trail } from '../../art/scenes'
import type { GameWindow } from '../windows'

export default {
  // Four of a colour, and the odd one goes.
  draw: (safe) =>
    scene(
      '#E4EFD0',
      card('r6', 172, 52, 38, 14, safe) +
        trail('M132 28q8-16 22-14') +
        inFan('g4', 36, 82, -18, safe) +
        inFan('g9', 64, 74, -6, safe) +
        inFan('g13', 94, 74, 6, safe) +
        inFan('g18', 122, 82, 18, safe),
    ),
} satisfies GameWindow
