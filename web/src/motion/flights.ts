// Cards are seen to move. Before a change every card's place is noted; after it, whoever is elsewhere flies there.
// The card itself flies, not a picture of it, so it can be tapped on the way and nothing has to wait.
import type { Happening, Observer } from '../wire/link.svelte'
import { move, type Moment } from './moves'

const FLY_MS = 420
const SLIDE_MS = 160
const FADE_MS = 120
const STAGGER_MS = 60
const NEAR = 3 // pixels: less is no move

interface Noted {
  node: HTMLElement
  box: DOMRect
  zone: Element | null
}

/** Where a card goes that is no longer seen: the name of an anchor, or null if it just disappears. */
export type Leaving = (card: string, happened: Happening[]) => string | null

const still = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * What a card flies by: `data-flight` if it has one, else `data-card` (backs are all alike, so they stay where they are).
 * `data-still` is a card that is shown a second time, and stays where it is.
 * `data-zone` marks a region in which cards only slide, such as a hand. `data-anchor="seat-2"`, `"stock"` or any other
 * name marks a place that cards come from (`data-from` on the card, else the seat that acted) or go to (`leaving`).
 */
export class Flights implements Observer {
  leaving: Leaving | null = null
  /** Milliseconds from card to card; 0: all at once. */
  stagger: number | undefined
  #noted = new Map<string, Noted>()
  #ghosts = new Set<HTMLElement>()

  before(): void {
    this.#noted.clear()
    for (const node of cards()) {
      const box = node.getBoundingClientRect()
      if (box.width) this.#noted.set(keyOf(node), { node, box, zone: node.closest('[data-zone]') })
    }
  }

  forget(): void {
    this.#noted.clear()
    for (const ghost of this.#ghosts) ghost.remove()
    this.#ghosts.clear()
  }

  after(happened: Happening[]): void {
    const noted = new Map(this.#noted)
    const actor = happened.findLast((event) => event.event === 'did')
    let flown = 0
    const stagger = this.stagger ?? STAGGER_MS
    // First every place is looked up, then everyone sets off: a look after a start would lay the whole page out again.
    const starts: (() => void)[] = []
    for (const node of cards()) {
      const key = keyOf(node)
      const was = noted.get(key)
      noted.delete(key)
      const running = flightOf(node)
      const to = running ? landing(node, running) : node.getBoundingClientRect()
      if (!to.width) continue
      // Who is on the way to the same place flies on, however much happens meanwhile.
      if (running && near(to, targets.get(node))) continue
      if (running) starts.push(() => running.cancel())
      const from = was?.box ?? anchorBox(node.dataset.from ?? `seat-${actor && 'by' in actor ? actor.by : ''}`, to)
      if (!from || near(from, to)) continue
      const slides = was && was.zone !== null && was.zone === node.closest('[data-zone]')
      targets.set(node, to)
      const delay = slides ? 0 : stagger * flown++
      starts.push(() => (slides ? slide(node, from, to) : fly(node, from, to, delay)))
    }
    for (const [key, { node, box }] of noted) {
      const leave = this.#leave(key, node, box, happened, stagger * flown++)
      if (leave) starts.push(leave)
    }
    for (const start of starts) start()
  }

  /** A card that is gone flies on as a picture of itself: what lets it set off, if it goes anywhere. */
  #leave(card: string, node: HTMLElement, box: DOMRect, happened: Happening[], delay: number): (() => void) | null {
    const name = this.leaving?.(card, happened)
    const to = name ? anchorBox(name, box) : null
    if (!to || still.matches) return null
    return () => this.#fade(node, box, to, delay)
  }

  #fade(node: HTMLElement, box: DOMRect, to: DOMRect, delay: number): void {
    const ghost = node.cloneNode(true) as HTMLElement
    delete ghost.dataset.card
    ghost.ariaHidden = 'true'
    ghost.inert = true
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
      transform: 'none',
      zIndex: 'var(--z-flight)',
      pointerEvents: 'none',
    })
    document.body.append(ghost)
    this.#ghosts.add(ghost)
    const moments: Moment[] = [
      { translate: [0, 0], scale: 1, opacity: 1 },
      { translate: [middleX(to) - middleX(box), middleY(to) - middleY(box)], scale: 0.5, opacity: 0.2 },
    ]
    const flight = move(ghost, moments, { duration: FLY_MS, delay, easing: 'cubic-bezier(.6,0,.2,1)', fill: 'both' })
    flight.onfinish = flight.oncancel = () => {
      ghost.remove()
      this.#ghosts.delete(ghost)
    }
  }
}

/** Resolves when all cards that fly now have come to lie. */
export async function landed(): Promise<void> {
  await new Promise(requestAnimationFrame) // by then they have set off
  const flights = document.getAnimations().filter(({ id }) => id === 'flight')
  await Promise.allSettled(flights.map(({ finished }) => finished))
}

function cards(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-flight], [data-card]:not([data-card="back"], [data-still])')
}

/** Where a card in flight will land. */
const targets = new WeakMap<HTMLElement, DOMRect>()

function flightOf(node: HTMLElement): Animation | undefined {
  return node.getAnimations().find((animation) => animation.id === 'flight')
}

/** Where a card would be if its flight were over: looked up by letting it be over for a moment. */
function landing(node: HTMLElement, flight: Animation): DOMRect {
  const now = flight.currentTime
  flight.currentTime = Number(flight.effect?.getComputedTiming().endTime ?? 0) - 0.01
  const box = node.getBoundingClientRect()
  flight.currentTime = now
  return box
}

function near(one: DOMRect, other: DOMRect | undefined): boolean {
  return other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < NEAR
}

const keyOf = (node: HTMLElement): string => node.dataset.flight ?? node.dataset.card ?? ''
const middleX = (box: DOMRect): number => box.left + box.width / 2
const middleY = (box: DOMRect): number => box.top + box.height / 2

/** A card of this size in the middle of an anchor. */
function anchorBox(name: string, size: DOMRect): DOMRect | null {
  const anchor = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect()
  if (!anchor) return null
  const scale = Math.min(1, (anchor.height || size.height) / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  return new DOMRect(middleX(anchor) - width / 2, middleY(anchor) - height / 2, width, height)
}

/** From hand to row: lift, tilt, an arc, a little too far, and settle. */
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  if (still.matches) {
    start(node, [{ opacity: 0 }, { opacity: 1 }], FADE_MS, 0)
    return
  }
  const dx = middleX(from) - middleX(to)
  const dy = middleY(from) - middleY(to)
  const scale = from.width / to.width
  const tilt = `${Math.sign(-dx) * 4}deg`
  const moments: Moment[] = [
    { translate: [dx, dy], scale, rotate: '0deg', offset: 0 },
    { translate: [dx * 0.88, dy * 0.72 - 26], scale: scale * 1.06, rotate: tilt, offset: 0.22, easing: 'cubic-bezier(.6,0,.2,1)' },
    { translate: [0, -8], scale: 1.12, rotate: '0deg', offset: 0.84 },
    { translate: [0, 0], scale: 1, rotate: '0deg', offset: 1 },
  ]
  start(node, moments, FLY_MS, delay)
}

function slide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (still.matches) return
  start(node, [{ translate: [from.left - to.left, from.top - to.top] }, { translate: [0, 0] }], SLIDE_MS, 0)
}

function start(node: HTMLElement, moments: readonly Moment[], duration: number, delay: number): void {
  const flight = move(node, moments, {
    duration,
    delay,
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'backwards',
    id: 'flight',
  })
  // An attribute, since the classes are Svelte's to write.
  node.dataset.flying = ''
  flight.onfinish = flight.oncancel = () => {
    if (!flightOf(node)) delete node.dataset.flying
  }
}
