// Plays a match that is over: where it stands, from whose side it is seen, how fast it runs.
import { flushSync } from 'svelte'
import { type GameUi, gameUi } from '../../games'
import type { WholeReplay } from '../../wire/replays'
import { ReplayLink } from '../../wire/replay-link.svelte'
import type { Update } from '../../wire/types'
import { log } from '../log.svelte'
import { type Move, movesOf } from './moves'
import type { Source } from './source'

/** All hands open, as somebody who only watches, or from a seat. */
export type Viewpoint = 'open' | 'watch' | number

export const TEMPI = [1, 2, 4] as const
const STEP_MS = 1_000
const TOLD = 6 // lines of the ticker

export class Playback {
  ui: GameUi
  viewpoint = $state<Viewpoint>('open')
  at = $state(0)
  playing = $state(false)
  tempo = $state<(typeof TEMPI)[number]>(1)
  /** What the board is drawn from. Another one is another board: boards remember what they saw, and time went back. */
  link = $state.raw<ReplayLink>(new ReplayLink([]))
  /** A board that shows a moment, not a movement. */
  still = $state(true)
  moves = $state.raw<Move[]>([])
  #steps = new Map<number | null, Update[]>()
  #timer = 0
  #frame = 0

  constructor(
    readonly source: Source,
    readonly replay: WholeReplay,
    ui: GameUi,
  ) {
    this.ui = ui
    this.#steps.set(null, replay.steps)
    if (!replay.hands) this.viewpoint = 'watch'
    this.tell()
  }

  static async of(source: Source, match: number | null): Promise<Playback> {
    const replay = await source.load(null, match)
    return new Playback(source, replay, await gameUi(replay.steps[0]?.table.game ?? ''))
  }

  get last(): number {
    return this.replay.steps.length - 1
  }

  /** What everyone saw of the moment that is shown. */
  get shown(): Update | undefined {
    return this.replay.steps[this.at]
  }

  get hands(): string[][] | null {
    return this.viewpoint === 'open' ? (this.replay.hands?.[this.at] ?? null) : null
  }

  /** Put everything into the words of the language that is spoken now. */
  tell(): void {
    this.moves = movesOf(this.replay.steps, this.ui)
  }

  /** See the same moment from another side. */
  async look(viewpoint: Viewpoint): Promise<void> {
    const seat = typeof viewpoint === 'number' ? viewpoint : null
    if (!this.#steps.has(seat)) this.#steps.set(seat, (await this.source.load(seat, this.replay.match)).steps)
    this.viewpoint = viewpoint
    this.jump(this.at)
  }

  /** Be somewhere else at once. */
  jump(at: number): void {
    cancelAnimationFrame(this.#frame)
    const to = Math.max(0, Math.min(this.last, at))
    const link = new ReplayLink(this.#steps.get(typeof this.viewpoint === 'number' ? this.viewpoint : null) ?? [])
    // A board that tells a story has to have seen what was before it.
    link.goTo(Math.max(0, to - 1), false)
    flushSync(() => {
      this.still = true
      this.link = link
    })
    link.goTo(to, false)
    this.#arrive(to)
  }

  /** Drag through the match: no card flies, and a step that would come too late is left out. */
  scrub(at: number): void {
    this.pause()
    this.at = at
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      this.still = true
      this.link.glance(at)
      this.#arrive(at)
    })
  }

  /** One step further; cards are seen to move. */
  step(): void {
    if (this.at >= this.last) return
    this.still = false
    this.link.goTo(this.at + 1)
    this.#arrive(this.at + 1)
  }

  play(): void {
    if (this.at >= this.last) this.jump(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  faster(): void {
    this.tempo = TEMPI[(TEMPI.indexOf(this.tempo) + 1) % TEMPI.length] ?? 1
    if (this.playing) this.#wait()
  }

  close(): void {
    this.pause()
    cancelAnimationFrame(this.#frame)
    log.forget()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    // Where more than the move itself is to be seen, it takes longer.
    const more = (this.moves[this.at]?.told.length ?? 0) > 1 ? 2 : 1
    this.#timer = window.setTimeout(() => {
      this.step()
      if (this.at < this.last) this.#wait()
      else this.playing = false
    }, (STEP_MS * more) / this.tempo)
  }

  #arrive(at: number): void {
    this.at = at
    this.recall()
  }

  /** What was told last, for the ticker and for those who listen. */
  recall(): void {
    const told: string[] = []
    for (let i = this.at; i >= 0 && told.length < TOLD; i--) told.push(...(this.moves[i]?.told ?? []).toReversed())
    log.lines = told
  }
}
