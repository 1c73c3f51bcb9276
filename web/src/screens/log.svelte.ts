// What happened at the table, in the person's own language, the newest first.
import type { GameUi } from '../games'
import { cardNames, isCard } from '../parts/actions'
import { announce, forgetAnnounced } from '../parts/announcer'
import { nameOf } from '../parts/people'
import type { Happening, TableLink } from '../wire/link.svelte'
import { say, words } from '../words/words.svelte'

const MOST = 80
const MOST_HEARD = 8

/** One thing that happened: a sentence, who did it, and the cards that it names. */
export interface Entry {
  /** No other one has this number. */
  n: number
  seq: number
  by: number | null
  verb: string | null
  text: string
  cards: string[]
  /** How often, where the same was done several times in a row. */
  count: number
}

/** What a step brought about, with the table as it was then. */
interface Step {
  happened: readonly Happening[]
  at: Pick<TableLink, 'you' | 'seats' | 'info' | 'view'>
}

class Log {
  /** Their texts alone. */
  lines = $state.raw<string[]>([])
  entries = $state.raw<Entry[]>([])
  /** Whether somebody reads it as a whole. */
  open = $state(false)
  #link: TableLink | null = null
  #heard = 0
  #n = 0
  #steps: Step[] = []
  #language = ''

  /** Take in what the last step brought about. Reads the table, so it is called again with every step. */
  hear(link: TableLink, ui: GameUi): void {
    if (link !== this.#link) this.begin(link)
    if (words.language !== this.#language) this.#tellAnew(ui)
    if (link.seq === this.#heard) return
    const first = !this.#heard
    const { you, seats, info, view } = link
    const steps: Step[] = [first ? link.recent : [], link.happened].filter(({ length }) => length).map((happened) => ({ happened, at: { you, seats, info, view } }))
    this.#heard = link.seq
    this.#steps = [...this.#steps, ...steps].slice(-MOST)
    let entries = this.entries
    for (const step of steps) {
      const told = this.#told(step, ui)
      // Who comes to a table is not told aloud what was before; a lost line may have missed more than anybody wants to hear.
      if (!first) for (const { text } of told.slice(-MOST_HEARD)) announce(text)
      for (const entry of told) entries = gathered(entry, entries, step.at, ui)
    }
    if (entries !== this.entries) this.#keep(entries)
  }

  /** Tell the same in another language. */
  #tellAnew(ui: GameUi): void {
    this.#language = words.language
    let entries: Entry[] = []
    for (const step of this.#steps) for (const entry of this.#told(step, ui)) entries = gathered(entry, entries, step.at, ui)
    this.#keep(entries)
  }

  #keep(entries: Entry[]): void {
    this.entries = entries.slice(0, MOST)
    this.lines = this.entries.map(({ text }) => text)
  }

  /** What a few steps brought about, each told beside what else came of its own step. */
  #told({ happened, at }: Step, ui: GameUi): Entry[] {
    const found: Entry[] = []
    for (const happening of happened) {
      const step = { ...at, happened: happened.filter(({ seq }) => seq === happening.seq) } as unknown as TableLink
      const text = ui.tell(happening, step)
      if (text === null) continue
      const { by, action } = happening as { by?: unknown; action?: { do: string } }
      const cards = [...new Set(Object.values(action ?? happening).flat().filter(isCard))]
      found.push({ n: (this.#n += 1), seq: happening.seq, by: typeof by === 'number' ? by : null, verb: action?.do ?? null, text, cards, count: 1 })
    }
    return found
  }

  /** Come to a table: what was told at another one is not for this one. */
  begin(link: TableLink | null): void {
    forgetAnnounced()
    this.#link = link
    this.lines = []
    this.entries = []
    this.#steps = []
    this.open = false
    this.#heard = 0
  }

  /** Begin anew: what was told to one person is not for the next one at the same device. */
  forget(): void {
    this.begin(this.#link)
  }
}

/** Put something on top; what somebody does several times in a row is one line: “draws 2 cards”. */
function gathered(entry: Entry, entries: Entry[], at: Step['at'], ui: GameUi): Entry[] {
  const [last, ...rest] = entries
  const key = entry.verb === null ? undefined : ui.gathers?.[entry.verb]
  if (!key || last?.by !== entry.by || last.verb !== entry.verb || entry.by === null) return [entry, ...entries]
  const [count, cards] = [last.count + 1, [...last.cards, ...entry.cards]]
  const who = { who: entry.by === at.you ? 'you' : 'other', name: nameOf(at.seats[entry.by], entry.by) }
  const named = cards.length === count ? `: ${cardNames(cards)}` : ''
  return [{ ...entry, count, cards, text: `${say(key, { ...who, count })}${named}` }, ...rest]
}

export const log = new Log()
