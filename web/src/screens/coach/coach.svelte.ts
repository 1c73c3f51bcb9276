// The coach beside a replay: what it found, who asks, and which better move is shown.
import { settings } from '../../settings.svelte'
import { HouseError } from '../../wire/house'
import type { Moment, Report } from '../../wire/types'
import { say } from '../../words/words.svelte'
import type { Playback } from '../replay/playback.svelte'

export class Coach {
  report = $state.raw<Report | null>(null)
  busy = $state(false)
  trouble = $state('')
  /** Whose decisions are looked at. */
  seat = $state(0)
  /** The step whose better move is shown on the table. */
  shown = $state<number | null>(null)

  constructor(readonly playback: Playback) {
    this.seat = Math.max(0, this.own)
  }

  /** The seat of whoever holds this device: the one it had, or as far as the name tells; else -1. */
  get own(): number {
    const seats = this.playback.replay.steps[0]?.table.seats ?? []
    return this.playback.source.own ?? seats.findIndex(({ kind, name }) => kind === 'person' && name && name === settings.name)
  }

  async ask(): Promise<void> {
    if (this.busy || this.report) return
    this.busy = true
    this.trouble = ''
    try {
      this.report = await this.playback.source.coach(this.playback.replay.match)
    } catch (error) {
      const status = error instanceof HouseError ? error.status : 0
      this.trouble = say(status === 404 ? 'coach-none' : status === 413 ? 'coach-too-long' : status === 429 ? 'replay-too-often' : 'coach-failed')
    }
    this.busy = false
  }

  /** What is said about the step that is looked at: its own verdict, or that of the better move that is shown. */
  get here(): { at: number; moment: Moment } | null {
    const at = this.shown ?? this.playback.at
    const moment = this.report?.moments?.[at]
    return moment ? { at, moment } : null
  }

  /** Show the table as it was before a decision, through the eyes of whoever decided. */
  async showBetter(at: number, by: number): Promise<void> {
    this.playback.pause()
    await this.playback.look(by)
    this.playback.jump(at - 1)
    this.shown = at
  }

  showDone(): void {
    const at = this.shown
    this.shown = null
    if (at !== null) this.playback.jump(at)
  }
}
