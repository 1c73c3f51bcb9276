// Style sheets, and styles in markup and scripts: what is newer than the floor.
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { FOCUSED, HAVE_FALLBACKS } from './fallbacks.ts'
import { at, KNOWN, type Known, report } from './found.ts'

/** Newer than the floor, and nobody misses it where it is not known: a line breaks elsewhere, a bar is a little wider. */
const ORNAMENTS: readonly RegExp[] = [
  /^properties\.(text-wrap|text-wrap-style|scrollbar-width|scrollbar-color|overscroll-behavior|text-size-adjust|forced-color-adjust)\b/,
  /^at-rules\.media\.forced-colors\b/,
  /^properties\.(content-visibility|contain-intrinsic-\w+|overflow-clip-margin|line-clamp|mask-mode)\b/,
  /^properties\.cursor\./, // phones have none
  /^properties\.[\w-]+\.safe$/, // what is too large then begins at its start
  /^properties\.(align|justify|place)-\w+\.(start|end)$/, // in grids it is old
]

/** A sheet has what `fallbacks.ts` makes; a style in markup or in a script has nothing beside it. */
type Kind = 'sheet' | 'inline'

function style(path: string, where: string, kind: Kind): void {
  const known = kind === 'sheet' ? [...HAVE_FALLBACKS, ...ORNAMENTS] : ORNAMENTS
  if (!known.some((each) => each.test(path))) report(path, where, at(KNOWN.css, path)?.__compat)
}

/** Where MDN tells of a function. */
const FUNCTIONS = new Map<string, string>()
function collect(known: Known, path: string): void {
  for (const [key, inside] of Object.entries(known)) {
    if (key === '__compat') continue
    if (!FUNCTIONS.has(key)) FUNCTIONS.set(key, `${path}.${key}`)
    collect(inside as Known, `${path}.${key}`)
  }
}
collect(KNOWN.css.types as Known, 'types')

const VALUES: readonly [RegExp, string][] = [
  [/\d[dsl]v([hwib]|min|max)\b/, 'types.length.viewport_percentage_units_dynamic'],
  [/\dcq([hwib]|min|max)\b/, 'types.length.container_query_length_units'],
  ...['lh', 'rlh', 'cap', 'rcap', 'ic', 'ric', 'rch', 'rex', 'vb', 'vi'].map((unit): [RegExp, string] => [new RegExp(`\\d${unit}\\b`), `types.length.${unit}`]),
  [/\ballow-discrete\b/, 'properties.transition-behavior'],
  [/(?<![\w-])linear\(/, 'types.easing-function.linear-function'],
  [/gradient\([^(),]*\bin [a-z]/, 'types.gradient.linear-gradient.interpolation_color_space'],
]

const QUERIES: readonly [RegExp, string][] = [
  [/\bstyle\(/, 'at-rules.container.style_queries_for_custom_properties'],
  [/\bscroll-state\(/, 'at-rules.container.scroll-state_queries'],
]

function isAsked(node: ChildNode): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up) if (up.type === 'atrule' && (up as AtRule).name === 'supports') return true
  return false
}

/** Whether the same is said before in the words of one maker of browsers. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  return parent?.nodes?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false
}

const PROPERTIES = Object.keys(KNOWN.css.properties as Known)

function checkSelector(selector: string, where: string, kind: Kind): void {
  // A ring has its fallback: floor/fallbacks.ts.
  const asked = kind === 'sheet' ? selector.replace(FOCUSED, '') : selector
  for (const [, pseudo] of asked.matchAll(/::?([a-z][\w-]*)/g)) style(`selectors.${pseudo}`, where, kind)
  if (/:not\([^()]*,/.test(selector)) style('selectors.not.selector_list', where, kind)
  if (/:nth-(last-)?child\([^()]* of /.test(selector)) style('selectors.nth-child.of_syntax', where, kind)
}

function checkDeclaration(node: Declaration, where: string, kind: Kind): void {
  const { parent, prop, value } = node
  if (parent?.type === 'atrule' && (parent as AtRule).name === 'font-face') style(`at-rules.font-face.${prop}`, where, kind)
  if (!prop.startsWith('-') && !hasPrefixed(node)) {
    style(`properties.${prop}`, where, kind)
    for (const [word] of value.matchAll(/[a-z][\w-]*/g)) style(`properties.${prop}.${word}`, where, kind)
  }
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)) style(FUNCTIONS.get(name) ?? '', where, kind)
  for (const [written, path] of VALUES) if (written.test(value)) style(path, where, kind)
}

function checkStyles(text: string, where: string, kind: Kind = 'sheet'): void {
  postcss.parse(text).walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule') {
      style(`at-rules.${node.name}`, where, kind)
      if (node.name === 'media') checkMedia(node.params, where)
      if (node.name === 'container') for (const [written, path] of QUERIES) if (written.test(node.params)) style(path, where, 'inline')
    } else if (node.type === 'rule') checkSelector(node.selector, where, kind)
    else if (node.type === 'decl') checkDeclaration(node, where, kind)
  })
}

function checkMedia(query: string, where: string): void {
  for (const [, feature] of query.matchAll(/\(([\w-]+)/g)) style(`at-rules.media.${feature}`, where, 'sheet')
  if (/[<>]/.test(query)) style('at-rules.media.range_syntax', where, 'sheet')
}

/** A property that a script sets, by its name in either spelling. */
function checkProperty(name: string, where: string): void {
  style(`properties.${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, where, 'inline')
}

/** The value of an attribute `style`, or what a script makes of it. */
function checkInline(declarations: string, where: string): void {
  try {
    checkStyles(`a{${declarations}}`, where, 'inline')
  } catch {
    // no style, although it looked like one
  }
}

export { checkInline, checkMedia, checkProperty, checkSelector, checkStyles, PROPERTIES }
