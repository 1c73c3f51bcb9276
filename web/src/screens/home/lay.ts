// Laying a table: open it, put the bots on their seats, and begin where nobody else is awaited.
import { settings } from '../../settings.svelte'
import { wanted } from '../../parts/levels'
import { openTable, takeSeat } from '../../wire/house'
import { LiveLink } from '../../wire/live.svelte'
import { keepSeat, keepShared } from '../../wire/seats'
import type { SeatTaken } from '../../wire/types'
import { PEOPLE } from '../../art/portraits'
import { say } from '../../words/words.svelte'
import type { Setup } from './setup.svelte'
import { mateName, rememberMates } from './mates'

const LONGEST_MS = 6_000 // then the table itself shows how far it got

export const myName = (): string => settings.name.trim() || say('home-guest')
export const myPortrait = (): string => (PEOPLE.includes(settings.portrait) ? settings.portrait : (PEOPLE[0] ?? ''))

/** Lay the table and return its code. With `begin`, every open place gets a bot and the game starts. */
export async function layTable(choice: Setup, begin: boolean): Promise<string> {
  const seated = await openTable({ ...choice.body, name: myName(), portrait: myPortrait() })
  keepSeat({ ...seated, game: choice.info.id })
  wanted.bot = choice.bot
  const tokens = await seatMates(choice, seated)
  const bots = choice.places.flatMap((place, seat) => (place === 'bot' || (begin && place === 'open') ? [seat] : []))
  if (!bots.length && !begin) return seated.code
  // Whoever shares this device has not seen any card before the first turn, not even in the page's memory.
  const link = tokens.length > 1 ? new LiveLink(seated.code, 'seat', null, tokens) : new LiveLink(seated.code, 'seat', seated.token)
  await seatBots(link, bots.map((seat) => ({ seat, bot: choice.bot })), begin)
  return seated.code
}

/** Put bots on their seats, begin if nobody else is awaited, and hang up: the table's own page has a line of its own. */
export async function seatBots(link: LiveLink, bots: { seat: number; bot: string }[], begin: boolean): Promise<void> {
  const orders = bots.map(({ seat, bot }) => link.order({ type: 'fill', seat, bot }))
  if (begin) orders.push(link.order({ type: 'begin' }))
  await Promise.race([Promise.all(orders), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
  link.close()
}

/** Let everybody else on this device take a seat, and keep all of them together. Returns all tokens, the host's first. */
async function seatMates(choice: Setup, host: SeatTaken): Promise<string[]> {
  const mates = choice.places.flatMap((place, seat) => (place === 'here' && choice.canShare ? [{ seat, name: mateName(choice.mates[seat], seat), portrait: choice.mates[seat]?.portrait ?? '' }] : []))
  const seats = [host]
  for (const mate of mates) seats.push(await takeSeat(host.code, mate))
  if (!mates.length) return [host.token]
  rememberMates(mates.map(({ name, portrait }) => ({ name, portrait })))
  const tokens = seats.map(({ token }) => token)
  keepShared({ code: host.code, game: choice.info.id }, tokens, seats.map(({ seat }) => seat))
  return tokens
}
