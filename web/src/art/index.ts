// All art of the page, as SVG strings. Pure functions, no ids and no style attributes: the strings can be put into a
// page with a strict content security policy, any number of times. All of it is decorative; whoever shows a picture
// also says in words what it means.

export { cardArt, jokerArt, parseCard, slotArt, type Detail, type NumberCard } from './card'
export { panorama, type PanoramaOptions } from './hills'
export { burst, cloud, paw, podiumHeight, podiumHill, roofArt, type RoofOptions } from './house'
export { icon, ICONS, type IconName } from './icons'
export { BOTS, figureArt, PEOPLE, portraitArt, type Mood, type PortraitOptions } from './portraits'
export { bridgeLink, cat, ladybird, logo, type CatMood } from './specials'
export { COLOURS, emblem, palette, SHAPES, type Colour, type Palette } from './suits'
