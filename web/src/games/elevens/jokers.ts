// Jokers are all alike, but each of them is seen to move: from the hand to its place, and back when it is swapped.

export interface Jokers {
  /** By place: what the joker that lies there flies by. */
  laid: ReadonlyMap<string, string>
  /** Those in the own hand. */
  held: readonly string[]
  /** How many have a name. */
  made: number
}

export const NO_JOKERS: Jokers = { laid: new Map(), held: [], made: 0 }

/** Take in where jokers lie now, and how many are in the own hand; whoever left one of the two went to the other. */
export function follow(was: Jokers, places: readonly string[], inHand: number): Jokers {
  let { made } = was
  const name = (): string => `joker-${made++}`
  const gone = [...was.laid].filter(([place]) => !places.includes(place)).map(([, joker]) => joker)
  const spare = was.held.slice(inHand)
  const held = was.held.slice(0, inHand)
  held.push(...gone.slice(0, inHand - held.length))
  while (held.length < inHand) held.push(name())
  const laid = new Map(places.map((place) => [place, was.laid.get(place) ?? spare.shift() ?? name()]))
  return { laid, held, made }
}
