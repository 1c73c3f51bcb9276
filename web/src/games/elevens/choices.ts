// What the house offers, sorted by card and place. Nothing here knows a rule: it only looks things up in `legal`.
import type { Choice, ElevensAction, ElevensLay } from '../../wire/types'

export const JOKER = 'joker'
export const COLUMNS = 21

/** A bridge that could be built: it starts at a filled place and leads to the place of the card. */
export interface Way {
  /** The ladder's own `data-place`: the upper place and the lower one, `y17-b17`. */
  id: string
  upper: string
  place: string
  lay: ElevensLay
}

export interface Choices {
  offers: ReadonlySet<string>
  /** Number cards that fit beside a card. */
  plain: ReadonlySet<string>
  /** Number cards that need a bridge. */
  bridged: ReadonlySet<string>
  /** Number cards whose place a joker holds. */
  swaps: ReadonlySet<string>
  /** Where a joker can go beside a card. */
  jokerPlain: ReadonlySet<string>
  /** Where a joker can go over a bridge. */
  jokerBridged: ReadonlySet<string>
  ways: readonly Way[]
}

export function choicesOf(legal: readonly Choice[], colours: readonly string[]): Choices {
  const actions = legal as readonly ElevensAction[]
  const lays = actions.filter((action) => action.do === 'lay')
  const cards = (wild: boolean, bridge: boolean): Set<string> =>
    new Set(lays.filter((lay) => (lay.card === JOKER) === wild && !!lay.bridge === bridge).map(placeOf))
  return {
    offers: new Set(actions.map((action) => action.do)),
    plain: cards(false, false),
    bridged: cards(false, true),
    swaps: new Set(actions.flatMap((action) => (action.do === 'swap' ? [action.card] : []))),
    jokerPlain: cards(true, false),
    jokerBridged: cards(true, true),
    ways: lays.flatMap((lay) => (lay.bridge ? [wayOf(lay, lay.bridge, colours)] : [])),
  }
}

export const placeOf = (lay: ElevensLay): string => lay.as ?? lay.card

function wayOf(lay: ElevensLay, start: string, colours: readonly string[]): Way {
  const place = placeOf(lay)
  const height = (card: string): number => colours.findIndex((colour) => colour[0] === card[0])
  const [upper, lower] = height(start) < height(place) ? [start, place] : [place, start]
  return { id: `${upper}-${lower}`, upper, place, lay }
}

/**
 * What laying a card at a place means: beside a card, over a bridge, or in place of a joker. What is not offered is
 * still asked for, so that the house can say why not. `at` is a place, or the id of a way.
 */
export function actionFor(choices: Choices, card: string, at: string | null): ElevensAction {
  const wild = card === JOKER
  const ways = choices.ways.filter((way) => way.lay.card === card)
  const chosen = ways.find((way) => way.id === at)
  if (chosen) return chosen.lay
  const place = at?.split('-')[0] ?? null
  if (wild) {
    const way = ways.find((each) => each.place === place)
    return !place || choices.jokerPlain.has(place) || !way ? { do: 'lay', card, as: place } : way.lay
  }
  if (choices.swaps.has(card)) return { do: 'swap', card }
  const way = ways.find((each) => each.place === place) ?? ways[0]
  return choices.plain.has(card) || !way ? { do: 'lay', card } : way.lay
}
