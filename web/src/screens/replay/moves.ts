// A match as a list of moves: who did what, in the game's own words.
import type { GameUi } from '../../games'
import type { TableLink } from '../../wire/link.svelte'
import type { Update } from '../../wire/types'

export interface Move {
  /** Which step shows it, counted from 0. */
  at: number
  /** Nobody: the cards were dealt. */
  by: number | null
  round: number
  /** What happened, the first thing first; nothing where it is not worth a word. */
  told: string[]
  /** How many cards came to the table; 0: none, somebody drew or passed. */
  cards: number
}

/** Told from nobody's side, so everyone has a name. */
export function movesOf(steps: readonly Update[], ui: GameUi): Move[] {
  return steps.map(({ table, view, happened = [] }, at) => {
    const seen = { you: null, seats: table.seats, info: table, view, happened } as unknown as TableLink
    const did = happened.findLast((event) => event.event === 'did')
    return {
      at,
      by: did?.by ?? null,
      round: table.round,
      told: happened.map((event) => ui.tell(event, seen)).filter((line) => line !== null),
      cards: did ? (ui.cardsIn ?? cardsIn)(did.action) : 0,
    }
  })
}

function cardsIn(action: { do: string }): number {
  if ('cards' in action && Array.isArray(action.cards)) return action.cards.length
  return 'card' in action && action.card ? 1 : 0
}
