// What the coach found, in the person's own language and the game's own words.
import { detailsOf } from '../../parts/actions'
import { nameOf } from '../../parts/people'
import { offerOf } from '../../wire/games.svelte'
import type { Happening, TableLink } from '../../wire/link.svelte'
import type { Balance, Moment, Reason, Report, Update } from '../../wire/types'
import { type Details, inWords, say, words } from '../../words/words.svelte'
import type { Playback } from '../replay/playback.svelte'

export const percent = (chance: number): number => Math.round(100 * chance)

/** A chance as it is printed: some languages have a space before the sign. */
export const share = (chance: number): string => new Intl.NumberFormat(words.language, { style: 'percent' }).format(chance)

export const change = (difference: number): string => signed(Math.round(100 * difference))
const signed = (points: number): string => (points ? `${points < 0 ? '−' : '+'}${Math.abs(points)}` : '0')

/** Even chances, cards, own play, the others' play and the result as they are shown: they add up as well. */
export function summed({ even, own, others, result }: Balance): string[] {
  const [before, mine, theirs, after] = [percent(even), percent(own), percent(others), percent(result)]
  return [`${before}`, signed(after - before - mine - theirs), signed(mine), signed(theirs), `${after}`]
}

/** The chances before a moment: before the first they are even. */
export function before({ moments = [], players }: Report, at: number): number[] {
  return moments[at - 1]?.chances ?? players.map(() => 1 / players.length)
}

/** What somebody did, or could have done, at a step: with all that the table saw only later, if at all. */
export function told(playback: Playback, at: number, by: number, action: unknown): string {
  const step: Update | undefined = playback.replay.steps[Math.max(0, at - 1)]
  if (!step || !action) return ''
  const { do: verb } = action as { do: string }
  const silent = Object.fromEntries((offerOf(step.table.game)?.actions[verb] ?? []).map((field) => [field, 'none']))
  const who = { who: 'other', name: nameOf(step.table.seats[by], by) }
  const sentence = words.sayFirst([`coach-did-${step.table.game}-${verb}`, `coach-did-${verb}`], { ...silent, ...detailsOf(action, step.table), ...who })
  if (sentence !== null) return sentence
  const seen = { you: null, seats: step.table.seats, info: step.table, view: step.view, happened: [] } as unknown as TableLink
  const did = { event: 'did', by, action, seq: step.seq } as unknown as Happening
  const doing = `do-${verb}`
  return playback.ui.tell(did, seen) ?? words.sayFirst([doing]) ?? who.name
}

/** A moment that changed much: what was done, and for whom it changed most. */
export function swing(playback: Playback, report: Report, at: number): string {
  const moment = report.moments?.[at]
  if (!moment) return ''
  const then = before(report, at)
  const differences = moment.chances.map((chance, seat) => chance - (then[seat] ?? 0))
  const seat = differences.reduce((most, each, index) => (Math.abs(each) > Math.abs(differences[most] ?? 0) ? index : most), 0)
  const about = { name: nameOf(playback.shown?.table.seats[seat], seat), change: change(differences[seat] ?? 0) }
  const { by } = moment
  if (by === null || by === undefined) return say('coach-swing-deal', { round: moment.round, ...about })
  return say('coach-swing', { what: told(playback, at, by, moment.done), ...about })
}

/** Why the best choice was the best. */
export function why(playback: Playback, reason: Reason | null | undefined): string {
  if (!reason) return ''
  const details: Details = {}
  for (const [name, value] of Object.entries(reason.args ?? {})) {
    if (name === 'seat') details.name = nameOf(playback.shown?.table.seats[Number(value)], Number(value))
    else Object.assign(details, inWords(name, value))
  }
  return say(reason.key, details)
}

/** What would have been better. */
export function better(playback: Playback, at: number, { by, verdict }: Moment): string {
  if (!verdict || verdict.word === 'best' || by === null || by === undefined) return ''
  return verdict.better ? say('coach-better', { what: told(playback, at, by, verdict.better) }) : say('coach-better-silent')
}

/** Luck and play of a seat in one line that a child can read. */
export function balanced(report: Report, seat: number, name: string, own: boolean): string {
  const balance = report.balances?.[seat]
  if (!balance) return ''
  const fortune = say('coach-fortune', { fortune: balance.fortune })
  if (balance.mark === null) return own ? say('coach-your-luck-line', { fortune }) : say('coach-luck-line', { name, fortune })
  const mark = say('coach-mark', { mark: balance.mark })
  return own ? say('coach-your-line', { fortune, mark }) : say('coach-line', { name, fortune, mark })
}
