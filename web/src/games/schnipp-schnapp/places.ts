// Where everyone lies around the middle: rows and columns of a grid with three columns and six rows.
export interface Spot {
  column: string
  row: string
}

const [LEFT, CENTRE, RIGHT] = ['1', '2', '3']
const [UP, DOWN, ALL] = ['1 / 4', '4 / 7', '1 / 7']
const [TOP, MIDST, FOOT] = ['1 / 3', '3 / 5', '5 / 7']
const at = (column: string | undefined, row: string | undefined): Spot => ({ column: column ?? '', row: row ?? '' })

/** The others, from the left neighbour on, clockwise; the own pile lies below them. */
const OTHERS: Record<number, Spot[]> = {
  1: [at(CENTRE, UP)],
  2: [at(LEFT, ALL), at(RIGHT, ALL)],
  3: [at(LEFT, UP), at(CENTRE, UP), at(RIGHT, UP)],
  4: [at(LEFT, DOWN), at(LEFT, UP), at(RIGHT, UP), at(RIGHT, DOWN)],
  5: [at(LEFT, DOWN), at(LEFT, UP), at(CENTRE, UP), at(RIGHT, UP), at(RIGHT, DOWN)],
}
/** Everyone, for the screen and for watchers. */
const EVERYONE: Record<number, Spot[]> = {
  2: [at(LEFT, ALL), at(RIGHT, ALL)],
  3: [at(LEFT, UP), at(RIGHT, UP), at(CENTRE, FOOT)],
  4: [at(LEFT, UP), at(RIGHT, UP), at(RIGHT, DOWN), at(LEFT, DOWN)],
  5: [at(LEFT, UP), at(CENTRE, TOP), at(RIGHT, UP), at(RIGHT, DOWN), at(LEFT, DOWN)],
  6: [at(LEFT, UP), at(CENTRE, TOP), at(RIGHT, UP), at(RIGHT, DOWN), at(CENTRE, FOOT), at(LEFT, DOWN)],
}

export interface Places {
  spots: Spot[]
  middle: Spot
  /** How many piles lie one above the other where it is tightest. */
  rows: number
}

export function placesFor(seats: number, whole: boolean): Places {
  const spots = (whole ? EVERYONE[seats] : OTHERS[seats - 1]) ?? []
  if (whole) return { spots, middle: at(CENTRE, seats === 3 ? '1 / 5' : seats > 4 ? MIDST : ALL), rows: seats > 4 ? 3 : seats > 2 ? 2 : 1 }
  return { spots, middle: at(CENTRE, seats === 3 || seats === 5 ? ALL : DOWN), rows: seats === 3 ? 1 : 2 }
}
