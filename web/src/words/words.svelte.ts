// What the page says. The words come from the house, in Fluent: its own, and those of each game when it is wanted.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { parseCard } from '../art/card'
import { untilAnswered } from '../wire/answers.svelte'
import { askText, HouseError } from '../wire/house'

export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Details = Record<string, FluentVariable>

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

// What numbers are formatted with is a hyphen, in print a minus is as broad as a digit.
const MINUS = /(^|[\s(])-(?=\d)/gu

/** What somebody has written from right to left, so that it turns nothing around that stands beside it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) && !text.startsWith(ISOLATE) ? ISOLATE + text + END : text)

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  /** The games whose words are in the bundle. */
  #known = $state.raw<ReadonlySet<string>>(new Set())
  #wanted: Language | null = null
  #games = new Set<string>()
  #catalogues = new Map<string, Promise<FluentResource>>()

  /** Speak a language from now on; everything on the page that was said is said again in it. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language
    await this.#gather(language)
  }

  /** Know the words of these games from now on, in whatever language. */
  async learn(...games: string[]): Promise<void> {
    for (const game of games) this.#games.add(game)
    if (this.#wanted && !games.every((game) => this.has(game))) await this.#gather(this.#wanted)
  }

  /** Fetch all that is wanted; then all of it is said at once, unless something else is wanted by then. */
  async #gather(language: Language): Promise<void> {
    const games = [...this.#games]
    const catalogues = await Promise.all(['', ...games.map((game) => `/${encodeURIComponent(game)}`)].map((path) => this.#catalogue(language + path)))
    if (language !== this.#wanted) return
    if (games.length !== this.#games.size) return this.#gather(language)
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const catalogue of catalogues) bundle.addResource(catalogue)
    this.#bundle = bundle
    this.#known = new Set(games)
    this.language = language
    document.documentElement.lang = language
  }

  #catalogue(path: string): Promise<FluentResource> {
    const known = this.#catalogues.get(path)
    if (known) return known
    const asked = untilAnswered(() => askText(`/api/words/${path}`)).then(
      (text) => new FluentResource(text),
      (error: unknown) => {
        this.#catalogues.delete(path)
        if (error instanceof HouseError) return new FluentResource('') // a game that this house no longer has
        throw error
      },
    )
    this.#catalogues.set(path, asked)
    return asked
  }

  /** Whether any language is there yet. */
  get ready(): boolean {
    return this.#bundle !== null
  }

  /** Whether the words of a game are there. */
  has(game: string): boolean {
    return this.#known.has(game)
  }

  knows(key: string): boolean {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle?.getMessage(name)
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined
  }

  /** Say a message, or one of its attributes (`key.attribute`). */
  say(key: string, details: Details = {}): string {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!this.#bundle || !pattern) return key
    const told = Object.fromEntries(Object.entries(details).map(([detail, value]) => [detail, typeof value === 'string' ? isolated(value) : value]))
    return this.#bundle.formatPattern(pattern, told).replaceAll('\n', ' ').replace(MINUS, '$1−')
  }

  /** Say the first of these that is in the catalogues; null: none is. */
  sayFirst(keys: readonly string[], details?: Details): string | null {
    const key = keys.find((each) => this.knows(each))
    return key === undefined ? null : this.say(key, details)
  }
}

export const words = new Words()
export const say = (key: string, details?: Details): string => words.say(key, details)

/** A number as it is printed. */
export const figure = (number: number | string): string => String(number).replace('-', '−')

/** The browser's first language that the house speaks, else English. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

/** A card in words: “the yellow 17”. */
export function cardName(card: string, article: 'none' | 'the' | 'The' = 'none'): string {
  if (card === 'joker') return say('joker-name', { article })
  const parsed = parseCard(card)
  return parsed ? say('card-name', { article, colour: parsed.colour, number: parsed.number }) : card
}

export const colourName = (colour: string): string => say('colour-name', { colour })

const CARD_DETAILS = new Set(['card', 'missing', 'other', 'needed', 'place', 'top'])

/** What is a seat in a refusal, where it is not only `seat`. */
const SEAT_DETAILS: Record<string, string[]> = { 'deal-dealer': ['found', 'wanted'], 'deal-starter': ['seat', 'wanted'], 'score-winners': ['winners'] }

/**
 * Why something was refused: the message with its cards in words, as words/messages.py says it.
 * Seats are told by name where `name` knows one; else they count from 1, as people do.
 */
export function sayRefusal(key: string, details: Record<string, unknown>, name: (seat: number) => string | undefined = () => undefined): string {
  const told: Details = {}
  for (const [detail, value] of Object.entries(details)) {
    if ((SEAT_DETAILS[key] ?? ['seat']).includes(detail)) {
      told[detail] = String(value).split(' ').map((seat) => name(Number(seat)) || say('place-number', { number: Number(seat) + 1 })).join(', ')
    } else Object.assign(told, inWords(detail, value))
  }
  return say(key, told)
}

/** A detail in words: a card with and without its article (`$card`, `$card_the`, `$card_The`), several, a game, an edition. A colour is said by the sentence itself. */
export function inWords(name: string, value: unknown): Details {
  if (Array.isArray(value)) {
    const names = value.map((card) => cardName(String(card), 'the'))
    if (names.length < 2) return { [name]: names.join('') }
    return { [name]: say('one-of', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }) }
  }
  if (typeof value === 'number') return { [name]: value }
  const text = String(value)
  if (CARD_DETAILS.has(name)) {
    return { [name]: cardName(text), [`${name}_the`]: cardName(text, 'the'), [`${name}_The`]: cardName(text, 'The') }
  }
  if (name === 'game' && words.knows(`game-${text}`)) return { [name]: say(`game-${text}`) }
  if (name === 'edition') return { [name]: say('edition-short', { edition: text }) }
  return { [name]: text }
}
