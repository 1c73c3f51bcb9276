// What was found to be newer than the floor.
import bcd, { type CompatStatement, type Identifier as Known } from '@mdn/browser-compat-data' with { type: 'json' }
import { without } from './support.ts'

export type { CompatStatement, Known }

/** All that MDN knows, as one tree. */
export const KNOWN = bcd as unknown as { css: Known; html: Known; javascript: Known; api: Known }

/** The branch at `a.b.c`. */
export function at(tree: Known, path: string): Known | undefined {
  return path.split('.').reduce<Known | undefined>((known, key) => (known && Object.hasOwn(known, key) ? (known[key] as Known) : undefined), tree)
}

const found = new Set<string>()

export function report(what: string, where: string, compat: CompatStatement | undefined): void {
  const missing = without(compat)
  if (missing.length) found.add(`${where}: ${what} is not known to ${missing.join(', ')}`)
}

/** Print it, and return whether there was anything. */
export function told(): boolean {
  for (const line of [...found].sort()) console.log(line)
  return found.size > 0
}
