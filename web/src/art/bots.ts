// Bots are household objects with faces: nobody takes one for a person.

import type { Figure } from './people'

const STEEL = '#56607F'

const toaster: Figure = {
  room: '#D5DDE6',
  body:
    '<path d="M34 54V40c0-12 32-12 32 0v14Z" fill="#E9B872" stroke="#B9773A" stroke-width="3.5"/>' +
    '<rect x="16" y="50" width="68" height="56" rx="17" fill="#F7F4EC"/>' +
    '<path d="M16 88h68v6a17 17 0 0 1-17 12H33a17 17 0 0 1-17-12Z" fill="#CF3330"/>' +
    `<rect x="28" y="49" width="44" height="6" rx="3" fill="${STEEL}"/>` +
    `<path d="M84 66h8v10h-8" fill="none" stroke="${STEEL}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M24 106v8m52-8v8" stroke="${STEEL}" stroke-width="6" stroke-linecap="round"/>`,
  face: { eyes: [68, 12, 3.6], mouth: [77, 7] },
}

const teapot: Figure = {
  room: '#D8E8C9',
  body:
    '<g fill="none" stroke="#2F8D5D" stroke-linecap="round"><path d="M22 66C8 62 6 84 22 92" stroke-width="7"/>' +
    '<path d="M78 82c10-4 8-18 18-22" stroke-width="9"/></g><ellipse cx="50" cy="80" rx="32" ry="30" fill="#4FB37B"/>' +
    '<path d="M28 56q22-16 44 0Z" fill="#2F8D5D"/><circle cx="50" cy="42" r="6" fill="#FFC62E"/>' +
    '<path d="M44 26q-5-6 0-11M56 26q-5-6 0-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  face: { eyes: [74, 11, 3.4], mouth: [84, 7] },
  top: [50, 47],
}

const clock: Figure = {
  room: '#F3DCD2',
  body:
    '<g fill="#E9B23A"><circle cx="30" cy="40" r="13"/><circle cx="70" cy="40" r="13"/></g>' +
    `<path d="M32 104l-8 10M68 104l8 10M44 33h12" stroke="${STEEL}" stroke-width="6" stroke-linecap="round"/>` +
    `<circle cx="50" cy="76" r="34" fill="${STEEL}"/><circle cx="50" cy="76" r="27" fill="#FFF9EC"/>` +
    `<path d="M50 52v5m0 38v5m-24-24h5m38 0h5" stroke="${STEEL}" stroke-width="3" stroke-linecap="round"/>`,
  face: { eyes: [71, 10, 3.4], mouth: [81, 8] },
  top: [50, 38],
}

const lamp: Figure = {
  room: '#D9D3EA',
  body:
    '<path d="M46 78h8v28h-8Z" fill="#8C3F79"/><path d="M30 106h40v8H30Z" fill="#8C3F79"/>' +
    '<path d="M32 38h36l16 42H16Z" fill="#FFD15C" stroke="#FFD15C" stroke-width="6" stroke-linejoin="round"/>' +
    '<path d="M14 77h72" stroke="#F0A41C" stroke-width="6" stroke-linecap="round"/>',
  face: { eyes: [55, 9, 3.2], mouth: [64, 7] },
  top: [50, 38],
}

const cactus: Figure = {
  room: '#F7E3CF',
  body:
    '<path d="M30 66c-14 2-14-8-14-16M70 60c14 2 14-8 14-16" fill="none" stroke="#3E9A6A" stroke-width="10" stroke-linecap="round"/>' +
    '<path d="M28 94V52a22 22 0 0 1 44 0v42Z" fill="#4FB37B"/>' +
    '<path d="M38 36v6m12-10v6m12-2v6M34 84v5m16-3v6m16-8v5" stroke="#1F6B47" stroke-width="2.6" stroke-linecap="round"/>' +
    '<g fill="#F2879F"><circle cx="45" cy="27" r="6"/><circle cx="55" cy="27" r="6"/><circle cx="50" cy="21" r="6"/></g>' +
    '<circle cx="50" cy="26" r="4" fill="#FFC62E"/><path d="M22 92h56v9H22Z" fill="#B0552C"/><path d="M27 101h46l-5 17H32Z" fill="#C96A3B"/>',
  face: { eyes: [60, 10, 3.2], mouth: [70, 7] },
  top: [50, 33],
}

const radio: Figure = {
  room: '#DCE6CF',
  body:
    `<path d="M62 46 71 25" stroke="${STEEL}" stroke-width="3.5" stroke-linecap="round"/><circle cx="71" cy="25" r="4" fill="#CF3330"/>` +
    '<path d="M32 46c0-14 36-14 36 0" fill="none" stroke="#8A5A34" stroke-width="6"/>' +
    '<rect x="13" y="44" width="74" height="62" rx="12" fill="#B9773A"/><rect x="19" y="50" width="62" height="38" rx="8" fill="#FFEFD2"/>' +
    '<g fill="#FFD15C"><circle cx="27" cy="97" r="5"/><circle cx="73" cy="97" r="5"/></g>' +
    '<path d="M38 95h24m-24 5h24" stroke="#7A4A22" stroke-width="2.4" stroke-linecap="round"/>' +
    '<path d="M24 106v7m52-7v7" stroke="#7A4A22" stroke-width="6" stroke-linecap="round"/>',
  face: { eyes: [65, 13, 3.4], mouth: [75, 8] },
  top: [46, 41],
}

const washer: Figure = {
  room: '#CFE3EC',
  body:
    '<rect x="16" y="30" width="68" height="80" rx="9" fill="#FBFAF5"/><path d="M16 50V39a9 9 0 0 1 9-9h50a9 9 0 0 1 9 9v11Z" fill="#AFC3D6"/>' +
    `<g fill="${STEEL}"><circle cx="74" cy="40" r="5"/><rect x="24" y="37" width="22" height="6" rx="3"/></g>` +
    `<circle cx="50" cy="79" r="26" fill="${STEEL}"/><circle cx="50" cy="79" r="21" fill="#9ED3E6"/>` +
    '<path d="M29.5 84q10-6 20.500 0t20.500 0a21 21 0 0 1-41 0Z" fill="#6FB6D2"/>' +
    '<g fill="#fff"><circle cx="37" cy="66" r="2.6"/><circle cx="62" cy="65" r="3.4"/><circle cx="65" cy="90" r="2"/></g>',
  face: { eyes: [75, 9, 3.2], mouth: [84, 7] },
  top: [50, 32],
}

const mug: Figure = {
  room: '#EBD9E6',
  body:
    '<path d="M76 67c15-3 15 26-2 24" fill="none" stroke="#8C3F79" stroke-width="8" stroke-linecap="round"/>' +
    '<path d="M20 54h58v38a20 20 0 0 1-20 20H40a20 20 0 0 1-20-20Z" fill="#A5528F"/><ellipse cx="49" cy="54" rx="29" ry="8" fill="#6A2A5B"/>' +
    '<ellipse cx="49" cy="55" rx="23" ry="5" fill="#5A3320"/>' +
    '<path d="M38 40q-6-8 0-15t0-14M58 40q-6-8 0-15t0-14" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
  face: { eyes: [78, 11, 3.4], mouth: [88, 7], mouthColour: '#FFF6E6' },
  top: [49, 52],
}

export const BOTS_DRAWN: Readonly<Record<string, Figure>> = {
  toaster,
  teapot,
  clock,
  lamp,
  cactus,
  radio,
  washer,
  mug,
}
