// How cards lie side by side, so that each can be taken with a finger: rather smaller, then in more tiers.
const EDGE = 12
const DOWN = 0.825 // of a card's width: how far the next tier is below, but never less than
const LEAST_DOWN = 48 // pixels: what is seen of the one above must be enough for a finger

export interface Spread {
  tiers: number
  perTier: number
  card: number
  step: number
  /** How far below each other the tiers begin. */
  down: number
}

interface Room {
  width: number
  height?: number
  widest: number
  narrowest: number
  strip: number
}

export function spread(count: number, { width, height = Infinity, widest, narrowest, strip }: Room): Spread {
  const fits = Math.max(1, Math.floor((width - EDGE - narrowest) / strip) + 1)
  const tiers = Math.max(1, Math.ceil(count / fits))
  const perTier = Math.max(1, Math.ceil(count / tiers))
  const byWidth = width - EDGE - (perTier - 1) * strip
  const below = tiers - 1
  const byHeight = Math.min(height / (1.5 + DOWN * below), (height - LEAST_DOWN * below) / 1.5)
  const card = Math.max(44, Math.floor(Math.min(widest, byWidth, byHeight)))
  const step = perTier > 1 ? Math.min(Math.max(strip, card * 0.62), (width - card - EDGE) / (perTier - 1)) : 0
  return { tiers, perTier, card, step, down: Math.max(LEAST_DOWN, card * DOWN) }
}

export function rows<T>(items: readonly T[], { tiers, perTier }: Spread): T[][] {
  return Array.from({ length: tiers }, (_, tier) => items.slice(tier * perTier, (tier + 1) * perTier))
}

/** Where an arrow key leads in such tiers; null: it is no arrow. */
export function stepTo(key: string, at: number, count: number, perTier: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - perTier, ArrowDown: at + perTier, Home: 0, End: count - 1 }[key]
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}
