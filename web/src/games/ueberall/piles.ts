// Piles in words.
import { cardName, say } from '../../words/words.svelte'

/** What is said of an open pile: whose it is, its top card, how many lie there. */
export function pileLabel(key: 'ueberall-pile-other' | 'ueberall-pile-own' | 'ueberall-pile-middle', cards: readonly string[], details: Record<string, string> = {}): string {
  const top = cards.at(-1)
  const lies = top ? say('ueberall-pile-top', { card: cardName(top), count: cards.length }) : say('ueberall-pile-empty')
  return say('choose-is', { what: say(key, details), value: lies })
}
