import type { GameUi } from '..'
import { one } from '../../senses/sound/heard'
import { say } from '../../words/words.svelte'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: {
    'did lay': 'slide', // face down, with a number that may be a lie
    'did doubt': 'creak',
    'did too-many': 'creak',
    shown: 'flip',
    judged: ({ right }) => [one(right ? 'gasp' : 'laugh')],
    took: 'shuffle',
  },
  lands: ['lay'],
  cardsIn: (action) => (action.do !== 'lay' ? 0 : 'cards' in action && Array.isArray(action.cards) ? action.cards.length : 1),
  calls: {
    doubt: { icon: 'doubt', text: () => say('mogeln-call-doubt') },
    'too-many': { icon: 'many', text: () => say('mogeln-call-many'), quiet: true },
  },
} satisfies GameUi
