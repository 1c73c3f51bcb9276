// What every part of a table's page can ask for: the line to the table.
import { getContext, onDestroy, setContext } from 'svelte'
import type { Flights, Leaving } from '../motion/flights'
import type { TableLink } from '../wire/link.svelte'

const LINK = Symbol('table')
const FLIGHTS = Symbol('flights')

export const setTable = (link: TableLink, flights: Flights): void => {
  setContext(LINK, link)
  setContext(FLIGHTS, flights)
}
export const tableLink = (): TableLink => getContext(LINK)
export const tableFlights = (): Flights => getContext(FLIGHTS)

/** Say where cards go that are no longer seen, as long as this board is. */
export function leaving(goes: Leaving): void {
  const flights = tableFlights()
  flights.leaving = goes
  onDestroy(() => flights.leaving === goes && (flights.leaving = null))
}
