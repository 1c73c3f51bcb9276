// Moving an element apart from its own `transform`; where a browser cannot keep the two apart, on top of it.
const apart = CSS.supports('translate', '0px')

/** Put an element this far from its place, or back with nothing. */
export function moveBy(node: HTMLElement, x?: number, y?: number): void {
  const by = x === undefined ? '' : `${x}px ${y}px`
  if (apart) node.style.translate = by
  else node.style.transform = by && `translate(${by.replace(' ', ', ')})`
}

/** One moment of a movement: how far from its place, how large, how tilted; what is not said stays as it is. */
export interface Moment {
  translate?: readonly [x: number, y: number]
  scale?: number
  rotate?: string
  opacity?: number
  offset?: number
  easing?: string
}

/** Play a movement. */
export function move(node: HTMLElement, moments: readonly Moment[], timing: KeyframeAnimationOptions): Animation {
  const frames = moments.map(({ translate, ...rest }): Keyframe => {
    const by = translate?.map((pixels) => `${pixels}px`)
    if (apart) return by ? { translate: by.join(' '), ...rest } : rest
    const { scale = 1, rotate = '0deg', ...others } = rest
    return by ? { transform: `translate(${by.join(', ')}) rotate(${rotate}) scale(${scale})`, ...others } : rest
  })
  return node.animate(frames, apart ? timing : { ...timing, composite: 'add' })
}
