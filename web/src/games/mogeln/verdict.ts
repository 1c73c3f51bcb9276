// A call that was judged: all that the page shows of it.
import type { Happening } from '../../wire/link.svelte'
import type { MogelnDid, MogelnJudged, MogelnShown, MogelnTook, Timing } from '../../wire/types'

export type Stamp = MogelnJudged['found']

export interface Verdict {
  seq: number
  caller: number
  call: 'doubt' | 'too-many'
  layer: number
  right: boolean
  stamp: Stamp
  /** What was said with the lay. */
  claim: number
  /** The lay, where it was turned up: after “too many” nobody sees it. */
  cards: string[] | null
  taker: number
  /** How many cards the pile was; null where this is not for everyone to know (MO-4). */
  taken: number | null
  timing: Timing | null
}

export function verdictOf(happened: readonly Happening[], seq: number): Verdict | null {
  const now = happened.filter((event) => event.seq === seq)
  const judged = now.find((event) => event.event === 'judged') as MogelnJudged | undefined
  const did = now.find((event) => event.event === 'did') as (MogelnDid & { timing?: Timing }) | undefined
  if (!judged || !did || did.action.do === 'lay') return null
  const shown = now.find((event) => event.event === 'shown') as MogelnShown | undefined
  const took = now.filter((event) => event.event === 'took').at(-1) as MogelnTook | undefined
  const { layer, right, claim, found } = judged
  const taker = took?.by ?? (right ? layer : did.by)
  return {
    seq,
    caller: did.by,
    call: did.action.do,
    layer,
    right,
    stamp: found,
    claim,
    cards: shown?.cards ?? null,
    taker,
    taken: took?.count ?? null,
    timing: did.timing ?? null,
  }
}
