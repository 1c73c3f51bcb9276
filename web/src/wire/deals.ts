// The same cards for all: the deal of the day, and the sets of deals by which a family compares itself.
import { ask, remove } from './house'
import { keepSeat, sharedSet } from './seats'
import type { Day, DealSeat, DealStanding, NewSet, SetBoard, Sitter } from './types'

export const showDay = (): Promise<Day> => ask('/api/day')
export const listSets = (): Promise<SetBoard[]> => ask('/api/sets')
export const makeSet = (set: NewSet): Promise<SetBoard> => ask('/api/sets', set)
export const dropSet = (id: string): Promise<void> => remove(`/api/sets/${id}`)
export const standingAt = (code: string): Promise<DealStanding> => ask(`/api/tables/${code}/deal`)

/** Sit down at the deal of the day, or at the next one of a set; returns the table's code. */
export async function playDeal(sitter: Sitter, set?: string): Promise<string> {
  const shared = set && sharedSet(set) // then all of them go on
  if (shared) return shared.code
  const { code, token, seat, game } = await ask<DealSeat>(set ? `/api/sets/${set}/tables` : '/api/day/tables', sitter)
  keepSeat({ code, token, seat, game })
  return code
}
