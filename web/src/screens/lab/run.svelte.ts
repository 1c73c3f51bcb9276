// An experiment under way, or what came of the last one.
import { HouseError } from '../../wire/house'
import { experiment, LabBusyError } from '../../wire/lab'
import type { AskLab, LabNews } from '../../wire/types'
import type { Setting, Way } from './way.svelte'

export type Stage = 'none' | 'begun' | 'all' | 'time' | 'stopped' | 'lost'

export class Run {
  stage = $state<Stage>('none')
  news = $state.raw<LabNews | null>(null)
  /** The ways as they were when it began: what is changed meanwhile is for the next one. */
  settings = $state.raw<Setting[]>([])
  /** Why there is none: the message to say. */
  trouble = $state('')
  #abort: AbortController | null = null

  get isOn(): boolean {
    return this.stage === 'begun'
  }

  async begin(game: string, ways: readonly Way[], rounds: number): Promise<void> {
    const abort = new AbortController()
    const before = { stage: this.stage, news: this.news, settings: this.settings }
    this.#abort = abort
    this.trouble = ''
    try {
      const wanted = { game, rounds, ways: ways.map(({ body }) => body) } as AskLab
      this.settings = ways.map(({ setting }) => setting)
      this.news = null
      this.stage = 'begun'
      for await (const news of experiment(wanted, abort.signal)) this.news = news
      this.stage = this.news?.end === 'all' || this.news?.end === 'time' ? this.news.end : 'lost'
    } catch (error) {
      if (abort.signal.aborted) this.stage = 'stopped'
      else if (this.news) this.stage = 'lost'
      else {
        this.trouble = troubleOf(error)
        Object.assign(this, before) // what was found before is still there
      }
    }
  }

  /** End it with what is known so far. */
  stop(): void {
    this.#abort?.abort()
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof LabBusyError) return `lab-busy-${error.why}`
  return error instanceof HouseError && error.status ? 'lab-no' : 'home-no-line'
}
