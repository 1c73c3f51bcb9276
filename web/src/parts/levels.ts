// How well a bot plays. At the table a bot is one word, such as `sharp`; where a game has styles, also `sharp-cheeky`.
import { offerOf } from '../wire/games.svelte'

export const LEVELS = ['little', 'easy', 'steady', 'sharp', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export const USUAL: Level = 'steady'
// Tables and house rules from before there were levels.
const EARLIER: Readonly<Record<string, Level>> = { random: 'little', patient: 'easy', greedy: 'steady', thumb: 'sharp', search: 'expert' }

/** In which styles the bots of a game can play, as soon as the house has told. */
export const stylesOf = (game: string | undefined): readonly string[] => offerOf(game)?.styles ?? []

const parts = (bot: string | null | undefined): [word: string, style: string] => {
  const [word = '', ...style] = (bot ?? '').split('-')
  return [word, style.join('-')]
}

export function levelOf(bot: string | null | undefined): Level {
  const [word] = parts(bot)
  return LEVELS.find((level) => level === word) ?? EARLIER[word] ?? USUAL
}

/** The style that was chosen for a bot, if any was. */
export const chosenStyle = (bot: string | null | undefined): string | null => parts(bot)[1] || null

/** The style a bot has: without a chosen one it comes from the seat, so that a table has all kinds. Null: there are none. */
export function styleAt(bot: string | null | undefined, seat: number, game: string | undefined): string | null {
  const styles = stylesOf(game)
  const chosen = chosenStyle(bot)
  return chosen && styles.includes(chosen) ? chosen : (styles[seat % styles.length] ?? null)
}

export const botWord = (level: Level, style: string | null = null): string => (style ? `${level}-${style}` : level)

/** What was chosen when a table was last laid here, since the page was opened. */
export const wanted = { bot: USUAL as string }

/** The same bot in today's words. */
export const today = (bot: string): string => botWord(levelOf(bot), chosenStyle(bot))
