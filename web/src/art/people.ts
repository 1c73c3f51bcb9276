// The neighbours. Each is drawn in three parts: what lies under the face, the face, what falls over it.

import type { Face } from './faces'

export interface Figure {
  /** the wall of the room behind the window */
  readonly room: string
  readonly body: string
  readonly face: Face
  readonly over?: string
  /** where a hat sits, unless in the usual place */
  readonly top?: readonly [x: number, y: number]
}

const shoulders = (fill: string): string => `<path d="M16 124c2-22 16-30 34-30s32 8 34 30Z" fill="${fill}"/>`
const neck = (fill: string): string => `<path d="M42 84h16v10q-8 6-16 0Z" fill="${fill}"/>`
const head = (fill: string, y = 62, r = 24): string => `<circle cx="50" cy="${y}" r="${r}" fill="${fill}"/>`
const cheeks = (y: number, fill = '#EE8D7C'): string =>
  `<g fill="${fill}" opacity=".55"><circle cx="34" cy="${y}" r="4.6"/><circle cx="66" cy="${y}" r="4.6"/></g>`
const glasses = (y: number, stroke: string): string =>
  `<g fill="none" stroke="${stroke}" stroke-width="2.4"><circle cx="40" cy="${y}" r="7.5"/><circle cx="60" cy="${y}" r="7.5"/>` +
  `<path d="M47.5 ${y - 1}q2.5-2 5 0"/></g>`

const lea: Figure = {
  room: '#DDD0EC',
  body:
    '<path d="M70 40c20-4 22 26 12 44-4-10-8-18-14-24Z" fill="#C24A22"/>' +
    shoulders('#6A2A5B') +
    neck('#F0C3A2') +
    head('#FADBC3') +
    '<path d="M25 60c-4-22 8-34 25-34s30 12 25 34c-4-4-6-8-7-13-8-1-18-4-24-10-4 10-10 18-19 23Z" fill="#D4572A"/>' +
    cheeks(70),
  face: { eyes: [63, 9, 2.8], mouth: [71, 8] },
}

const kim: Figure = {
  room: '#FBE3C9',
  body:
    '<path d="M24 96c-8-50 6-70 26-70s34 20 26 70Z" fill="#1F1A22"/>' +
    shoulders('#0B7480') +
    neck('#E9BE96') +
    head('#F6D3AE', 62, 22) +
    '<path d="M28 58V46c4-14 40-14 44 0v12c-10-6-34-6-44 0Z" fill="#1F1A22"/>',
  face: { eyes: [65, 9, 2.8], mouth: [73, 7] },
}

const aylin: Figure = {
  room: '#CFE3D4',
  body:
    '<path d="M12 124c0-26 16-36 38-36s38 10 38 36Z" fill="#2F6F8F"/>' +
    '<path d="M20 70c-4-32 12-48 30-48s34 16 30 48c-2 22-14 34-30 34S22 92 20 70Z" fill="#3E88A8"/>' +
    '<ellipse cx="50" cy="63" rx="20" ry="23" fill="#DDA77D"/>' +
    '<g fill="#E8836F" opacity=".5"><circle cx="37" cy="70" r="4"/><circle cx="63" cy="70" r="4"/></g>',
  face: { eyes: [62, 8, 2.8], mouth: [71, 7] },
}

const mia: Figure = {
  room: '#F4CFDC',
  body:
    '<g fill="#2A1A1E"><circle cx="29" cy="50" r="15"/><circle cx="38" cy="35" r="16"/><circle cx="56" cy="31" r="17"/>' +
    '<circle cx="71" cy="45" r="15"/><circle cx="73" cy="62" r="11"/><circle cx="27" cy="64" r="11"/></g>' +
    shoulders('#B13A6B') +
    neck('#8A5434') +
    head('#A4683F', 62, 23) +
    cheeks(69, '#D8604E'),
  face: { eyes: [62, 9, 2.8], mouth: [70, 8] },
  over: '<path d="M29 50q10-14 26-10 12 2 17 12-10-6-20-5-14 0-23 3Z" fill="#2A1A1E"/>',
}

const tom: Figure = {
  room: '#D3DDF3',
  body:
    shoulders('#B13A6B') +
    neck('#6F4426') +
    head('#87552F', 62, 23) +
    '<path d="M26 54c0-20 12-28 24-28s24 8 24 28Z" fill="#C2571A"/><path d="M24 50h58q4 0 4 4H24Z" fill="#9C4312"/>',
  face: { eyes: [64, 9, 2.8], mouth: [72, 8] },
}

const ben: Figure = {
  room: '#FBDDB6',
  body:
    shoulders('#C2571A') +
    '<path d="M18 112h64M22 102h56" stroke="#FFF6E6" stroke-width="5"/>' +
    neck('#EEC09A') +
    head('#F8D6B8') +
    '<path d="M25 62c-3-22 8-34 27-34 18 0 27 12 23 32-4-2-5-8-6-12-6 3-12 2-16-2-4 5-12 7-20 6-4 2-6 6-8 10Z" fill="#7A4A22"/>' +
    '<path d="M46 30q2-10 10-9-4 4-3 10Z" fill="#7A4A22"/>',
  face: { eyes: [63, 9, 2.8], mouth: [71, 8] },
  over:
    '<g fill="#C98255"><circle cx="35" cy="70" r="1.2"/><circle cx="39" cy="72" r="1.2"/><circle cx="61" cy="72" r="1.2"/>' +
    '<circle cx="65" cy="70" r="1.2"/></g>',
}

const otto: Figure = {
  room: '#E3D9C2',
  body:
    '<path d="M14 124c2-24 18-32 36-32s34 8 36 32Z" fill="#6B6A1C"/><path d="M44 92l6 12 6-12Z" fill="#FFF6E6"/>' +
    neck('#E6B794') +
    head('#F3CBA9', 60, 25) +
    '<path d="M24 62c-6-2-6-14 2-18-2 8 0 12 0 18ZM76 62c6-2 6-14-2-18 2 8 0 12 0 18Z" fill="#E8EAF1"/>' +
    '<path d="M36 50q5-4 9-1M55 49q5-3 9 1" stroke="#C9CCD8" stroke-width="3.5" fill="none" stroke-linecap="round"/>',
  // His mouth is half under the moustache, so it sits lower than the others'.
  face: { eyes: [57, 9, 2.8], mouth: [77, 5] },
  over: '<path d="M50 65c-6 0-16 2-18 9 8 2 14 0 18-3 4 3 10 5 18 3-2-7-12-9-18-9Z" fill="#E8EAF1"/>',
}

const ilse: Figure = {
  room: '#BFDCD8',
  body:
    '<path d="M14 124c2-24 18-32 36-32s34 8 36 32Z" fill="#0B7480"/><path d="M36 92q14 14 28 0l-4-8H40Z" fill="#F1C6A4"/>' +
    '<g fill="#D9DCE6"><circle cx="50" cy="24" r="11"/><path d="M24 62c-4-26 10-38 26-38s30 12 26 38c-2 10-50 10-52 0Z"/></g>' +
    head('#F6D0B0', 61, 23) +
    '<path d="M28 54c4-16 16-20 24-20 10 0 18 6 20 20-8-8-14-10-22-10-8 1-14 3-22 10Z" fill="#E8EAF1"/>' +
    cheeks(71),
  face: { eyes: [62, 10, 2.6], mouth: [73, 6] },
  over: glasses(62, '#8C3F79'),
}

const paul: Figure = {
  room: '#CBD6EE',
  body:
    '<path d="M12 124c2-24 18-32 38-32s36 8 38 32Z" fill="#56607F"/><path d="M40 84h20v12q-10 7-20 0Z" fill="#D9A27A"/>' +
    head('#E7B48C', 60) +
    '<g fill="#4A2E22"><path d="M26 62c0 24 12 34 24 34s24-10 24-34c-4 4-6 8-10 8-6-4-22-4-28 0-4 0-6-4-10-8Z"/>' +
    '<path d="M26 58c-2-20 8-30 24-30s26 10 24 30c-3-4-4-8-6-12-10-4-26-4-36 0-2 4-3 8-6 12Z"/></g>',
  face: { eyes: [58, 9, 2.8], mouth: [76, 7], mouthColour: '#FFF6E6' },
}

const yara: Figure = {
  room: '#F6E0A8',
  // two plaits
  body:
    '<g fill="#3B2318"><path d="M22 56c-4-24 10-34 28-34s32 10 28 34l-4 16H26Z"/><ellipse cx="25" cy="76" rx="6" ry="7"/>' +
    '<ellipse cx="24" cy="88" rx="5" ry="7"/><ellipse cx="75" cy="76" rx="6" ry="7"/><ellipse cx="76" cy="88" rx="5" ry="7"/></g>' +
    '<g fill="#CF3F6B"><circle cx="24" cy="97" r="4"/><circle cx="76" cy="97" r="4"/></g>' +
    shoulders('#2F7D6B') +
    neck('#B97B4F') +
    head('#C98A5A', 62, 22) +
    '<path d="M28 60c0-18 8-26 22-28 14 2 22 10 22 28-8-4-16-12-22-22-6 10-14 18-22 22Z" fill="#3B2318"/>' +
    cheeks(70, '#D8604E'),
  face: { eyes: [63, 9, 2.8], mouth: [72, 7] },
}

const emil: Figure = {
  room: '#CFE0EC',
  // fair curls and a hoodie
  body:
    '<path d="M28 90q22 22 44 0l4 12H24Z" fill="#3F4E8C"/>' +
    shoulders('#5566B0') +
    '<path d="M44 97v12m12-12v12" stroke="#E6E9F6" stroke-width="2.4" stroke-linecap="round"/>' +
    neck('#F0C3A2') +
    head('#FADCC4') +
    '<g fill="#E8B84B"><circle cx="29" cy="46" r="9"/><circle cx="37" cy="36" r="10"/><circle cx="50" cy="32" r="11"/>' +
    '<circle cx="63" cy="36" r="10"/><circle cx="71" cy="46" r="9"/><circle cx="43" cy="42" r="8"/><circle cx="58" cy="42" r="8"/></g>',
  face: { eyes: [63, 9, 2.8], mouth: [72, 7] },
  over: glasses(63, '#34405E'),
}

const nuri: Figure = {
  room: '#E9D3C4',
  // grey bob, earrings, a scarf
  body:
    '<path d="M23 84c-6-44 6-60 27-60s33 16 27 60Z" fill="#8E93A6"/>' +
    shoulders('#8A5A9E') +
    neck('#D9A27A') +
    head('#E9BC94', 62, 22) +
    '<path d="M34 92q16 12 32 0l3 8q-19 12-38 0Z" fill="#F2B544"/>' +
    '<path d="M27 62c-2-20 8-30 23-30s25 10 23 30c-4-6-8-12-9-16-10 2-24 2-30-2-1 8-3 12-7 18Z" fill="#A3A8B9"/>' +
    '<g fill="#F2B544"><circle cx="28" cy="74" r="2.6"/><circle cx="72" cy="74" r="2.6"/></g>' +
    cheeks(71),
  face: { eyes: [63, 9, 2.8], mouth: [72, 7] },
}

export const PEOPLE_DRAWN: Readonly<Record<string, Figure>> = {
  lea,
  kim,
  aylin,
  mia,
  tom,
  ben,
  yara,
  emil,
  paul,
  nuri,
  otto,
  ilse,
}
