// Where a match to be seen again comes from: a table, a file, or the record that a house was opened for.
import { askReplay, type WholeReplay } from '../../wire/replays'

export interface Source {
  load: (seat: number | null, match: number | null) => Promise<WholeReplay>
  /** The address under which others find it, if they can. */
  link: string | null
  /** Where one match of it can be got as a file. */
  record: ((match: number) => string) | null
}

export const fromTable = (code: string): Source => ({
  load: (seat, match) => askReplay(`/api/tables/${code}/film`, seat, match),
  link: `${location.origin}/${code}/replay`,
  record: (match) => `/api/tables/${code}/records?match=${match}`,
})

export const fromFile = (file: Blob): Source => ({
  load: (seat, match) => askReplay('/api/films', seat, match, file),
  link: null,
  record: null,
})

export const fromHouse = (key: string): Source => ({
  load: (seat, match) => askReplay(`/api/films/${key}`, seat, match),
  link: null,
  record: null,
})
