// What has to be remembered of a Stopp!: a view tells how things stand, not how they came about.
import type { Happening } from '../../wire/link.svelte'
import type { UeberallDid, UeberallFitted, UeberallStopped } from '../../wire/types'

export interface Story {
  /** The card that went on an own pile last. */
  card: string | null
  /** Who called last, and whether it was right; null as soon as something else happens. */
  call: { by: number; right: boolean } | null
  /** Who gave a card after this Stopp!, and who kept it. */
  answers: ReadonlyMap<number, 'give' | 'decline'>
  /** How many gifts there were, ever: each of them is seen to fly once. */
  gifts: number
}

/** A Stopp! that was judged: all that the page shows of it. */
export interface Verdict {
  seq: number
  caller: number
  against: number
  card: string
  /** Where the card would have fitted. */
  fits: UeberallFitted['on']
  right: boolean
}

export function verdictOf(happened: readonly Happening[], seq: number): Verdict | null {
  const now = happened.filter((event) => event.seq === seq)
  const stop = now.find((event) => event.event === 'stop') as UeberallStopped | undefined
  const fitted = now.find((event) => event.event === 'fitted') as UeberallFitted | undefined
  const did = now.find((event) => event.event === 'did') as UeberallDid | undefined
  return stop && fitted && did ? { seq, caller: did.by, against: fitted.by, card: fitted.card, fits: fitted.on, right: stop.right } : null
}

export const NOTHING: Story = { card: null, call: null, answers: new Map(), gifts: 0 }

/** Take in a step. */
export function follow(was: Story, happened: readonly Happening[]): Story {
  let story: Story = { ...was, call: null }
  for (const event of happened) {
    if (event.event === 'stop' && story.call) story = { ...story, call: { ...story.call, right: 'right' in event && event.right === true }, answers: new Map() }
    if (event.event === 'did') story = after(story, event as UeberallDid)
  }
  return story
}

function after(story: Story, { by, action }: UeberallDid): Story {
  if (action.do === 'stop') return { ...story, call: { by, right: false } }
  if (action.do === 'place') return { ...story, card: action.on === 'own' ? action.card : null, answers: new Map() }
  return { ...story, answers: new Map(story.answers).set(by, action.do), gifts: story.gifts + (action.do === 'give' ? 1 : 0) }
}
