// Which kind of device this is, as far as the layout cares.
import { MediaQuery } from 'svelte/reactivity'
import { MEDIA } from '../look/media'

/** A phone held upright. */
export const narrow = new MediaQuery(MEDIA.upright.join(', '))
/** So narrow that one thing comes after the other; not lying down. */
export const single = new MediaQuery(MEDIA.upright[1])
/** So low that only what is needed has room. */
export const short = new MediaQuery(MEDIA.short.join(', '))
/** A phone lying down. */
export const flat = new MediaQuery(MEDIA.lying.join(', '))
