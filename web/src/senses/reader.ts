// What on the page is read aloud: `data-spoken` whenever it says something new, `data-prompt` on your turn, a card of the
// hand when it is tapped or focused.
import { wordsOf } from '../parts/announcer'
import { say } from '../words/words.svelte'
import { voice } from './voice'

const SPOKEN = '[data-spoken]'
const PROMPT = '[data-prompt]'
const CARD = '[data-zone="hand"] [data-card]'
const TWICE_MS = 700 // a tap focuses a card and clicks it: it is said once

export class Reader {
  /** Whether it is this person's turn: only then is what is to be done read. */
  asked = false
  readonly voice = voice
  #said = new WeakMap<Element, string>()
  #prompt = ''
  #card = { text: '', at: 0 }
  #watch = new MutationObserver(() => this.look())

  constructor() {
    this.#watch.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['data-spoken', 'data-prompt'] })
    document.addEventListener('focusin', this.#touch)
    document.addEventListener('click', this.#touch, true) // before the page does what the tap means
    this.look()
  }

  close(): void {
    this.#watch.disconnect()
    document.removeEventListener('focusin', this.#touch)
    document.removeEventListener('click', this.#touch, true)
    voice.silence()
  }

  /** Whether something on the page tells all that is to be told, such as the cat in a lesson. */
  get tells(): boolean {
    return seen(SPOKEN) !== null
  }

  /** Read what is new. */
  look(): void {
    for (const node of document.querySelectorAll<HTMLElement>(SPOKEN)) {
      const text = isSeen(node) ? (node.dataset.spoken || wordsOf(node)) : ''
      if (text === (this.#said.get(node) ?? '')) continue
      this.#said.set(node, text)
      if (text) voice.speak('bubble', text)
    }
    if (this.tells) return
    const prompt = this.asked ? this.#asks() : ''
    if (prompt === this.#prompt) return
    this.#prompt = prompt
    if (prompt) voice.speak('turn', prompt)
    else voice.forget('turn')
  }

  #asks(): string {
    const node = seen(PROMPT)
    return node ? (node.dataset.prompt || wordsOf(node)) : say('your-turn')
  }

  #touch = (event: Event): void => {
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>(CARD) : null
    if (!node) return
    if (event.type === 'click' && node.getAttribute('aria-pressed') === 'true') return // the second tap lays it
    const text = node.getAttribute('aria-label') ?? ''
    if (text === this.#card.text && performance.now() - this.#card.at < TWICE_MS) return
    this.#card = { text, at: performance.now() }
    voice.speak('card', text)
  }
}

const isSeen = (node: Element): boolean => node.getClientRects().length > 0

function seen(selector: string): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null
}
