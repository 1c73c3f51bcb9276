// What the coach says about a match that is over. It may take some seconds the first time.
import { HouseError } from './house'
import { BadRecordError } from './replays'
import type { Report } from './types'

export async function askCoach(path: string, match: number | null, record?: Blob): Promise<Report> {
  let response: Response
  try {
    response = await fetch(match === null ? path : `${path}?match=${match}`, record ? { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record } : {})
  } catch {
    throw new HouseError(0, null) // no line to the house
  }
  if (response.status === 422) throw new BadRecordError(await response.json())
  if (!response.ok) throw new HouseError(response.status, null)
  return response.json()
}
