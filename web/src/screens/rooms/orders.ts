// What a host tells the table that takes more than one order.
import { forgetSeat } from '../../wire/seats'
import type { TableLink } from '../../wire/link.svelte'
import type { No, SeatInfo } from '../../wire/types'
import { go } from '../route.svelte'

export type BotKind = 'random' | 'greedy'
export const BOT_KINDS: readonly BotKind[] = ['random', 'greedy']

export const takenSeats = (seats: readonly SeatInfo[]): number => seats.filter((seat) => seat.kind !== 'free').length

/** The same game for another number of people. */
export function resize(link: TableLink, seats: number): Promise<No | null> {
  if (!link.info) return Promise.resolve(null)
  const { game, edition, options, rounds } = link.info
  return link.order({ type: 'choose', game, edition, options, rounds, seats })
}

/** Another kind of bot on the same seat. */
export async function exchangeBot(link: TableLink, seat: number, bot: BotKind): Promise<No | null> {
  return (await link.order({ type: 'free', seat })) ?? link.order({ type: 'fill', seat, bot })
}

/** Begin with those who are here: bots where the game needs more, and no empty chairs. */
export async function beginTogether(link: TableLink, least: number): Promise<No | null> {
  let taken = takenSeats(link.seats)
  const empty = link.seats.flatMap((seat, index) => (seat.kind === 'free' ? [index] : []))
  for (const seat of empty.slice(0, Math.max(0, least - taken))) {
    const no = await link.order({ type: 'fill', seat, bot: 'greedy' })
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
  if (link.you !== null && !link.host && between && link.status === 'live') {
    await link.order({ type: 'free', seat: link.you })
    forgetSeat(link.code)
  }
  go('/')
}
