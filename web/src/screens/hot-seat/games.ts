// Where everybody has to be the first, everybody needs a screen to tap on.
const ALL_AT_ONCE: ReadonlySet<string> = new Set(['schnipp-schnapp'])

/** Whether several people on one device can play a game. */
export const canShare = (game: string): boolean => !ALL_AT_ONCE.has(game)
