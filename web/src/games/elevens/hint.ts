import type { HintSteps } from '../../screens/hint/steps'

export const hint: HintSteps = {
  place: ({ do: verb, card, as }) => (verb === 'lay' || verb === 'swap' ? (as ?? card) : null),
  last: ({ do: verb, card, as, bridge }, { one, button }) => {
    if (verb !== 'lay') return button()
    const [place, ladder] = [`[data-place='${as ?? card}']`, `[data-action='lay'][data-bridge='${bridge}']`]
    // Over a bridge there may be several ways to the same place.
    if (bridge) return one(`.button${ladder}`, `${place} ${ladder}`, ladder) ?? button()
    return as ? one(`${place} button`, place) : button()
  },
}
