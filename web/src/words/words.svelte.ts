// What the page says. The sentences are in the house's catalogues (src/elferhaus/locale), the same that Python speaks.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { parseCard } from '../art/card'

export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Details = Record<string, FluentVariable>

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
}

// Texts of which each is needed in one place only, `de/lessons/farben.ftl`: loaded when somebody comes there.
const LATER = import.meta.glob<string>('../../../src/elferhaus/locale/*/{hints,lessons,screens}/*.ftl', { query: '?raw', import: 'default' })

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #also = new Set<string>()

  /** Speak a language from now on; everything on the page that was said is said again in it. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const catalogue = await CATALOGUES[language]()
    const also = [...this.#also].map((name) => LATER[`../../../src/elferhaus/locale/${language}/${name}.ftl`]?.() ?? '')
    const texts = [...Object.values(catalogue.default), ...(await Promise.all(also))]
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Know more catalogues, such as `lessons/farben`, from now on. */
  async also(...names: string[]): Promise<void> {
    if (names.every((name) => this.#also.has(name))) return
    for (const name of names) this.#also.add(name)
    await this.speak(this.language)
  }

  /** Whether any language is there yet. */
  get ready(): boolean {
    return this.#bundle !== null
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }

  /** Say a message, or one of its attributes (`key.attribute`). */
  say(key: string, details: Details = {}): string {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!this.#bundle || !pattern) return key
    return this.#bundle.formatPattern(pattern, details).replaceAll('\n', ' ')
  }
}

export const words = new Words()
export const say = (key: string, details?: Details): string => words.say(key, details)

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
const COLOURS = new Set(['red', 'yellow', 'green', 'blue'])

/** Why something was refused: the message with its cards and colours in words, as locale/messages.py says it. */
export function sayRefusal(key: string, details: Record<string, unknown>): string {
  const told: Details = {}
  for (const [name, value] of Object.entries(details)) Object.assign(told, inWords(name, value))
  return say(key, told)
}

export function inWords(name: string, value: unknown): Details {
  if (Array.isArray(value)) {
    const names = value.map((card) => cardName(String(card), 'the'))
    if (names.length < 2) return { [name]: names.join('') }
    return { [name]: say('one-of', { most: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }) }
  }
  // Programs count seats from 0, people from 1.
  if (typeof value === 'number') return { [name]: name === 'seat' ? value + 1 : value }
  const text = String(value)
  if (CARD_DETAILS.has(name)) {
    return { [name]: cardName(text), [`${name}_the`]: cardName(text, 'the'), [`${name}_The`]: cardName(text, 'The') }
  }
  if (name === 'game' && words.knows(`game-${text}`)) return { [name]: say(`game-${text}`) }
  return { [name]: COLOURS.has(text) && name !== 'value' ? colourName(text) : text }
}
