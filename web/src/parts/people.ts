// Names and faces of those at a table.
import { BOTS, PEOPLE } from '../art/portraits'
import type { SeatInfo } from '../wire/types'
import { isolated, say, words } from '../words/words.svelte'
import { levelOf, styleAt } from './levels'
import { readable } from './readable'

/** Bots are things of the household, one for each seat, and wear what their level wears; people without a face get one. */
export function faceOf(seat: SeatInfo, index: number): string {
  if (seat.kind === 'bot') return botFace(seat.bot, index)
  return seat.portrait && PEOPLE.includes(seat.portrait) ? seat.portrait : (PEOPLE[index % PEOPLE.length] ?? '')
}

export const botFace = (bot: string | null | undefined, index: number): string => `${BOTS[index % BOTS.length]} ${levelOf(bot)}`
export const botName = (index: number): string => say(`bot-${BOTS[index % BOTS.length]}`)

/** How well a bot plays and, where that matters, in which style: “Fox · cheeky”. */
export function botKind(bot: string | null | undefined, index: number, game: string | undefined): string {
  const level = say(`level-${levelOf(bot)}`)
  const style = styleAt(bot, index, game)
  return style && words.has(game ?? '') ? `${level} · ${styleName(style, game)}` : level
}

/** A style in the words of its game. */
export const styleName = (style: string, game: string | undefined): string => words.sayFirst([`style-${game}-${style}`]) ?? readable(style)

/** The same for those who only hear it, and nothing about people. */
export function spokenKind(seat: SeatInfo | undefined, index: number, game: string | undefined): string {
  return seat?.kind === 'bot' ? say('level-bot', { kind: botKind(seat.bot, index, game) }) : ''
}

/** Who sits where at a table; nobody where there is no such seat. */
export const namesAt = (table: { seats: SeatInfo[] }) => (seat: number): string | undefined => (table.seats[seat] ? nameOf(table.seats[seat], seat) : undefined)

export function nameOf(seat: SeatInfo | undefined, index: number): string {
  if (!seat || seat.kind === 'free') return say('seat-free')
  return seat.kind === 'bot' ? botName(index) : isolated(seat.name ?? '')
}
