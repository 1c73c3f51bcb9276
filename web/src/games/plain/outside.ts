// A game from outside may bring a page module of its own: it draws into an element, and gets a table to talk to.
import type { Component } from 'svelte'
import type { Happening } from '../../wire/link.svelte'
import type { Choice, No, SeatInfo, TableInfo, View } from '../../wire/types'
import type { Details } from '../../words/words.svelte'
import OutsideBoard from './OutsideBoard.svelte'

/** What a table shows, at once and after every change. */
export interface Shown {
  view: View | null
  legal: readonly Choice[]
  /** The own seat; null for whoever only watches. */
  you: number | null
  seats: readonly SeatInfo[]
  info: TableInfo | null
  happened: readonly Happening[]
}

export interface PageTable {
  /** Call a function now and after every change; what it returns ends that. */
  subscribe: (listener: (shown: Shown) => void) => () => void
  /** Take one of `legal`; resolves with why not, or null. */
  act: (action: object) => Promise<No | null>
  /** The same for a call into a window: how quick it was goes along. */
  call: (action: object) => Promise<No | null>
  /** Say something of the catalogues in the language of the page. */
  say: (key: string, details?: Details) => string
  /** A card as SVG: `r11`, `joker`, `back`. */
  cardSvg: (card: string) => string
}

export interface PageModule {
  mount: (element: HTMLElement, table: PageTable) => { destroy: () => void }
}

const modules = new Map<string, PageModule>()

export const moduleOf = (game: string): PageModule | undefined => modules.get(game)

/** The board of a game's own module; null where it cannot be loaded, or is none. */
export async function outsideBoard(game: string, address: string): Promise<Component | null> {
  try {
    const { default: found }: { default?: Partial<PageModule> } = await import(/* @vite-ignore */ address)
    if (typeof found?.mount !== 'function') throw new TypeError(`${address} exports no mount`)
    modules.set(game, found as PageModule)
    return OutsideBoard
  } catch (error) {
    console.warn(`the page of ${game} cannot be loaded:`, error)
    return null
  }
}
