// What the house shows of a game before it is played: small enough for all of them to be there at once.
import type { Component } from 'svelte'
import { anyScene, rowArt } from '../art/scenes'

/** How an option is chosen where its kind says too little: a control of the game's own. */
export type OptionControl = Component<{ value: unknown; onset: (value: string[] | null) => void }>

export interface GameWindow {
  /** The picture in its window, 200 × 124. */
  draw: (safe: boolean) => string
  /** A small row for each variant, as `rowArt` draws it. */
  variants?: Readonly<Record<string, string>>
  /** The words that a number is told with, by option. */
  units?: Readonly<Record<string, string>>
  /** Controls of its own, by option. */
  controls?: Readonly<Record<string, () => Promise<{ default: OptionControl }>>>
}

const WINDOWS = import.meta.glob<{ default: GameWindow }>('./*/window.ts', { eager: true })

export const windowOf = (game: string): GameWindow => WINDOWS[`./${game}/window.ts`]?.default ?? { draw: (safe) => anyScene(game, safe) }

export const sceneArt = (game: string, safe: boolean): string => windowOf(game).draw(safe)

/** A small row for a variant, or nothing where the game has no picture of it. */
export function variantArt(game: string, variant: string, safe: boolean): string {
  const row = windowOf(game).variants?.[variant]
  return row ? rowArt(row, safe) : ''
}
