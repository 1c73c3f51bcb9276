// House rules: how a table was set, under a name. They say of every place whether a bot has it, and begin with one's own.
import { levelOf, today } from '../../parts/levels'
import { openTable } from '../../wire/house'
import type { TableLink } from '../../wire/link.svelte'
import { LiveLink } from '../../wire/live.svelte'
import { keepSeat } from '../../wire/seats'
import type { NewPreset, Offer, OpenTable, Preset } from '../../wire/types'
import { say } from '../../words/words.svelte'
import type { Setup } from './setup.svelte'
import { myName, myPortrait, seatBots } from './lay'
import { optionTold, same, usual } from './options'

export type Settings = Omit<NewPreset, 'name'>
const MOST_WORDS = 4

/** What is on the sheet; with a link, where everybody sits. */
export function settingsOf(choice: Setup, link?: TableLink): Settings {
  const bots = choice.places.map((place, seat) => {
    if (!link) return place === 'bot' ? choice.bot : null
    return botOn(link, seat)
  })
  return seenFrom(link?.you ?? 0, choice.info, choice.body, bots)
}

/** How a table is set. */
export function settingsAt(link: TableLink, info: Offer): Settings | null {
  if (!link.info) return null
  const { game, edition, options, rounds, seats } = link.info
  return seenFrom(link.you ?? 0, info, { game, edition, options, rounds, seats: seats.length }, seats.map((_, seat) => botOn(link, seat)))
}

function botOn(link: TableLink, seat: number): string | null {
  const there = link.seats[seat]
  return there?.kind === 'bot' && there.bot ? today(there.bot) : null
}

/** Whoever uses them sits on the first place: so places are counted from the one who keeps them, clockwise. */
function seenFrom(me: number, info: Offer, { game, edition, options, rounds, seats }: OpenTable, bots: (string | null)[]): Settings {
  const first = me < seats ? me : 0
  const turned = (seat: number): number => (seat - first + seats) % seats
  const places: (string | null)[] = Array(seats).fill(null)
  for (let seat = 0; seat < seats; seat++) places[turned(seat)] = bots[seat] ?? null
  places[0] = null
  const isSeat = (name: string): boolean => info.options.some((option) => option.name === name && option.kind === 'seat')
  const entries = Object.entries(options ?? {}).map(([name, value]) => [name, isSeat(name) ? turned(Number(value)) : value])
  return { game, edition, rounds, seats, places, options: Object.fromEntries(entries) }
}

/** Lay a table by house rules and return its code. Where only bots play along, it begins. */
export async function layPreset({ game, edition, options, rounds, seats, places }: Preset): Promise<string> {
  const seated = await openTable({ game, edition, options, rounds, seats, name: myName(), portrait: myPortrait() })
  keepSeat({ ...seated, game })
  const bots = places.flatMap((bot, seat) => (bot ? [{ seat, bot: today(bot) }] : []))
  if (bots.length) await seatBots(new LiveLink(seated.code, 'seat', seated.token), bots, bots.length === seats - 1)
  return seated.code
}

/** In a few words: what differs from the game as it is usually played, and with whom. */
export function inWords({ edition, options, rounds, seats, places }: Preset, info: Offer): string {
  const seatName = (seat: number): string => (seat ? say('place-number', { number: seat + 1 }) : myName())
  const words = Object.entries(options).flatMap(([name, value]) => {
    const option = info.options.find((each) => each.name === name)
    if (!option || same(value, info.among_people[name] ?? usual(info, option, edition))) return []
    return [optionTold(info, name, value, seatName)]
  })
  if (edition !== info.editions[0]) words.unshift(say('edition-short', { edition }))
  if (rounds > 1) words.unshift(say('rounds-count', { count: rounds }))
  const bots = places.flatMap((bot) => (bot ? [levelOf(bot)] : []))
  const free = seats - 1 - bots.length
  const level = bots[0] && bots.every((each) => each === bots[0]) ? say(`level-${bots[0]}`) : ''
  const company = [bots.length ? say('preset-bots', { count: bots.length }) : '', level, free ? say('preset-free', { count: free }) : '']
  return [...words.slice(0, MOST_WORDS), ...company.filter(Boolean)].join(' · ')
}
