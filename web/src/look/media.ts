// The kinds of devices a table is laid out for, by name: `@media (--upright)` in a style sheet, `MEDIA.upright` in a script.
// The only place in which a window's size is written; `web/floor/media.ts` puts it into the style sheets.
export const MEDIA = {
  /** A phone or a small tablet held upright, and a narrow window. */
  upright: ['(max-width: 900px) and (orientation: portrait)', '(max-width: 760px) and (min-height: 481px)'],
  /** A phone lying down. */
  lying: ['(max-height: 480px) and (orientation: landscape)'],
  /** Anything larger than a phone, and lying tablets. */
  roomy: ['(min-width: 901px) and (min-height: 481px)', '(min-width: 761px) and (min-height: 481px) and (orientation: landscape)'],

  /** As low as a phone lying down, and lower than anything else. */
  low: ['(max-height: 480px)'],
  high: ['(min-height: 481px)'],
  /** A short phone, or one whose browser shows its bars. */
  short: ['(max-height: 780px)'],
  /** A laptop's window under the bars of its browser. */
  laptop: ['(max-height: 820px)'],

  'small-phone': ['(max-width: 380px)'],
  phone: ['(max-width: 480px)'],
  /** A large phone. */
  small: ['(max-width: 620px)'],
  'beyond-small': ['(min-width: 621px)'],
  /** Narrower than any tablet. */
  narrow: ['(max-width: 760px)'],
  wide: ['(min-width: 761px)'],
  /** A tablet held upright. */
  medium: ['(max-width: 900px)'],
  'beyond-medium': ['(min-width: 901px)'],
  /** Narrower than a tablet lying down. */
  tablet: ['(max-width: 1023px)'],
  'large-tablet': ['(max-width: 1120px)'],
  /** The largest tablets lying down. */
  'below-desktop': ['(max-width: 1180px)'],
  desktop: ['(min-width: 1181px)'],
  /** A desktop's window that is not small. */
  spacious: ['(min-width: 1181px) and (min-height: 700px)'],
  /** A TV, or a large screen that stands on a desk. */
  vast: ['(min-width: 1700px) and (min-height: 1000px)'],
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
