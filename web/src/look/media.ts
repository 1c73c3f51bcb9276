// The kinds of devices a table is laid out for, by name: `@media (--upright)` in a style sheet, `MEDIA.upright` in a script.
// The only place in which a window's size is written; `web/floor/media.ts` puts it into the style sheets.
export const MEDIA = {
  /** A phone or a small tablet held upright, and a narrow window. */
  upright: ['(max-width: 900px) and (orientation: portrait)', '(max-width: 760px) and (min-height: 481px)'],
  /** A phone lying down. */
  lying: ['(max-height: 480px) and (orientation: landscape)'],
  /** Anything larger than a phone, and lying tablets. */
  roomy: ['(min-width: 901px) and (min-height: 481px)', '(min-width: 761px) and (min-height: 481px) and (orientation: landscape)'],
} as const

/** States of the whole page that a style sheet asks for in the same way: `@media (--tv)`. */
export const STATES = {
  /** The screen of the whole room, which is read from the sofa. */
  tv: 'html[data-screen]',
  /** In the evening. */
  dark: "[data-theme='dark']",
  light: "[data-theme='light']",
  /** Somebody has asked for large cards. */
  'large-cards': "[data-cards='large']",
} as const
