/** What a tap on a place, a card or a seat does. */
export interface Tap {
  verb: string
  /** The one choice that it is, if it is one. */
  does: string | undefined
  note: string
  tap: () => void
}
