// What a board remembers of the steps that the table took: a view tells how things stand, not how they came about.
import { onDestroy } from 'svelte'
import { tableLink } from '../screens/context'
import type { Happening, TableLink } from '../wire/link.svelte'
import type { View } from '../wire/types'

/**
 * Remember something: `take` makes it of what was remembered and the step that the table now shows, before anything of it is
 * drawn. What happened is told once, also where it is said anew to somebody who came back.
 */
export function remembered<M>(first: M, take: (was: M, happened: readonly Happening[], link: TableLink) => M): { readonly now: M } {
  const link = tableLink()
  const game = link.view?.game
  let heard = 0
  let now = $state.raw(step(first))
  function step(was: M): M {
    const fresh = link.happened.filter(({ seq }) => seq > heard)
    heard = link.seq
    return take(was, fresh, link)
  }
  // Another game may be chosen before this board is gone: it is never shown what it does not know.
  onDestroy(
    link.onStep(() => {
      if (!game || link.view?.game === game) now = step(now)
    }),
  )
  return {
    get now() {
      return now
    },
  }
}

/** What the page knew before the last step. */
export interface Before<V extends View> {
  seq: number
  view: V
}

/** Stage a step that everyone looks at: made once, when it begins, of what it brought about and of how things stood; null: there is none. */
export function staged<S, V extends View>(make: (happened: readonly Happening[], seq: number, before: Before<V> | null) => S | null): { readonly now: S | null } {
  interface Made {
    seq: number | null
    scene: S | null
    last: Before<V> | null
  }
  const made = remembered<Made>({ seq: null, scene: null, last: null }, (was, _, link) => {
    const seq = link.scene
    const scene = seq === null ? null : was.seq === seq && was.scene ? was.scene : make(link.happened, seq, was.last)
    return { seq, scene, last: was.last?.seq === link.seq || !link.view ? was.last : { seq: link.seq, view: link.view as V } }
  })
  const link = tableLink()
  // In a lesson a step has been seen when somebody says so, and nothing else happens then.
  return {
    get now() {
      return link.scene === null ? null : made.now.scene
    },
  }
}
