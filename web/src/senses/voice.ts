// The house reads aloud, with a voice of this device. What is out of date is not said any more.
import { type Language, words } from '../words/words.svelte'

/** `card`, `no` and `bubble` interrupt; what others `told` and whose `turn` it is wait until the last sentence is over. */
export type Kind = 'card' | 'no' | 'bubble' | 'told' | 'turn'

interface Sentence {
  kind: Kind
  text: string
}

const RATE = 0.92 // calm, for those who learn to listen
const MOST_TOLD = 2 // the table goes on while somebody speaks: what happened before that is old
const WORDS: Record<Language, string> = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', it: 'it-IT', nl: 'nl-NL' }

export const canSpeak = 'speechSynthesis' in window

/** The voices of a language that are on this device; others would send every sentence to somebody else's house. */
export function voicesOf(language: Language): SpeechSynthesisVoice[] {
  if (!canSpeak) return []
  const known = speechSynthesis.getVoices().filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language))
  const like = (voice: SpeechSynthesisVoice): number => (voice.default ? 2 : 0) + (voice.lang.replace('_', '-') === WORDS[language] ? 1 : 0)
  return known.sort((one, other) => like(other) - like(one))
}

/** Whether nothing on this device can speak it. Where no voices are listed at all, it is worth trying. */
export function isMute(language: Language): boolean {
  return !canSpeak || (speechSynthesis.getVoices().length > 0 && !voicesOf(language).length)
}

class Voice {
  #queue: Sentence[] = []
  #now: { kind: Kind; utterance: SpeechSynthesisUtterance; timer: number } | null = null

  speak(kind: Kind, text: string): void {
    if (!text.trim()) return
    if (kind === 'card' || kind === 'no' || kind === 'bubble') this.silence()
    if (kind === 'turn') this.forget('turn')
    this.#queue.push({ kind, text })
    const told = this.#queue.filter((sentence) => sentence.kind === 'told')
    if (told.length > MOST_TOLD) this.#queue.splice(this.#queue.findIndex((sentence) => sentence.kind === 'told'), 1)
    if (!this.#now) this.#next()
  }

  /** What was to be said of this kind is no longer true. */
  forget(kind: Kind): void {
    this.#queue = this.#queue.filter((sentence) => sentence.kind !== kind)
    if (this.#now?.kind === kind) this.#stop()
  }

  silence(): void {
    this.#queue = []
    if (this.#now) this.#stop()
  }

  #stop(): void {
    if (this.#now) clearTimeout(this.#now.timer)
    this.#now = null
    speechSynthesis.cancel()
    this.#next()
  }

  #next(): void {
    const sentence = this.#queue.shift()
    const { language } = words
    if (!sentence || isMute(language)) return
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.lang = WORDS[language]
    utterance.voice = voicesOf(language)[0] ?? null
    utterance.rate = RATE
    const over = (): void => {
      if (this.#now?.utterance !== utterance) return
      clearTimeout(this.#now.timer)
      this.#now = null
      this.#next()
    }
    utterance.onend = utterance.onerror = over
    // Some browsers never tell that they are done.
    this.#now = { kind: sentence.kind, utterance, timer: window.setTimeout(over, 2500 + 110 * sentence.text.length) }
    speechSynthesis.speak(utterance)
  }
}

/** There is one mouth on a device. */
export const voice = new Voice()
