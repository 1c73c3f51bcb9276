// What is asked of the house over plain requests.
import type { Offer, Invitation, OpenTable, Refused, SeatTaken, ShownLesson, TakeSeat } from './types'

/** The house said no. `refused` has the rule, where a rule says so. */
export class HouseError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused | null,
  ) {
    super(refused?.text ?? `the house answered ${status}`)
  }
}

export async function ask<T>(path: string, body?: object, token?: string): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  let response: Response
  try {
    response = body
      ? await fetch(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      : await fetch(path, { headers })
  } catch {
    throw new HouseError(0, null) // no line to the house
  }
  if (!response.ok) throw new HouseError(response.status, response.status === 422 ? await response.json() : null)
  return response.json()
}

/** A text of the house, such as its words. */
export async function askText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok) throw new HouseError(response?.status ?? 0, null)
  return response.text()
}

export async function remove(path: string, token?: string): Promise<void> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(path, { method: 'DELETE', headers }).catch(() => null)
  if (!response?.ok) throw new HouseError(response?.status ?? 0, null)
}

export const listGames = (): Promise<Offer[]> => ask('/api/games')
export const openTable = (table: OpenTable): Promise<SeatTaken> => ask('/api/tables', table)
/** Ask whether the rules allow a choice; rejects with the rule if they do not. */
export const tryChoice = (table: OpenTable): Promise<unknown> => ask('/api/choices', table)
export const takeSeat = (code: string, seat: TakeSeat, token?: string): Promise<SeatTaken> =>
  ask(`/api/tables/${code}/seats`, seat, token)
export const invitation = (code: string): Promise<Invitation> => ask(`/api/tables/${code}/invitation`)
export const showLesson = (game: string): Promise<ShownLesson> => ask(`/api/lessons/${encodeURIComponent(game)}`)
