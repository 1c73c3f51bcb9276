// Where a match to be seen again comes from: a table, a file, or the record that a house was opened for.
import { askCoach } from '../../wire/coach'
import { askText } from '../../wire/house'
import { askReplay, type WholeReplay } from '../../wire/replays'
import { keptSeat } from '../../wire/seats'
import type { Report } from '../../wire/types'

export interface Source {
  load: (seat: number | null, match: number | null) => Promise<WholeReplay>
  coach: (match: number) => Promise<Report>
  /** The seat that this device had, if it had one. */
  own: number | null
  /** The address under which others find it, if they can. */
  link: string | null
  /** Where one match of it can be got as a file. */
  record: ((match: number) => string) | null
}

export const fromTable = (code: string): Source => ({
  load: (seat, match) => askReplay(`/api/tables/${code}/film`, seat, match),
  coach: (match) => askCoach(`/api/tables/${code}/coach`, match),
  own: keptSeat(code)?.seat ?? null,
  link: `${location.origin}/${code}/replay`,
  record: (match) => `/api/tables/${code}/records?match=${match}`,
})

/** The best line found with the cards of a table. */
export const fromBest = (code: string): Source => ({
  load: async (seat, match) => askReplay('/api/films', seat, match, new Blob([await askText(`/api/tables/${code}/best`)])),
  coach: async (match) => askCoach('/api/coach', match, new Blob([await askText(`/api/tables/${code}/best`)])),
  own: null,
  link: null,
  record: null,
})

export const fromFile = (file: Blob): Source => ({
  load: (seat, match) => askReplay('/api/films', seat, match, file),
  coach: (match) => askCoach('/api/coach', match, file),
  own: null,
  link: null,
  record: null,
})

export const fromHouse = (key: string): Source => ({
  load: (seat, match) => askReplay(`/api/films/${key}`, seat, match),
  coach: (match) => askCoach(`/api/films/${key}/coach`, match),
  own: null,
  link: null,
  record: null,
})
