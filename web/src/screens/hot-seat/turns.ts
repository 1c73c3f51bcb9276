// Whose turn it is among those who share a device.

export interface Turns {
  /** Who has to act, and who shares this device. */
  must: readonly number[]
  here: readonly number[]
  /** Who holds the device now, if anybody does, and who held it last. */
  holder: number | null
  last: number | null
  seats: number
}

/** Who should have the device: whoever holds it goes on as long as there is something to decide; else it goes round. */
export function nextHere({ must, here, holder, last, seats }: Turns): number | null {
  const waiting = must.filter((seat) => here.includes(seat))
  if (holder !== null && waiting.includes(holder)) return holder
  const away = (seat: number): number => (seat - (last ?? -1) - 1 + seats) % seats
  return waiting.sort((one, other) => away(one) - away(other))[0] ?? null
}
