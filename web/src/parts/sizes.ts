// Which kind of device this is, as far as the layout cares.
import { MediaQuery } from 'svelte/reactivity'
import { MEDIA } from '../look/media'

/** A phone held upright. */
export const narrow = new MediaQuery(MEDIA.upright.join(', '))
/** A phone lying down. */
export const flat = new MediaQuery(MEDIA.lying.join(', '))
