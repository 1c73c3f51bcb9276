// Dragging by pointer events: they work for mouse, pen and finger; the browser's own drag and drop never starts by touch.
import { moveBy } from './moves'

const FAR = 8 // pixels before a press becomes a drag

interface Dragging {
  /** Called on release over an element with `data-place`, with its value; null is anywhere else. */
  drop(place: string | null): void
  enabled?: boolean
  /** Also sideways by touch: for a card that lies in nothing that could be panned. */
  anyWay?: boolean
}

export function drag({ drop, enabled = true, anyWay = false }: Dragging) {
  return (node: HTMLElement): (() => void) | undefined => {
    if (!enabled) return
    let pointer = -1
    let [x, y] = [0, 0]
    let moved = false

    const down = (event: PointerEvent): void => {
      if (event.button) return
      pointer = event.pointerId
      x = event.clientX
      y = event.clientY
      moved = false
      // A quick mouse is off the card before it has moved far enough; fingers are captured by themselves.
      if (event.pointerType === 'mouse') node.setPointerCapture(pointer)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return
      const [dx, dy] = [event.clientX - x, event.clientY - y]
      if (!moved) {
        // Sideways belongs to the hand, which may pan; upwards takes the card out.
        if (Math.hypot(dx, dy) < FAR || (!anyWay && event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy))) return
        moved = true
        node.setPointerCapture(pointer)
        node.classList.add('dragged')
      }
      moveBy(node, dx, dy)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointer) return
      pointer = -1
      if (!moved) return
      node.style.pointerEvents = 'none'
      const under = document.elementFromPoint(event.clientX, event.clientY)
      node.style.pointerEvents = ''
      // A drag is no tap.
      node.addEventListener('click', swallow, { once: true, capture: true })
      window.setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50)
      drop(under?.closest<HTMLElement>('[data-place]')?.dataset.place ?? null)
      back()
    }
    const back = (): void => {
      pointer = -1
      moveBy(node)
      node.classList.remove('dragged')
    }
    const swallow = (event: Event): void => {
      event.stopImmediatePropagation()
      event.preventDefault()
    }

    node.style.touchAction = anyWay ? 'none' : 'pan-x'
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointercancel', back)
    return () => {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', back)
    }
  }
}
