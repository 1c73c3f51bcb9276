// Every game has a folder here; its index.ts says how it is shown and told. Loaded when it is played.
import type { Component } from 'svelte'
import type { Happening, TableLink } from '../wire/link.svelte'

export interface GameUi {
  /** The whole table below the header: others, cards, hand and buttons. */
  Board: Component
  /** What happened, in a sentence for the ticker and for those who listen; null: nothing worth a word. */
  tell: (happening: Happening, link: TableLink) => string | null
  /** How long the table is shown after a round's end, before its result: where the last thing that happens is worth it. */
  lingers?: number
  /** Whether everyone sees all that there is to see: then a shared device needs no cover between two turns. */
  open?: boolean
}

const FOLDERS = import.meta.glob<{ default: GameUi }>('./*/index.ts')

export async function gameUi(game: string): Promise<GameUi> {
  const load = FOLDERS[`./${game}/index.ts`]
  if (!load) throw new Error(`the page has no ${game}`)
  return (await load()).default
}
