// Jokers are all alike, but each of them is seen to move: from the hand to its place, and back when it is swapped.

export interface JokerNames {
  /** By place: what the joker that lies there flies by. */
  laid: ReadonlyMap<string, string>
  /** Those in the own hand. */
  held: readonly string[]
}

export class Jokers {
  #laid = new Map<string, string>()
  #held: string[] = []
  #made = 0

  /** Take in where jokers lie now, and how many are in the own hand; whoever left one of the two went to the other. */
  follow(places: readonly string[], inHand: number): JokerNames {
    const gone = [...this.#laid].filter(([place]) => !places.includes(place)).map(([, name]) => name)
    const spare = this.#held.splice(inHand)
    this.#held.push(...gone.splice(0, inHand - this.#held.length))
    while (this.#held.length < inHand) this.#held.push(this.#name())
    this.#laid = new Map(places.map((place) => [place, this.#laid.get(place) ?? spare.shift() ?? this.#name()]))
    return { laid: new Map(this.#laid), held: [...this.#held] }
  }

  #name(): string {
    return `joker-${this.#made++}`
  }
}
