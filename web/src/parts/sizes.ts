// Which kind of device this is, as far as the layout cares.
import { MediaQuery } from 'svelte/reactivity'
import { MEDIA } from '../look/media'

/** A phone held upright. */
export const narrow = new MediaQuery(MEDIA.upright.join(', '))
/** So narrow that one thing comes after the other; not lying down. */
export const single = new MediaQuery(MEDIA.upright[1])
/** A phone lying down. */
export const flat = new MediaQuery(MEDIA.lying.join(', '))
