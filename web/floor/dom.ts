// The types of the browser as the floor knows it: what is newer is not there, so `svelte-check` refuses it.
// TypeScript takes them in place of its own (`libReplacement`). Run by `uv run web/check.py`.
import bcd, { type Identifier as Known } from '@mdn/browser-compat-data' with { type: 'json' }
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'
import { without } from './support.ts'

/** Newer than the floor, and used only by who asks first whether it is there. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'Navigator.canShare', 'Navigator.share', 'Navigator.userActivation', 'Navigator.vibrate', 'Navigator.wakeLock',
  'Document.exitFullscreen', 'Document.fullscreenEnabled', 'Element.requestFullscreen',
  'HTMLElement.inert', // what has it is not reached by a tap either
])

const MODULES = new URL('../node_modules/', import.meta.url)
const own = readFileSync(new URL('typescript/lib/lib.dom.d.ts', MODULES), 'utf8')
const api = bcd.api as unknown as Record<string, Known>

function isNewer(object: string, member: string): boolean {
  const known = api[object]
  const compat = ((known?.[member] ?? known?.[`${member}_static`]) as Known | undefined)?.__compat
  return !ASKED_FOR.has(`${object}.${member}`) && !without(known?.__compat).length && without(compat).length > 0
}

// Of an object that is new itself nothing is taken away: whoever asked for it has it.
const cut: [from: number, to: number][] = []
ts.createSourceFile('dom.d.ts', own, ts.ScriptTarget.Latest).forEachChild((node) => {
  if (!ts.isInterfaceDeclaration(node)) return
  for (const member of node.members) {
    if (member.name && ts.isIdentifier(member.name) && isNewer(node.name.text, member.name.text)) cut.push([member.pos, member.end])
  }
})
const parts = cut.map(([from], i) => own.slice(cut[i - 1]?.[1] ?? 0, from))
const folder = new URL('@typescript/lib-dom/', MODULES)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('index.d.ts', folder), [...parts, own.slice(cut.at(-1)?.[1] ?? 0)].join(''))
writeFileSync(new URL('package.json', folder), JSON.stringify({ name: '@typescript/lib-dom', version: '0.0.0', types: 'index.d.ts' }))
