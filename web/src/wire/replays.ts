// Matches to be seen again. The house sends of every step only what changed; here each is made whole again.
import { ask, HouseError } from './house'
import type { BadRecord, PastTable, Replay, ReplayStep, TableInfo, Update, View } from './types'

const MOST_ASKED = 60 // tokens that the house reads at once

/** A replay with whole steps. `hands`: at each step everyone's cards; null where the game has no hands, or for a seat. */
export interface WholeReplay {
  steps: Update[]
  hands: string[][][] | null
  match: number
  matches: number
}

/** The house cannot read a record: a line of it breaks a rule. */
export class BadRecordError extends Error {
  constructor(readonly bad: BadRecord) {
    super(bad.text)
  }
}

/** Tables at which a match is over, and at which these tokens have a seat. */
export const listPast = (tokens: readonly string[]): Promise<PastTable[]> => ask('/api/past', { tokens: tokens.slice(0, MOST_ASKED) })

/** Ask for a replay at a path, or for one of a record. */
export async function askReplay(path: string, seat: number | null, match: number | null, record?: Blob): Promise<WholeReplay> {
  const query = new URLSearchParams()
  if (seat !== null) query.set('seat', String(seat))
  if (match !== null) query.set('match', String(match))
  let response: Response
  try {
    response = await fetch(`${query}` ? `${path}?${query}` : path, record ? { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record } : {})
  } catch {
    throw new HouseError(0, null) // no line to the house
  }
  if (response.status === 422) throw new BadRecordError(await response.json())
  if (!response.ok) throw new HouseError(response.status, null)
  return unfold(await response.json())
}

export function unfold({ seat, match, matches, pictures }: Replay): WholeReplay {
  let before: Pick<ReplayStep, 'table' | 'view'> = {}
  const whole = pictures.map(({ seq, table, view, happened = [] }) => {
    before = { table: { ...before.table, ...table }, view: { ...before.view, ...view } }
    return {
      type: 'update',
      seq,
      you: seat,
      table: before.table as unknown as TableInfo,
      view: before.view as unknown as View,
      happened: happened as Update['happened'],
    } satisfies Update
  })
  let held: string[][] = []
  const hands = pictures.map(({ hands = {} }) => {
    held = [...held]
    for (const [seat, cards] of Object.entries(hands)) held[Number(seat)] = cards
    return held
  })
  return { steps: whole, hands: held.length ? hands : null, match, matches }
}
