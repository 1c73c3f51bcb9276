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
  /** False where everybody has to be the first, so that everybody needs a screen to tap on. */
  shares?: boolean
  /** What people at a table choose, unless they want it otherwise, though the house usually plays without it. */
  amongPeople?: Readonly<Record<string, string>>
  /** Numbers that can be chosen, by option. */
  numbers?: Readonly<Record<string, { most: number; step: number; unit?: string }>>
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
