// What happened at the table, in the person's own language, the newest first.
import type { GameUi } from '../games'
import { announce, forgetAnnounced } from '../parts/announcer'
import type { TableLink } from '../wire/link.svelte'

const MOST = 12
const MOST_HEARD = 8

class Log {
  lines = $state.raw<string[]>([])
  #link: TableLink | null = null
  #heard = 0

  /** Take in what the last step brought about. Reads the table, so it is called again with every step. */
  hear(link: TableLink, ui: GameUi): void {
    if (link !== this.#link) this.begin(link)
    if (link.seq === this.#heard) return
    const told = link.happened.map((event) => ui.tell(event, link)).filter((line) => line !== null)
    // Who comes to a table is not told what was before; a lost line may have missed more than anybody wants to hear.
    if (this.#heard) for (const line of told.slice(-MOST_HEARD)) announce(line)
    this.#heard = link.seq
    if (told.length) this.lines = [...told.reverse(), ...this.lines].slice(0, MOST)
  }

  /** Come to a table: what was told at another one is not for this one. */
  begin(link: TableLink | null): void {
    forgetAnnounced()
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
