// Every game has a folder here: window.ts is what the house shows of it, index.ts how it is played and told. A game without
// one is played on the plain board, or on a page module of its own.
import type { Component } from 'svelte'
import type { IconName } from '../art/icons'
import type { GameSounds } from '../senses/sound/heard'
import type { HintSteps } from '../screens/hint/steps'
import { offerFor } from '../wire/games.svelte'
import type { Happening, TableLink } from '../wire/link.svelte'
import { words } from '../words/words.svelte'

export interface GameUi {
  /** The whole table below the header: others, cards, hand and buttons. */
  Board: Component
  /** What happened, in a sentence for the ticker and for those who listen; null: nothing worth a word. */
  tell: (happening: Happening, link: TableLink) => string | null
  /** Sentences for what somebody does several times in a row, by its verb: one for all. */
  gathers?: Readonly<Record<string, string>>
  /** What is heard. */
  sounds: GameSounds
  /** The verbs of cards that fly, and are heard when they come to lie. */
  lands?: readonly string[]
  /** How many cards a deed brings to the table; else as many as it names. */
  cardsIn?: (action: { do: string }) => number
  /** What can be called into a window, on a device that several share. */
  calls?: Readonly<Record<string, CallButton>>
  /** What a result says beside points. */
  result?: (link: TableLink, ending: Ending) => GameResult
  /** What is to be tapped for an action that the cat has hinted at, where the usual marks do not tell. */
  hint?: HintSteps
  deals?: DealRule
}

/** How a game deals, for those who check its shuffles. */
export interface DealRule {
  /** Nothing is shuffled: everyone has the same cards in every round. */
  fixed?: boolean
  /** Whether these hands are dealt again, since nobody could start. */
  again?: (hands: readonly string[][]) => boolean
}

export interface CallButton {
  icon: IconName
  text: () => string
  /** Not the first thing that one would call. */
  quiet?: boolean
}

/** How a round or a match ended, for those who put it into words. */
export interface Ending {
  over: boolean
  winners: readonly number[]
  /** `you`, `one` or `many`. */
  who: (seats: readonly number[]) => string
  named: (seats: readonly number[]) => string
}

export interface GameResult {
  /** Whoever has lost, where a game has one loser: with a black dot on the nose. */
  loser: number | null
  /** Instead of who has won. */
  title?: string
  text?: string
}

const FOLDERS = import.meta.glob<{ default: GameUi }>(['./*/index.ts', '!./plain/index.ts'])

/** How a game is shown and told; its words are there, too. */
export async function gameUi(game: string): Promise<GameUi> {
  const [ui] = await Promise.all([load(game), words.learn(game)])
  return ui
}

async function load(game: string): Promise<GameUi> {
  const own = await FOLDERS[`./${game}/index.ts`]?.().catch(() => null) // the house may have been renewed meanwhile
  if (own) return own.default
  const [{ plainUi }, offer] = await Promise.all([import('./plain'), offerFor(game)])
  return plainUi(offer)
}
