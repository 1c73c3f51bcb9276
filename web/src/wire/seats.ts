// The seats this device has, each with the token that proves it. Tokens never leave in an address.
export interface KeptSeat {
  code: string
  token: string
  seat: number | null
  game: string
  at: number // when it was last used
}

const KEY = 'elferhaus.seats'
const KEPT_DAYS = 42 // as long as the house keeps a table

export function keptSeats(): KeptSeat[] {
  try {
    const kept: KeptSeat[] = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return kept.filter((seat) => Date.now() - seat.at < KEPT_DAYS * 86_400_000).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export const keptSeat = (code: string): KeptSeat | undefined => keptSeats().find((seat) => seat.code === code)

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  write([{ ...seat, at: Date.now() }, ...keptSeats().filter((other) => other.code !== seat.code)])
}

export function forgetSeat(code: string): void {
  write(keptSeats().filter((seat) => seat.code !== code))
}

function write(seats: KeptSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats))
  } catch {
    // private windows may refuse: the seat then lasts as long as the page
  }
}
