// Shows a move on the table as it was: what would have been taken from the hand, and where it would have gone.
import type { Attachment } from 'svelte/attachments'
import { whileMoving } from '../../motion/while-moving'
import type { Action } from '../../wire/types'
import { nextStep } from '../hint/steps'
import type { Playback } from '../replay/playback.svelte'

/** Mark what an action is about as long as it is shown; the board may be drawn anew meanwhile. */
export function highlight(action: unknown, playback: Playback): Attachment<HTMLElement> {
  return (board) => {
    if (!action) return
    const marked = new Set<HTMLElement>()
    const mark = (): void => {
      const doing = action as { card?: string | null; cards?: string[] | null; as?: string | null }
      const cards = doing.cards ?? [doing.card, doing.as].filter((card): card is string => typeof card === 'string')
      const { tap, look } = nextStep(board, action as Action, cards, playback.ui.hint)
      const now = [tap, ...look].filter((node) => node !== null)
      for (const node of marked) if (!now.includes(node)) delete node.dataset.better
      for (const node of now) node.dataset.better = ''
      marked.clear()
      for (const node of now) marked.add(node)
    }
    const watch = whileMoving(mark)
    return () => {
      watch.stop()
      for (const node of marked) delete node.dataset.better
    }
  }
}
