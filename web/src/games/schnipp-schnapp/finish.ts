// The photo finish: who called what when, and what came of it.
import { parseCard } from '../../art/card'
import type { Before } from '../../parts/remembered.svelte'
import type { Happening } from '../../wire/link.svelte'
import type { SchnippSchnappView, Timing } from '../../wire/types'

export type Word = 'schnapp' | 'schnipp'

export interface Run {
  by: number
  word: Word
  /** When it counted, when it arrived, and what a slow line was given for it. */
  ms: number
  elapsed: number
  credit: number
  became: 'right' | 'wrong' | 'late'
}

export interface Finish {
  seq: number
  /** The card that was called about: how many had been turned. */
  turned: number
  runs: Run[]
  /** Who called in this step; earlier ones about the same card are in `runs` too. */
  callers: number[]
  winner: { by: number; word: Word } | null
  tied: number[]
  mistakes: { by: number; cards: number }[]
  /** Of a right call, also of several at once: the number, how many cards it won, and whose. Empty where the page came too late to see it. */
  number: number | null
  gained: number
  from: number[]
  quartets: number[]
}

export const numberOn = (card: string | undefined): number | null => parseCard(card ?? '')?.number ?? null

export function finishOf(happened: readonly Happening[], seq: number, view: SchnippSchnappView, before: Before<SchnippSchnappView> | null, last: Finish | null): Finish | null {
  const now = happened.filter((event) => event.seq === seq)
  const wrong = now.flatMap((event) => (event.event === 'mistake' ? [event.by] : []))
  const runs = runsIn(now, new Set(wrong))
  if (!runs.length) return null
  const known = before?.seq === seq - 1 ? before.view : null
  const snap = now.find((event) => event.event === 'snap')
  const winner = snap?.event === 'snap' ? { by: snap.by, word: snap.word } : null
  const tied = now.flatMap((event) => (event.event === 'tie' ? event.by : []))
  const mistakes = wrong.map((by) => ({ by, cards: known?.open[by]?.length ?? 0 }))
  const same = last !== null && last.turned === view.turned && last.seq < seq // calls about the same card belong together
  const right = runs.filter((run) => run.became === 'right').map((run) => run.word)
  const from = winner?.word === 'schnapp' && known ? takenFrom(known, view, [winner.by, ...wrong]) : []
  return {
    seq,
    turned: view.turned,
    runs: [...(same ? last.runs.filter((run) => runs.every(({ by }) => by !== run.by)) : []), ...runs].sort((a, b) => a.ms - b.ms),
    callers: runs.map(({ by }) => by),
    winner,
    tied,
    mistakes: [...(same ? last.mistakes : []), ...mistakes],
    number: known && right.length ? (right.includes('schnapp') ? pairOn(known, winner ? from : null) : numberOn(known.middle.at(-1))) : null,
    gained: winner?.word === 'schnipp' ? (known?.middle.length ?? 0) : from.reduce((sum, seat) => sum + (known?.open[seat]?.length ?? 0), 0),
    from,
    quartets: now.flatMap((event) => (event.event === 'aside' && event.by === winner?.by ? event.numbers : [])),
  }
}

function runsIn(now: Happening[], wrong: ReadonlySet<number>): Run[] {
  const runs: Run[] = []
  const run = (by: number, word: string, { ms, elapsed, credit }: Timing, became: Run['became']): void => {
    runs.push({ by, word: word as Word, ms, elapsed, credit, became })
  }
  for (const event of now) {
    if (event.event !== 'did' || !event.timing) continue
    run(event.by, event.action.do, event.timing, wrong.has(event.by) ? 'wrong' : 'right')
    for (const late of event.timing.ignored ?? []) run(late.by, late.do, late.timing, 'late')
  }
  return runs
}

/** Whose open piles are gone, beside those of the seats named. */
function takenFrom(before: SchnippSchnappView, view: SchnippSchnappView, not: number[]): number[] {
  return before.open.flatMap((pile, seat) => (pile.length && !view.open[seat]?.length && !not.includes(seat) ? [seat] : []))
}

/** The number that everyone can see on two open piles, one of them among those named; one just turned, if there are several. */
function pairOn({ open, last }: SchnippSchnappView, among: number[] | null): number | null {
  const tops = open.map((pile) => numberOn(pile.at(-1)))
  const twice = tops.filter((number, seat) => number !== null && tops.indexOf(number) !== seat && (among?.some((each) => tops[each] === number) ?? true))
  const fresh = new Set(last.map(numberOn))
  return twice.find((number) => fresh.has(number)) ?? twice[0] ?? null
}

/** Which stretch of time is drawn, and where in it the calls that tie are. */
export interface Stretch {
  at: (ms: number) => number
  /** The tie window, in shares of the stretch. */
  band: [from: number, width: number] | null
}

export function stretchOf(runs: Run[], tieMs: number): Stretch {
  const first = runs.filter((run) => run.became === 'right').map((run) => run.ms)
  const start = first.length ? Math.min(...first) : null
  const ends = runs.map((run) => Math.max(run.elapsed, run.ms))
  // A very wide window is drawn as far as it is of interest.
  const tieEnd = start === null ? 0 : start + Math.min(tieMs, 150)
  const low = Math.min(...runs.map((run) => run.ms))
  const high = Math.max(...ends, tieEnd)
  const span = Math.max(high - low, 40) * 1.2
  const from = (low + high - span) / 2
  const at = (ms: number): number => Math.max(0, Math.min(1, (ms - from) / span))
  if (start === null) return { at, band: null }
  return { at, band: [at(start), at(start + tieMs) - at(start)] }
}
