// What happened at the table, in the person's own language, the newest first.
import type { GameUi } from '../games'
import type { TableLink } from '../wire/link.svelte'

const MOST = 12

class Log {
  lines = $state.raw<string[]>([])
  #link: TableLink | null = null
  #heard = 0

  /** Take in what the last step brought about. Reads the table, so it is called again with every step. */
  hear(link: TableLink, ui: GameUi): void {
    if (link !== this.#link) this.begin(link)
    if (link.seq === this.#heard) return
    this.#heard = link.seq
    const told = link.happened.map((event) => ui.tell(event, link)).filter((line) => line !== null)
    if (told.length) this.lines = [...told.reverse(), ...this.lines].slice(0, MOST)
  }

  /** Come to a table: what was told at another one is not for this one. */
  begin(link: TableLink | null): void {
    this.#link = link
    this.lines = []
    this.#heard = 0
  }

  /** Begin anew: what was told to one person is not for the next one at the same device. */
  forget(): void {
    this.begin(this.#link)
  }
}

export const log = new Log()
