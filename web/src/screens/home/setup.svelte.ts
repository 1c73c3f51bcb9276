// What somebody is about to lay on a table: the game, for how many, and how it is to be played.
import { botWord, levelOf, USUAL, type Level } from '../../parts/levels'
import { HouseError, tryChoice } from '../../wire/house'
import type { TableLink } from '../../wire/link.svelte'
import type { Offer, OpenTable, Option } from '../../wire/types'
import { same, usual, type Value } from './options'

export type Place = 'you' | 'open' | 'bot' | 'here'
/** Somebody else on this device. */
export interface Mate {
  name: string
  portrait: string
}

/** Why the house says no, and what would mend it. */
export interface Objection {
  rule: string
  key: string
  details: Record<string, unknown>
}
export type Repair =
  | { what: 'seats'; seats: number }
  | { what: 'edition'; edition: string }
  | { what: 'variant'; variant: string }
  | { what: 'usual'; option: string }

export const FEWEST_SEATS = 2
export const MOST_SEATS = 6
const USUAL_SEATS = 4

export class Setup {
  edition = $state('')
  options = $state<Record<string, Value>>({})
  rounds = $state(1)
  places = $state<Place[]>([])
  mates = $state<Record<number, Mate>>({})
  level = $state<Level>(USUAL)
  style = $state<string | null>(null)
  objection = $state.raw<Objection | null>(null)
  repairs = $state.raw<Repair[]>([])
  #asked = 0

  constructor(
    readonly info: Offer,
    link?: TableLink,
  ) {
    const now = link?.info
    const [fewest, most] = info.players
    const usualSeats = Math.max(fewest, Math.min(most, USUAL_SEATS))
    this.edition = info.editions[0] ?? ''
    this.level = levelOf(info.level)
    this.options = { ...(info.among_people as Record<string, Value>) }
    if (now) {
      this.rounds = now.rounds
      this.seats = now.seats.length
      if (now.game === info.id) {
        this.edition = now.edition
        this.options = { ...(now.options as Record<string, Value>) }
      } else this.seats = Math.max(fewest, Math.min(most, now.seats.length))
    } else this.seats = usualSeats
  }

  get seats(): number {
    return this.places.length
  }

  set seats(count: number) {
    this.places = Array.from({ length: count }, (_, seat) => this.places[seat] ?? (seat ? 'open' : 'you'))
  }

  /** Whether several people on one device can play this. */
  get canShare(): boolean {
    return this.info.one_device
  }

  /** Seats somebody else on this device: where nobody is awaited yet, at one more place if there is room. */
  seatMate(mate: Mate): void {
    const awaited = this.places.indexOf('open')
    if (awaited < 0) this.seats += 1
    const seat = awaited < 0 ? this.places.length - 1 : awaited
    this.places[seat] = 'here'
    this.mates[seat] = mate
  }

  /** Which bot sits down wherever one is wanted. */
  get bot(): string {
    return botWord(this.level, this.info.styles.length ? this.style : null)
  }

  get body(): OpenTable {
    const { info, edition, options, rounds, seats } = this
    return { game: info.id, edition, options: { ...options }, rounds, seats }
  }

  value(option: Option): Value | null {
    return this.options[option.name] ?? usual(this.info, option, this.edition)
  }

  set(option: Option, value: Value | null): void {
    const { [option.name]: _, ...others } = this.options
    const said = value !== null && !same(value, usual(this.info, option, this.edition))
    this.options = said ? { ...others, [option.name]: value } : others
  }

  /** Ask the house whether this can be played; where it cannot, ask what else could. */
  async check(): Promise<void> {
    const asked = ++this.#asked
    const objection = await objectionTo(this.body)
    const repairs = objection ? await this.#repairs(objection) : []
    if (asked !== this.#asked) return // another choice has been made meanwhile
    this.objection = objection
    this.repairs = repairs
  }

  mend(repair: Repair): void {
    if (repair.what === 'seats') this.seats = repair.seats
    else if (repair.what === 'edition') this.edition = repair.edition
    else if (repair.what === 'variant') this.options = { ...this.options, variant: repair.variant }
    else {
      const { [repair.option]: _, ...others } = this.options
      this.options = others
    }
  }

  /** Everything that could be changed is tried with the house: it knows the rules, the page does not. */
  async #repairs(objection: Objection): Promise<Repair[]> {
    const { info, body } = this
    const [fewest, most] = info.players
    const nearest = Math.max(fewest, Math.min(most, this.seats))
    const tries: [Repair, OpenTable][] = []
    if (nearest !== this.seats) tries.push([{ what: 'seats', seats: nearest }, { ...body, seats: nearest }])
    else if (this.seats !== fewest) tries.push([{ what: 'seats', seats: fewest }, { ...body, seats: fewest }])
    for (const edition of info.editions) {
      if (edition !== this.edition) tries.push([{ what: 'edition', edition }, { ...body, edition }])
    }
    for (const variant of info.options.find((option) => option.name === 'variant')?.choices ?? []) {
      tries.push([{ what: 'variant', variant }, { ...body, options: { ...body.options, variant } }])
    }
    for (const option of Object.keys(this.options)) {
      const { [option]: _, ...others } = this.options
      if (option !== 'variant') tries.push([{ what: 'usual', option }, { ...body, options: others }])
    }
    const answers = await Promise.all(tries.map(async ([repair, table]) => ({ repair, left: await objectionTo(table) })))
    // Where two things are wrong, a way out of the first is one: the cat speaks of the second then.
    const useful = answers.filter(({ left }) => !left || left.key !== objection.key || left.rule !== objection.rule || left.details.option !== objection.details.option)
    const whole = useful.filter(({ left }) => !left)
    const good = (whole.length ? whole : useful).map(({ repair }) => repair)
    const about = objection.details.option
    // What the refusal is about comes first, one way of a kind; two ways out are enough.
    const fits = (repair: Repair): number => Number(repair.what === 'usual' && repair.option === about)
    const ways = good.sort((a, b) => fits(b) - fits(a)).filter(({ what }, i) => good.findIndex((each) => each.what === what) === i)
    return ways.slice(0, 2)
  }
}

async function objectionTo(table: OpenTable): Promise<Objection | null> {
  try {
    await tryChoice(table)
    return null
  } catch (error) {
    return error instanceof HouseError ? error.refused : null
  }
}
