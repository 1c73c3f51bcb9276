// What stands on the hills: each drawing has its foot at 0, 0.

import { around, type Colour, type Palette } from './suits'

export type PropName = 'tree' | 'small' | 'deco' | 'sky' | 'animal'
/** The flag chooses between two looks, where a drawing has two. */
export type Prop = (c: Palette, other?: boolean) => string

const ORANGE = '#E4672F'

const AUTUMN: Record<PropName, Prop> = {
  tree: (c, other) =>
    `<path d="M-3 2 0-34 3 2Z" fill="${c.dark}"/><circle cy="-46" r="24" fill="${other ? c.accent : ORANGE}"/>` +
    `<circle cx="9" cy="-39" r="13" fill="${other ? ORANGE : c.accent}" opacity=".55"/>` +
    `<g fill="${c.numeral}"><circle cx="-8" cy="-50" r="2.6"/><circle cx="3" cy="-58" r="2.6"/>` +
    '<circle cx="-2" cy="-38" r="2.6"/></g>',
  small: (c) => `<path d="M-2 2 0-20 2 2Z" fill="${c.dark}"/><ellipse cy="-26" rx="12" ry="15" fill="${c.light}"/>`,
  // a pumpkin
  deco: (c) =>
    `<g fill="${c.accent}"><ellipse cx="-6" cy="-5" rx="7" ry="6.5"/><ellipse cx="6" cy="-5" rx="7" ry="6.5"/>` +
    `<ellipse cy="-5" rx="6" ry="7.5" fill="#FFB262"/></g><path d="M-1-12h3l1-5h-3Z" fill="${c.dark}"/>`,
  sky: (c) =>
    `<path d="M0 0q6-7 11 0 5-7 11 0" fill="none" stroke="${c.numeral}" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`,
  // a hedgehog
  animal: (c) =>
    `<path d="M-21 0c-2-16 10-22 21-20 10 2 15 9 24 13 2 2 1 5-2 6l-12 1Z" fill="${c.dark}"/>` +
    '<path d="M-19-4l-6-3 5-3-4-5 6-1-2-6 7 2 1-6 5 4 4-5 3 5 6-3 0 6 6 0-2 5Z" ' +
    `fill="${c.light}"/><circle cx="13" cy="-7" r="1.7" fill="${c.numeral}"/>`,
}

const SUMMER: Record<PropName, Prop> = {
  // a cypress
  tree: (c) =>
    `<path d="M-2 2V-8h4V2Z" fill="${c.dark}"/><path d="M0-74C13-56 12-20 6-6h-12C-12-20-13-56 0-74Z" fill="${c.accent}"/>` +
    `<path d="M0-74C7-56 6-20 2-6h4C12-20 13-56 0-74Z" fill="${c.dark}" opacity=".5"/>`,
  // a sunflower
  small: (c) =>
    `<path d="M-1.5 2V-30h3V2ZM1-10q10-2 12-10-10 0-12 10ZM-1-6q-10-2-12-10 10 0 12 10Z" fill="${c.accent}"/>` +
    '<g transform="translate(0 -36)" fill="#FFF1A8">' +
    around(10, (a) => `<ellipse cy="-9" rx="3.4" ry="6" transform="rotate(${a})"/>`) +
    `<circle r="6.5" fill="${c.dark}"/></g>`,
  // a bale of straw
  deco: (c) =>
    '<circle cy="-12" r="14" fill="#F7C65A"/>' +
    `<path d="M9-12a9 9 0 1 1-9-9 6 6 0 1 1-6 6" fill="none" stroke="${c.accent}" stroke-width="2.4" stroke-linecap="round"/>`,
  sky: (c) => `<path d="M2 12a9 9 0 0 1 4-16 13 13 0 0 1 24-1 9 9 0 0 1 6 17Z" fill="${c.light}"/>`,
  // a bee
  animal: (c) =>
    '<g transform="translate(0 -46)"><g fill="#fff" opacity=".9"><ellipse cx="-3" cy="-9" rx="7" ry="10" transform="rotate(-18)"/>' +
    '<ellipse cx="6" cy="-9" rx="6" ry="9" transform="rotate(14)"/></g>' +
    `<ellipse rx="15" ry="10" fill="${c.dark}"/><path d="M-6-9.2a15 10 0 0 0 0 18.4V-9.2ZM0-10h5v20H0Z" fill="#FFE08A"/></g>`,
}

const SPRING: Record<PropName, Prop> = {
  // in blossom
  tree: (c) =>
    `<path d="M-3 2 0-30 3 2Z" fill="${c.dark}"/><g fill="${c.accent}"><circle cx="-9" cy="-38" r="16"/>` +
    '<circle cx="10" cy="-40" r="17"/><circle cy="-52" r="17"/></g>' +
    `<g fill="${c.light}"><circle cx="-10" cy="-40" r="4"/><circle cx="4" cy="-54" r="4"/><circle cx="13" cy="-38" r="4"/>` +
    '<circle cy="-34" r="3"/></g>',
  // a tulip
  small: (c) =>
    `<path d="M-1.3 2V-20h2.6V2ZM0-2q-9-2-10-11 9 1 10 11Z" fill="${c.dark}"/>` +
    `<path d="M-8-32q4 3 8 0 4 3 8 0v10q-8 8-16 0Zm4-2 4-5 4 5Z" fill="${c.light}"/>`,
  deco: (c) =>
    `<path d="M0 1C-12-1-16-14-12-20-4-18 1-10 0 1ZM0 1C12-1 16-14 12-20 4-18-1-10 0 1Z" fill="${c.back}"/>`,
  // a butterfly
  sky: (c) =>
    `<path d="M0 0C-12-14-18 2-4 4-14 8-8 18 0 6 8 18 14 8 4 4 18 2 12-14 0 0Z" fill="${c.accent}"/>`,
  // a sheep
  animal: (c) =>
    '<g fill="#FFFDF5"><circle cx="-10" cy="-17" r="9"/><circle cx="1" cy="-20" r="10"/><circle cx="10" cy="-15" r="9"/>' +
    `<circle cx="-3" cy="-11" r="10"/></g><path d="M-8-6v8M-2-4v6M6-4v6M11-6v8" stroke="${c.dark}" stroke-width="3"/>` +
    `<ellipse cx="18" cy="-19" rx="6.5" ry="8" fill="${c.dark}"/><circle cx="19.5" cy="-21" r="1.5" fill="#fff"/>`,
}

const WINTER: Record<PropName, Prop> = {
  tree: (c) =>
    `<path d="M-3 2h6v-8h-6Z" fill="${c.dark}"/><path d="M0-72-13-46h5L-19-24h7L-24-2h48L12-24h7L8-46h5Z" fill="${c.accent}"/>` +
    '<path d="M0-72-13-46q7 5 13-2 6 7 13 2ZM-15.5-31-19-24q9 6 19-2 10 8 19 2l-3.5-7q-8 5-15.5-1-8 6-15.5 1Z" ' +
    `fill="${c.light}"/>`,
  small: (c) =>
    `<path d="M0-36-8-20h4L-13-2h26L4-20h4Z" fill="${c.accent}"/><path d="M0-36-8-20q4 3 8-2 4 5 8 2Z" fill="${c.light}"/>`,
  deco: (c) => `<path d="M-18 3q18-13 36 0Z" fill="${c.line}"/>`,
  sky: (c) =>
    `<g fill="${c.light}"><circle r="3"/><circle cx="17" cy="11" r="2"/><circle cx="-11" cy="16" r="2.2"/></g>`,
  // a snowman
  animal: (c) =>
    '<circle cy="-11" r="14" fill="#fff"/><circle cy="-33" r="10.5" fill="#fff"/>' +
    `<path d="M-6-41h12l-1-10h-10Z" fill="${c.accent}"/><path d="M-10-41h20" stroke="${c.accent}" stroke-width="3.5" stroke-linecap="round"/>` +
    `<g fill="${c.accent}"><circle cx="-3.5" cy="-34" r="1.5"/><circle cx="3.5" cy="-34" r="1.5"/><circle cy="-14" r="1.7"/>` +
    '<circle cy="-8" r="1.7"/></g><path d="M0-32l8 2-8 1.5Z" fill="#F08A3C"/><path d="M-8-24q8 5 16 0v4q-8 5-16 0Z" fill="#CF3330"/>',
}

export const PROPS: Readonly<Record<Colour, Readonly<Record<PropName, Prop>>>> = {
  red: AUTUMN,
  yellow: SUMMER,
  green: SPRING,
  blue: WINTER,
}
