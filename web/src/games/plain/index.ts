// A table for any game: it draws whatever view it is sent, and offers whatever is legal.
import type { GameUi } from '..'
import { laid, one } from '../../senses/sound/heard'
import type { Offer } from '../../wire/types'
import Board from './Board.svelte'
import { keyOf } from './choices'
import { outsideBoard } from './outside'
import { tell } from './tell'

const plain = {
  Board,
  tell,
  sounds: {
    'did draw': 'paper',
    'did take': 'paper',
    shuffle: 'shuffle',
    '*': ({ action }) => (action?.card ? laid(action.card) : action ? [one('slide')] : []),
  },
  lands: ['lay', 'play', 'place', 'discard', 'drop'],
  hint: {
    before: ({ do: verb, ...rest }, { one: seen }) => {
      const typed = seen('[data-typed]')
      const number = Object.values(rest).find((value) => typeof value === 'number')
      if (!typed || number === undefined || typed.dataset.verb !== verb || typed.dataset.typed === String(number)) return null
      const [have, wanted] = [typed.dataset.typed ?? '', String(number)]
      return wanted.startsWith(have) ? seen(`[data-digit='${wanted[have.length]}']`) : seen("[data-action='delete']")
    },
    last: (doing, { one: seen, button }) => seen(`[data-does='${CSS.escape(keyOf(doing))}']`) ?? button(),
  },
} satisfies GameUi

/** How a game is shown that the page has no folder for: by its own module, if it brings one along that can be loaded. */
export async function plainUi(offer: Offer | undefined): Promise<GameUi> {
  const Own = offer?.page ? await outsideBoard(offer.id, offer.page) : null
  return Own ? { ...plain, Board: Own } : plain
}
