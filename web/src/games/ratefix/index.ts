import type { GameUi } from '..'
import { trick } from '../../senses/sound/heard'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: { 'did guess': 'slide', trick },
  hint: {
    before: ({ do: verb, sum }, { one }) => {
      const [typed, wanted] = [one('[data-typed]')?.dataset.typed ?? '', String(sum)]
      if (verb !== 'guess' || typed === wanted) return null
      return wanted.startsWith(typed) ? one(`[data-digit='${wanted[typed.length]}']`) : one("[data-action='delete']")
    },
  },
} satisfies GameUi
