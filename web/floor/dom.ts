// The types of the browser as the floor knows it: what is newer is not there, so `svelte-check` refuses it.
// TypeScript takes them in place of its own (`libReplacement`). Run by `uv run web/check.py`.
import bcd, { type CompatStatement, type Identifier as Known } from '@mdn/browser-compat-data' with { type: 'json' }
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { without } from './support.ts'

/** Newer than the floor, and used only by who asks first whether it is there. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'Navigator.canShare', 'Navigator.share', 'Navigator.userActivation', 'Navigator.vibrate', 'Navigator.wakeLock',
  'Document.exitFullscreen', 'Document.fullscreenEnabled', 'DocumentOrShadowRoot.fullscreenElement', 'Element.requestFullscreen',
  'CSSStyleProperties.translate', // `motion/moves.ts`
  'HTMLElement.inert', // what has it is not reached by a tap either
])

const MODULES = new URL('../node_modules/', import.meta.url)
const whole = readFileSync(new URL('typescript/lib/lib.dom.d.ts', MODULES), 'utf8')
const api = bcd.api as unknown as Record<string, Known>

const types = ts.createSourceFile('dom.d.ts', whole, ts.ScriptTarget.Latest)

/** What TypeScript puts together for itself, such as `GlobalEventHandlers`: MDN knows only the objects that have it. */
const havers = new Map<string, string[]>()
types.forEachChild((node) => {
  if (!ts.isInterfaceDeclaration(node)) return
  for (const { expression } of node.heritageClauses?.flatMap((clause) => clause.types) ?? []) {
    const part = expression.getText(types)
    havers.set(part, [...(havers.get(part) ?? []), node.name.text])
  }
})
const havingPart = (part: string): string[] => (api[part] ? [part] : (havers.get(part) ?? []).flatMap(havingPart))

const STYLE = /^CSSStyle(Declaration|Properties)$/

function compatOf(object: string, member: string): CompatStatement | undefined {
  const known = api[object]
  const style = STYLE.test(object) ? bcd.css.properties?.[member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] : undefined
  const event = member.startsWith('on') ? known?.[`${member.slice(2)}_event`] : undefined
  const own = known?.[member] ?? known?.[`${member}_static`] ?? (object === 'Window' ? api[member] : undefined) ?? event
  return ((own ?? style) as Known | undefined)?.__compat
}

function isNewer(object: string, member: string): boolean {
  if (ASKED_FOR.has(`${object}.${member}`) || (without(api[object]?.__compat).length && !STYLE.test(object))) return false
  const compats = havingPart(object).flatMap((each) => compatOf(each, member) ?? [])
  return compats.length > 0 && compats.every((compat) => without(compat).length)
}

/** What is there without an object before it: `structuredClone`, `cookieStore`. */
const isNewerGlobal = (name: string): boolean => without((api[name] && /^[a-z]/.test(name) ? api[name] : (api.Window?.[name] as Known | undefined))?.__compat).length > 0

// Of an object that is new itself nothing is taken away: whoever asked for it has it.
const cut: [from: number, to: number][] = []
types.forEachChild((node) => {
  if (ts.isInterfaceDeclaration(node))
    for (const member of node.members) {
      if (member.name && ts.isIdentifier(member.name) && isNewer(node.name.text, member.name.text)) cut.push([member.pos, member.end])
    }
  const [declared] = ts.isVariableStatement(node) ? node.declarationList.declarations : ts.isFunctionDeclaration(node) ? [node] : []
  if (declared?.name && isNewerGlobal(declared.name.getText(types))) cut.push([node.pos, node.end])
})
const parts = cut.map(([from], i) => whole.slice(cut[i - 1]?.[1] ?? 0, from))
const folder = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : new URL('@typescript/lib-dom/', MODULES)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('index.d.ts', folder), [...parts, whole.slice(cut.at(-1)?.[1] ?? 0)].join(''))
writeFileSync(new URL('package.json', folder), JSON.stringify({ name: '@typescript/lib-dom', version: '0.0.0', types: 'index.d.ts' }))
