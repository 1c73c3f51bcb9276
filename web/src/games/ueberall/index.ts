import type { GameUi } from '..'
import { laid, one } from '../../senses/sound/heard'
import { say } from '../../words/words.svelte'
import Board from './Board.svelte'
import { tell } from './tell'

export default {
  Board,
  tell,
  sounds: {
    'did place': ({ action }) => laid(action?.card, action?.on === 'middle'),
    'did stop': 'clap',
    stop: ({ right }) => [one(right ? 'gain' : 'mrr')],
    'did give': 'paper',
  },
  lands: ['place'],
  cardsIn: ({ do: verb }) => (verb === 'place' || verb === 'give' ? 1 : 0),
  calls: { stop: { icon: 'hand', text: () => say('ueberall-stop') } },
  hint: { last: ({ on }, { one, button }) => (on === undefined ? button() : one(`[data-action='place'][data-on='${on}']`, `[data-place='${on}']`)) },
} satisfies GameUi
