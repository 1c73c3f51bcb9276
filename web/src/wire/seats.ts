// The seats this device has, each with the token that proves it. Tokens never leave in an address.
export interface KeptSeat {
  code: string
  token: string
  seat: number | null
  game: string
  at: number // when it was last used
  /** More people on this device: whoever laid the table, or came first, is above. */
  others?: OtherSeat[]
  /** The set of deals that they play there. */
  set?: string
}
export interface OtherSeat {
  token: string
  seat: number | null
}

const KEY = 'elferhaus.seats'
const KEPT_DAYS = 42 // as long as the house keeps a table

/** What could not be kept in the browser's storage lasts as long as the page. */
let unkept: KeptSeat[] | null = null

/** Whether no seat would be lost with the page. */
export function allKept(): boolean {
  const kept = new Set(unkept && read().map(({ token }) => token))
  return (unkept ?? []).every(({ token }) => kept.has(token))
}

export function keptSeats(): KeptSeat[] {
  return (unkept ?? read()).filter((seat) => Date.now() - seat.at < KEPT_DAYS * 86_400_000).sort((a, b) => b.at - a.at)
}

function read(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeat) : []
  } catch {
    return [] // storage is off, or holds something else
  }
}

function isSeat(kept: Partial<KeptSeat> | null): kept is KeptSeat {
  return typeof kept?.code === 'string' && typeof kept.token === 'string' && typeof kept.at === 'number'
}

export const keptSeat = (code: string): KeptSeat | undefined => keptSeats().find((seat) => seat.code === code)

/** Where several people on this device play a set of deals. */
export const sharedSet = (set: string): KeptSeat | undefined => keptSeats().find((seat) => seat.set === set && seat.others?.length)

/** The tokens of all who share this device at a table: none for just one person, who needs no sharing. */
export function sharedTokens(kept: KeptSeat | undefined): string[] {
  return kept?.others?.length ? [kept.token, ...kept.others.map(({ token }) => token)] : []
}

export function keepSeat(seat: Omit<KeptSeat, 'at'>): void {
  write([{ ...seat, at: Date.now() }, ...keptSeats().filter((other) => other.code !== seat.code)])
}

/** Keep all who share this device, the host first; whoever has no seat any more needs no token. */
export function keepShared({ code, game, set }: Pick<KeptSeat, 'code' | 'game' | 'set'>, tokens: readonly string[], seats: readonly (number | null)[]): void {
  const [first, ...others] = tokens.map((token, index) => ({ token, seat: seats[index] ?? null })).filter(({ seat }, index) => index === 0 || seat !== null)
  if (first) keepSeat({ code, game, set, ...first, others })
}

/** One more person on this device. Returns the tokens of all who share it now. */
export function keepAnother(code: string, other: OtherSeat): string[] {
  const kept = keptSeat(code)
  if (!kept) return []
  const more = { ...kept, others: [...(kept.others ?? []), other] }
  keepSeat(more)
  return sharedTokens(more)
}

export function forgetSeat(code: string): void {
  write(keptSeats().filter((seat) => seat.code !== code))
}

function write(seats: KeptSeat[]): void {
  const text = JSON.stringify(seats)
  try {
    localStorage.setItem(KEY, text)
    unkept = localStorage.getItem(KEY) === text ? null : seats
  } catch {
    unkept = seats // private windows may refuse
  }
}
