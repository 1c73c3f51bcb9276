// Scripts: what is newer than the floor of the language, of the browser, and of what they say in strings.
import { type Node, parse } from 'acorn'
import { at, type CompatStatement, KNOWN, type Known, report } from './found.ts'
import { checkMarkup } from './markup.ts'
import { checkInline, checkMedia, checkProperty, checkSelector, PROPERTIES } from './styles.ts'
import { without } from './support.ts'

/** Newer than the floor, and there all the same: `src/missing.ts` gives it, or a library asks whether there is such a thing. */
const GIVEN: ReadonlySet<string> = new Set(['findLast', 'findLastIndex', 'toReversed', 'Temporal', 'Instant', 'PlainDate', 'PlainDateTime', 'PlainMonthDay', 'PlainTime', 'PlainYearMonth'])
/** Names that the page gives to things of its own, too. */
const OWN: ReadonlySet<string> = new Set(['error', 'move', 'pause', 'use'])
/** Asked for first: `motion/moves.ts`. */
const ASKED: ReadonlySet<string> = new Set(['translate'])

const BUILT_IN = KNOWN.javascript.builtins as Known
const WINDOW = KNOWN.api.Window as Known
const GLOBALS = new Map([...Object.entries(BUILT_IN), ...Object.entries(KNOWN.api)] as [string, Known][])
const ITSELF: ReadonlySet<string> = new Set(['window', 'globalThis', 'self'])

/** What every built-in object that has such a member needs; a name that any old one has is none of them. */
const MEMBERS = new Map<string, CompatStatement>()
const members = Object.values(BUILT_IN).flatMap((known) => Object.entries(known as Known)) as [string, Known][]
for (const [name, { __compat: compat }] of members) if (compat && without(compat).length) MEMBERS.set(name, compat)
for (const [name, { __compat: compat }] of members) if (compat && !without(compat).length) MEMBERS.delete(name)

type Syntax = Node & Record<string, unknown>

/** What a name means that nothing in the script gave: `structuredClone`, `window.structuredClone`. */
function onWindow(name: string): CompatStatement | undefined {
  return ((GLOBALS.get(name) ?? (Object.hasOwn(WINDOW, name) ? WINDOW[name] : undefined)) as Known | undefined)?.__compat
}

const REGEXP = 'regular_expressions'
const PATTERNS: readonly [RegExp, string, string][] = [
  [/\(\?<[=!]/, 'a look behind', `${REGEXP}.lookbehind_assertion`],
  [/\(\?[ims]*(-[ims]+)?:/, 'a flag inside of a pattern', `${REGEXP}.modifier`],
  [/\(\?<(\w+)>.*\(\?<\1>/, 'a group that is named twice', `${REGEXP}.named_capturing_group.duplicate_named_capturing_groups`],
]

/** The build writes a pattern that it finds too new as `RegExp('…')`. */
function checkPattern(file: string, pattern: string, flags: string): void {
  for (const [written, what, path] of PATTERNS) if (written.test(pattern.replaceAll('(?:', ''))) report(what, file, at(KNOWN.javascript, path)?.__compat)
  if (flags.includes('v')) report('a pattern with v', file, at(BUILT_IN, 'RegExp.unicodeSets')?.__compat)
  if (flags.includes('d')) report('a pattern with d', file, at(BUILT_IN, 'RegExp.hasIndices')?.__compat)
}

/** The words of a string; what is put into it is a number here. */
function textOf(node: Syntax | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return (node.quasis as { value: { cooked?: string; raw: string } }[]).map(({ value }) => value.cooked ?? value.raw).join('1')
  return undefined
}

function checkText(file: string, text: string): void {
  if (/<[a-z]/.test(text)) checkMarkup(text, file)
  else if (/^\s*[\w-]+\s*:[^;{}]+(;|$)/.test(text) && PROPERTIES.includes(text.split(':')[0]!.trim())) checkInline(text, file)
}

const named = ({ name, value }: Syntax): string => String(name ?? value)
const keysOf = ({ properties }: Syntax): string[] =>
  (properties as Syntax[]).filter(({ type, computed }) => type === 'Property' && !computed).map(({ key }) => named(key as Syntax))

/** `card.animate([{ opacity: 0 }, …])`: each step is an object, or one object has them all. */
function checkSteps(file: string, steps: Syntax | undefined): void {
  const all = steps?.type === 'ArrayExpression' ? (steps.elements as Syntax[]) : [steps]
  for (const step of all) if (step?.type === 'ObjectExpression') for (const name of keysOf(step)) checkProperty(name, file)
}

const FINDS = /^(querySelector|querySelectorAll|matches|closest)$/

function checkCall(file: string, node: Syntax): void {
  const [callee, given] = [node.callee as Syntax, node.arguments as Syntax[]]
  const isMember = callee.type === 'MemberExpression' && !callee.computed
  const name = ((isMember ? (callee.property as Syntax) : callee).name ?? '') as string
  const text = textOf(given[0])
  if (callee.type === 'Identifier') report(node.type === 'NewExpression' ? `new ${name}` : `${name}()`, file, onWindow(name))
  if (name === 'RegExp' && text !== undefined) checkPattern(file, text, textOf(given[1]) ?? '')
  if (isMember && name === 'animate') checkSteps(file, given[0])
  if (text === undefined) return
  if (name === 'matchMedia') checkMedia(text, file)
  if (isMember && FINDS.test(name)) checkSelector(text, file, 'inline')
  if (isMember && name === 'setProperty') checkProperty(text, file)
}

function checkMember(file: string, node: Syntax): void {
  const [object, { name }] = [node.object as Syntax, node.property as unknown as { name: string }]
  const ownerName = object.type === 'Identifier' ? (object.name as string) : ''
  const owner = GLOBALS.get(ownerName)
  const compat = ((owner?.[`${name}_static`] ?? owner?.[name]) as Known | undefined)?.__compat ?? (ITSELF.has(ownerName) ? onWindow(name) : MEMBERS.get(name))
  if (!GIVEN.has(name) && (owner || !OWN.has(name))) report(`.${name}`, file, compat)
  // A short name may be anything: the build makes them.
  if (ownerName.length > 4 && !ITSELF.has(ownerName)) report(ownerName, file, onWindow(ownerName))
  if (object.type === 'MemberExpression' && (object.property as Syntax).name === 'style' && !ASKED.has(name)) checkProperty(name, file)
}

/** `const { groupBy } = Object` */
function checkTaken(file: string, { id, init }: Syntax): void {
  const [taken, from] = [id as Syntax, init as Syntax | null]
  const owner = from?.type === 'Identifier' ? GLOBALS.get(from.name as string) : undefined
  if (!owner || taken.type !== 'ObjectPattern') return
  for (const name of keysOf(taken)) report(`.${name}`, file, ((owner[`${name}_static`] ?? owner[name]) as Known | undefined)?.__compat)
}

export function checkScript(file: string, text: string): void {
  // Whatever is newer as a language is an error here.
  const walk = (node: Syntax): void => {
    if (node.type === 'MemberExpression' && !node.computed) checkMember(file, node)
    if (/^(New|Call)Expression$/.test(node.type)) checkCall(file, node)
    if (node.type === 'VariableDeclarator') checkTaken(file, node)
    const said = textOf(node)
    if (said) checkText(file, said)
    if (node.type === 'StaticBlock') report('a static block', file, at(KNOWN.javascript, 'classes.static.initialization_blocks')?.__compat)
    if (node.type === 'Literal' && 'regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      checkPattern(file, pattern, flags)
    }
    for (const inside of Object.values(node)) {
      if (Array.isArray(inside)) for (const each of inside) if (each && typeof each === 'object' && 'type' in each) walk(each as Syntax)
      if (inside && typeof inside === 'object' && 'type' in inside) walk(inside as Syntax)
    }
  }
  walk(parse(text, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as Syntax)
}
