// The kinds of devices a table is laid out for, by name: `@media (--upright)` in a style sheet, `MEDIA.upright` in a script.
export const MEDIA = {
  /** A phone or a small tablet held upright, and a narrow window. */
  upright: ['(max-width: 900px) and (orientation: portrait)', '(max-width: 760px) and (min-height: 481px)'],
  /** A phone lying down. */
  lying: ['(max-height: 480px) and (orientation: landscape)'],
  /** Anything larger than a phone, and lying tablets. */
  roomy: ['(min-width: 901px) and (min-height: 481px)', '(min-width: 761px) and (min-height: 481px) and (orientation: landscape)'],
} as const
