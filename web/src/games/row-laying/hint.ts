import type { HintSteps } from '../../screens/hint/steps'

export const hint: HintSteps = { place: ({ do: verb, card }) => (verb === 'lay' ? card : null) }
