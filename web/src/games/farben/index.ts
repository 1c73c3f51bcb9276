import type { GameUi } from '..'
import { laid, one } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: {
    'did take': 'paper',
    'did drop': ({ action }) => (action?.close ? [...laid(action.card, false), one('chord')] : laid(action?.card, false)),
    shuffle: 'shuffle',
  },
  lands: ['drop'],
  cardsIn: () => 1,
  hint: {
    place: ({ do: verb, on }) => (verb === 'drop' ? on : null),
    before: ({ do: verb, close }, { one }) => {
      const closing = verb === 'drop' ? one("[data-action='close']") : null
      return closing && (closing.ariaChecked === 'true') !== !!close ? closing : null
    },
    last: ({ do: verb, on, from }, { one, button }) => {
      if (verb === 'drop') return one(`.button[data-action='drop'][data-on='${on}']`, `[data-place='${on}']`)
      return from === 'stock' ? button() : one(`[data-place='${from}']`)
    },
  },
} satisfies GameUi
