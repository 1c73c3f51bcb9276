// Which kind of device this is, as far as the layout cares.
import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright. */
export const narrow = new MediaQuery('(max-width: 760px)')
/** A phone lying down. */
export const flat = new MediaQuery('(max-height: 480px) and (orientation: landscape)')
