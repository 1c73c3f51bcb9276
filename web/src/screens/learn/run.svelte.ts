// A lesson on its way: which idea is told, what the learner did about it, what the others do in between.
import type { GameUi } from '../../games'
import { ReplayLink } from '../../wire/replay-link.svelte'
import type { Order } from '../../wire/link.svelte'
import type { No, ShownIdea, ShownLesson } from '../../wire/types'

const CALM_MS = 1100 // to see what somebody did
const SHORT_MS = 350 // for what there is nothing to say about
const COMES_OF_MS = 2600 // to see what came of it: who won a trick, a pair, a mistake
const LAST_MS = 3000 // to see how it ended

export class LessonRun {
  readonly link: ReplayLink
  /** `watch`: others play; `idea`: it is for the learner to do; `refused`: the cat says why not; `end`. */
  phase = $state<'watch' | 'idea' | 'refused' | 'end'>('watch')
  /** Which idea it is, or was last, counted from 0. */
  number = $state(0)
  /** Something else was done: something possible, or anything. */
  nudge = $state<'' | 'possible' | 'other'>('')
  /** Played to its end, not skipped. */
  finished = $state(false)
  /** Which of the things to tap have been tapped. */
  tapped = $state.raw<ReadonlySet<number>>(new Set())
  #timer = 0
  #next: (() => void) | null = null

  constructor(
    readonly lesson: ShownLesson,
    readonly ui: GameUi,
  ) {
    this.link = new ReplayLink(lesson.pictures, (order) => this.#ordered(order))
    this.link.goTo(0)
  }

  get idea(): ShownIdea | undefined {
    return this.lesson.ideas[this.number]
  }

  start(): void {
    if (this.idea?.at === 0) this.phase = 'idea'
    else this.#wait(CALM_MS)
  }

  /** Do not wait any longer. */
  hurry(): void {
    const next = this.#next
    clearTimeout(this.#timer)
    this.#next = null
    next?.()
  }

  /** The learner has seen it. */
  goOn(): void {
    this.link.refusal = null
    this.link.seen = this.link.seq
    this.number++
    this.#goOn()
  }

  /** Something was tapped that is not what the cat means. */
  other(): void {
    this.tapped = new Set()
    this.nudge = 'other'
  }

  tap(index: number): void {
    this.tapped = new Set([...this.tapped, index])
    this.nudge = ''
  }

  skip(): void {
    this.close()
    this.phase = 'end'
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#next = null
  }

  /** Show steps until the next idea, or the end. */
  #goOn(): void {
    const { idea, link } = this
    this.nudge = ''
    this.tapped = new Set()
    if (idea && link.at >= idea.at) this.phase = 'idea'
    else if (link.at + 1 < link.steps.length) {
      this.phase = 'watch'
      link.goTo(link.at + 1)
      this.#wait(this.#pace)
    } else if (this.finished) this.phase = 'end'
    else {
      this.phase = 'watch'
      this.finished = true
      this.#wait(LAST_MS)
    }
  }

  /** How long a step is looked at. */
  get #pace(): number {
    const { happened } = this.link
    if (happened.some((event) => event.event !== 'did')) return COMES_OF_MS
    return happened.some((event) => this.ui.tell(event, this.link) !== null) ? CALM_MS : SHORT_MS
  }

  #wait(ms: number): void {
    this.#next = () => this.#goOn()
    this.#timer = window.setTimeout(() => this.hurry(), ms)
  }

  async #ordered(order: Order): Promise<No | null> {
    await Promise.resolve() // whoever ordered it finishes first what was begun
    const { idea, link } = this
    if (order.type !== 'act' || this.phase !== 'idea' || !idea) return null
    if (!idea.action || !alike(order.action, idea.action)) {
      this.nudge = link.legal.some((choice) => alike(order.action, choice)) ? 'possible' : 'other'
      this.tapped = new Set()
      return null
    }
    if (idea.refused) {
      link.refusal = { type: 'no', id: '', seq: link.seq, ...idea.refused }
      this.nudge = ''
      this.phase = 'refused'
      return link.refusal
    }
    this.number++
    this.nudge = ''
    this.tapped = new Set()
    this.phase = 'watch'
    link.goTo(link.at + 1)
    this.#wait(Math.max(CALM_MS, this.#pace))
    return null
  }
}

/** Whether two actions are the same: in whatever order their cards were picked, and however quick a call was. */
function alike(one: object, other: object): boolean {
  return plain(one) === plain(other)
}

function plain(action: object): string {
  const told = Object.entries(action).filter(([name, value]) => name !== 'ms' && value !== null && value !== undefined)
  return JSON.stringify(told.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value]).sort())
}
