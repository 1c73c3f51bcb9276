// A container's size for style sheets, where the browser has no container units: `--cqw` and `--cqh` are one per cent of it.
const isNeeded = !CSS.supports('container-type', 'size')

/** Attach it to whatever has a `container-type`. */
export function measured(node: HTMLElement): (() => void) | undefined {
  if (!isNeeded) return
  const measure = (): void => {
    node.style.setProperty('--cqw', `${node.clientWidth / 100}px`)
    node.style.setProperty('--cqh', `${node.clientHeight / 100}px`)
  }
  measure()
  const watch = new ResizeObserver(measure)
  watch.observe(node)
  return () => watch.disconnect()
}
