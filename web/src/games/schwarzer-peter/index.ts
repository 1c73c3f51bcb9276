import type { GameUi } from '..'
import { parseCard } from '../../art/card'
import { one } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { result } from './result'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: {
    'did pull': 'paper',
    'did arrange': 'slide',
    pair: ({ cards }) => [one('pair', parseCard(cards?.[0] ?? '')?.number ?? 11)],
  },
  cardsIn: ({ do: verb }) => (verb === 'pull' ? 1 : 0),
  result,
  hint: {
    picks: () => false, // others hold the cards out
    before: ({ do: verb, index }, { one }) => {
      const back = verb === 'pull' ? one(`[data-index='${index}']`) : null
      return back?.ariaPressed === 'true' ? null : back
    },
  },
} satisfies GameUi
