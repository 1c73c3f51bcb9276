// Laying a table: open it, put the bots on their seats, and begin where nobody else is awaited.
import { settings } from '../../settings.svelte'
import { openTable } from '../../wire/house'
import { LiveLink } from '../../wire/live.svelte'
import { keepSeat } from '../../wire/seats'
import { PEOPLE } from '../../art/portraits'
import { say } from '../../words/words.svelte'
import type { Choice } from './choice.svelte'

const LONGEST_MS = 6_000 // then the table itself shows how far it got

export const myName = (): string => settings.name.trim() || say('home-guest')
export const myPortrait = (): string => (PEOPLE.includes(settings.portrait) ? settings.portrait : (PEOPLE[0] ?? ''))

/** Lay the table and return its code. With `begin`, every open place gets a bot and the game starts. */
export async function layTable(choice: Choice, begin: boolean): Promise<string> {
  const seated = await openTable({ ...choice.body, name: myName(), portrait: myPortrait() })
  keepSeat({ ...seated, game: choice.info.id })
  const bots = choice.places.flatMap((place, seat) => (place === 'bot' || (begin && place === 'open') ? [seat] : []))
  if (!bots.length && !begin) return seated.code
  const link = new LiveLink(seated.code, 'seat', seated.token)
  const orders = bots.map((seat) => link.order({ type: 'fill', seat, bot: choice.level }))
  if (begin) orders.push(link.order({ type: 'begin' }))
  await Promise.race([Promise.all(orders), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
  link.close()
  return seated.code
}
