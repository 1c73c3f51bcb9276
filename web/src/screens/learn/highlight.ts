// What is lit: found by the marks that the table has for whoever drives it, such as `card=r14`.
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function found(root: ParentNode, name: string): HTMLElement[] {
  const cut = name.indexOf('=')
  const mark = `[data-${name.slice(0, cut)}="${CSS.escape(name.slice(cut + 1))}"]`
  return [...root.querySelectorAll<HTMLElement>(mark)].filter((node) => node.getBoundingClientRect().width > 0)
}

/** Which of the things to tap comes next: the first that is neither pressed nor, where that cannot be seen, was tapped. */
export function nextTap(root: ParentNode, taps: readonly string[], tapped: ReadonlySet<number>): number {
  const open = taps.findIndex((name, index) => {
    const nodes = found(root, name).filter((node) => node.ariaPressed !== null)
    return nodes.length ? !nodes.some((node) => node.ariaPressed === 'true') : !tapped.has(index)
  })
  return open < 0 ? taps.length - 1 : open
}

export function boxOf(node: Element): Box {
  const { x, y, width, height } = node.getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]

/**
 * Where the bubble covers least of what is lit, and nothing of what is to be tapped; near to that, where there is a choice.
 * It stays where it is as long as that is as good as anywhere.
 */
export function placed(size: Box, room: Box, taps: readonly Box[], lit: readonly Box[]): { x: number; y: number } {
  const AIR = 22
  const all = [...taps, ...lit]
  const [right, bottom] = [room.x + room.width - size.width, room.y + room.height - size.height]
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(Math.max(least, most), value))
  const xs = [room.x + (room.width - size.width) / 2, room.x, right]
  const ys = [room.y, room.y + (room.height - size.height) / 2, bottom]
  for (const box of all) {
    xs.push(middle(box)[0] - size.width / 2, box.x + box.width + AIR, box.x - size.width - AIR)
    ys.push(box.y - size.height - AIR, box.y + box.height + AIR, middle(box)[1] - size.height / 2)
  }
  const cost = (x: number, y: number): number => {
    const at = { x, y, width: size.width, height: size.height }
    const wide = { x: x - 12, y: y - 12, width: size.width + 24, height: size.height + 24 }
    const covered = taps.reduce((sum, box) => sum + 40 * shared(wide, box), 0) + lit.reduce((sum, box) => sum + 4 * shared(at, box), 0)
    const [goalX, goalY] = middle(taps[0] ?? lit[0] ?? room)
    const [ownX, ownY] = middle(at)
    return covered + Math.hypot(goalX - ownX, 2 * (goalY - ownY))
  }
  let best = { x: size.x, y: size.y }
  let least = size.x < room.x || size.y < room.y || size.x > right || size.y > bottom ? Infinity : cost(size.x, size.y) - 120
  for (const x of xs.map((value) => clamp(value, room.x, right))) {
    for (const y of ys.map((value) => clamp(value, room.y, bottom))) {
      const price = cost(x, y)
      if (price < least) [best, least] = [{ x, y }, price]
    }
  }
  return best
}
