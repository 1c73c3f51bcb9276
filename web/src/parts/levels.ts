// How well a bot plays. At the table a bot is one word, such as `sharp`, or in mogeln `sharp-cheeky`.

export const LEVELS = ['little', 'easy', 'steady', 'sharp', 'expert'] as const
export type Level = (typeof LEVELS)[number]
/** How a bot bluffs in mogeln. */
export const STYLES = ['honest', 'cheeky', 'poker-faced'] as const
export type Style = (typeof STYLES)[number]

export const USUAL: Level = 'steady'
// Tables and house rules from before there were levels.
const EARLIER: Readonly<Record<string, Level>> = { random: 'little', patient: 'easy', greedy: 'steady', thumb: 'sharp', search: 'expert' }

export const hasStyles = (game: string | undefined): boolean => game === 'mogeln'

export function levelOf(bot: string | null | undefined): Level {
  const word = bot?.split('-')[0] ?? ''
  return LEVELS.find((level) => level === word) ?? EARLIER[word] ?? USUAL
}

/** The style that was chosen for a bot, if any was. */
export function chosenStyle(bot: string | null | undefined): Style | null {
  return STYLES.find((style) => bot?.endsWith(`-${style}`)) ?? null
}

/** The style a bot has: without a chosen one it comes from the seat, so that a table has all kinds. */
export function styleAt(bot: string | null | undefined, seat: number): Style {
  return chosenStyle(bot) ?? STYLES[seat % STYLES.length] ?? 'honest'
}

export const botWord = (level: Level, style: Style | null = null): string => (style ? `${level}-${style}` : level)

/** What was chosen when a table was last laid here, since the page was opened. */
export const wanted = { bot: USUAL as string }

/** The same bot in today's words. */
export const today = (bot: string): string => botWord(levelOf(bot), chosenStyle(bot))
