// Fails where the built page uses something that is newer than the floor, by what MDN knows of browsers: `uv run web/check.py`.
import bcd, { type CompatStatement, type Identifier as Known } from '@mdn/browser-compat-data' with { type: 'json' }
import { type Node, parse } from 'acorn'
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { FOCUSED, HAVE_FALLBACKS } from './fallbacks.ts'
import { without } from './support.ts'

const BUILT = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('../../src/elferhaus/server/static/assets/', import.meta.url)

/** Newer than the floor, and nobody misses it where it is not known: a line breaks elsewhere, a bar is a little wider. */
const ORNAMENTS: readonly RegExp[] = [
  /^properties\.(text-wrap|text-wrap-style|scrollbar-width|scrollbar-color|overscroll-behavior|text-size-adjust|forced-color-adjust)\b/,
  /^at-rules\.media\.forced-colors\b/,
  /^properties\.(content-visibility|contain-intrinsic-\w+|overflow-clip-margin|line-clamp|mask-mode)\b/,
  /^properties\.cursor\./, // phones have none
  /^properties\.[\w-]+\.safe$/, // what is too large then begins at its start
  /^properties\.(align|justify|place)-\w+\.(start|end)$/, // in grids it is old
]

/** Newer than the floor, and there all the same: `src/missing.ts` gives it, or a library asks whether there is such a thing. */
const GIVEN: ReadonlySet<string> = new Set(['findLast', 'findLastIndex', 'toReversed', 'Instant', 'PlainDate', 'PlainDateTime', 'PlainMonthDay', 'PlainTime', 'PlainYearMonth'])
/** Names that the page gives to things of its own, too. */
const OWN: ReadonlySet<string> = new Set(['error', 'move', 'pause', 'use'])

const found = new Set<string>()

function report(what: string, where: string, compat: CompatStatement | undefined): void {
  const missing = without(compat)
  if (missing.length) found.add(`${where}: ${what} is not known to ${missing.join(', ')}`)
}

// ── style sheets ──

function at(path: string): Known | undefined {
  return path.split('.').reduce<Known | undefined>((known, key) => known?.[key] as Known | undefined, bcd.css as unknown as Known)
}

function style(path: string, where: string): void {
  if (![...HAVE_FALLBACKS, ...ORNAMENTS].some((known) => known.test(path))) report(path, where, at(path)?.__compat)
}

/** Where MDN tells of a function or a unit. */
const FUNCTIONS = new Map<string, string>()
function collect(known: Known, path: string): void {
  for (const [key, inside] of Object.entries(known)) {
    if (key === '__compat') continue
    if (!FUNCTIONS.has(key)) FUNCTIONS.set(key, `${path}.${key}`)
    collect(inside as Known, `${path}.${key}`)
  }
}
collect(bcd.css.types as unknown as Known, 'types')

const UNITS: readonly [RegExp, string][] = [
  [/\d[dsl]v([hwib]|min|max)\b/, 'types.length.viewport_percentage_units_dynamic'],
  [/\dcq([hwib]|min|max)\b/, 'types.length.container_query_length_units'],
  [/\d(r?lh)\b/, 'types.length.lh'],
  [/(?<![\w-])linear\(/, 'types.easing-function.linear-function'],
]

function isAsked(node: ChildNode): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up) if (up.type === 'atrule' && (up as AtRule).name === 'supports') return true
  return false
}

/** Whether the same is said before in the words of one maker of browsers. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  return parent?.nodes?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false
}

function checkStyles(file: string, text: string): void {
  postcss.parse(text).walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule') {
      style(`at-rules.${node.name}`, file)
      if (node.name === 'media') for (const [, feature] of node.params.matchAll(/\(([\w-]+)/g)) style(`at-rules.media.${feature}`, file)
    } else if (node.type === 'rule') {
      // A ring has its fallback: floor/fallbacks.ts.
      for (const [, pseudo] of node.selector.replace(FOCUSED, '').matchAll(/::?([a-z][\w-]*)/g)) style(`selectors.${pseudo}`, file)
      if (/:not\([^()]*,/.test(node.selector)) style('selectors.not.selector_list', file)
      if (/:nth-(last-)?child\([^()]* of /.test(node.selector)) style('selectors.nth-child.of_syntax', file)
    } else if (node.type === 'decl' && !node.prop.startsWith('-') && !hasPrefixed(node)) {
      style(`properties.${node.prop}`, file)
      for (const [word] of node.value.matchAll(/[a-z][\w-]*/g)) style(`properties.${node.prop}.${word}`, file)
    }
    if (node.type !== 'decl') return
    for (const [, name = ''] of node.value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g)) style(FUNCTIONS.get(name) ?? '', file)
    for (const [unit, path] of UNITS) if (unit.test(node.value)) style(path, file)
  })
}

// ── scripts ──

const GLOBALS = new Map([...Object.entries(bcd.javascript.builtins as unknown as Known), ...Object.entries(bcd.api as unknown as Known)] as [string, Known][])

/** What every built-in object that has such a member needs; a name that any old one has is none of them. */
const MEMBERS = new Map<string, CompatStatement>()
const members = Object.values(bcd.javascript.builtins as unknown as Known).flatMap((known) => Object.entries(known as Known)) as [string, Known][]
for (const [name, { __compat: compat }] of members) if (compat && without(compat).length) MEMBERS.set(name, compat)
for (const [name, { __compat: compat }] of members) if (compat && !without(compat).length) MEMBERS.delete(name)

type Syntax = Node & Record<string, unknown>
const WINDOW = bcd.api.Window as unknown as Record<string, Known>

/** The build writes a pattern that it finds too new as `RegExp('…')`. */
function lookBehind(file: string, pattern: string): void {
  if (/\(\?<[=!]/.test(pattern)) report('a look behind', file, (bcd.javascript.regular_expressions?.lookbehind_assertion as Known | undefined)?.__compat)
}

function checkScript(file: string, text: string): void {
  // Whatever is newer as a language is an error here.
  const walk = (node: Syntax): void => {
    if (node.type === 'MemberExpression' && !node.computed) {
      const [object, { name }] = [node.object as Syntax, node.property as unknown as { name: string }]
      const owner = object.type === 'Identifier' ? GLOBALS.get(object.name as string) : undefined
      const compat = ((owner?.[`${name}_static`] ?? owner?.[name]) as Known | undefined)?.__compat ?? MEMBERS.get(name)
      if (!GIVEN.has(name) && (owner || !OWN.has(name))) report(`.${name}`, file, compat)
    }
    if (/^(New|Call)Expression$/.test(node.type) && (node.callee as Syntax).type === 'Identifier') {
      const name = (node.callee as Syntax).name as string
      report(node.type === 'NewExpression' ? `new ${name}` : `${name}()`, file, (GLOBALS.get(name) ?? WINDOW[name])?.__compat)
      if (name === 'RegExp') lookBehind(file, String((node.arguments as Syntax[])[0]?.value))
    }
    if (node.type === 'StaticBlock') report('a static block', file, (bcd.javascript.classes?.static?.initialization_blocks as Known | undefined)?.__compat)
    if (node.type === 'Literal' && 'regex' in node) lookBehind(file, (node.regex as { pattern: string }).pattern)
    for (const inside of Object.values(node)) {
      if (Array.isArray(inside)) for (const each of inside) if (each && typeof each === 'object' && 'type' in each) walk(each as Syntax)
      if (inside && typeof inside === 'object' && 'type' in inside) walk(inside as Syntax)
    }
  }
  walk(parse(text, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as Syntax)
}

for (const file of readdirSync(BUILT)) {
  const text = (): string => readFileSync(new URL(file, BUILT), 'utf8')
  if (file.endsWith('.css')) checkStyles(file, text())
  if (file.endsWith('.js')) checkScript(file, text())
}
for (const line of [...found].sort()) console.log(line)
process.exitCode = found.size ? 1 : 0
