// Names and faces of those at a table.
import { BOTS, PEOPLE } from '../art/portraits'
import type { SeatInfo } from '../wire/types'
import { say } from '../words/words.svelte'

/** Bots are things of the household, one for each seat; people without a face get one. */
export function faceOf(seat: SeatInfo, index: number): string {
  const [faces, wanted] = seat.kind === 'bot' ? [BOTS, null] : [PEOPLE, seat.portrait]
  return wanted && PEOPLE.includes(wanted) ? wanted : (faces[index % faces.length] ?? '')
}

export function nameOf(seat: SeatInfo | undefined, index: number): string {
  if (!seat || seat.kind === 'free') return say('seat-free')
  return seat.kind === 'bot' ? say(`bot-${BOTS[index % BOTS.length]}`) : (seat.name ?? '')
}
