// What a host tells the table that takes more than one order.
import { botWord, chosenStyle, levelOf, stylesOf, wanted } from '../../parts/levels'
import { forgetSeat } from '../../wire/seats'
import type { TableLink } from '../../wire/link.svelte'
import type { No, SeatInfo } from '../../wire/types'
import { go } from '../route.svelte'

export const takenSeats = (seats: readonly SeatInfo[]): number => seats.filter((seat) => seat.kind !== 'free').length

/** The same game for another number of people. */
export function resize(link: TableLink, seats: number): Promise<No | null> {
  if (!link.info) return Promise.resolve(null)
  const { game, edition, options, rounds } = link.info
  return link.order({ type: 'choose', game, edition, options, rounds, seats })
}

/** A bot for a free seat: it plays as well as the last one here, or as was wanted when the table was laid. */
export function addBot(link: TableLink, seat: number): Promise<No | null> {
  const like = link.seats.findLast((each) => each.kind === 'bot')?.bot ?? wanted.bot
  return link.order({ type: 'fill', seat, bot: botWord(levelOf(like), stylesOf(link.info?.game).length ? chosenStyle(wanted.bot) : null) })
}

/** Another bot in the place of one; the house allows that at any time. */
export function exchangeBot(link: TableLink, seat: number, bot: string): Promise<No | null> {
  return link.order({ type: 'fill', seat, bot })
}

/** Begin with those who are here: bots where the game needs more, and no empty chairs. */
export async function beginTogether(link: TableLink, least: number): Promise<No | null> {
  let taken = takenSeats(link.seats)
  const empty = link.seats.flatMap((seat, index) => (seat.kind === 'free' ? [index] : []))
  for (const seat of empty.slice(0, Math.max(0, least - taken))) {
    const no = await addBot(link, seat)
    if (no) return no
    taken += 1
  }
  if (taken !== link.seats.length) {
    const no = await resize(link, Math.max(taken, least))
    if (no) return no
  }
  return link.order({ type: 'begin' })
}

/** Go home. A guest gives the seat up where that harms nobody; the host keeps the table to come back to. */
export async function leave(link: TableLink): Promise<void> {
  const between = link.info?.phase === 'waiting' || link.info?.phase === 'over'
  if (link.you !== null && !link.host && between && link.status === 'live' && !link.info?.deal) {
    await link.order({ type: 'free', seat: link.you })
    forgetSeat(link.code)
  }
  go('/')
}
