// Which browsers of the floor know something, by what MDN knows of browsers.
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { FLOOR } from './floor.ts'

const BROWSERS = { iOS: 'safari_ios', Chrome: 'chrome', Firefox: 'firefox' } as const

function isAtMost(version: string, most: string): boolean {
  const [a = [], b = []] = [version, most].map((each) => each.replace('≤', '').split('.').map(Number))
  for (let i = 0; i < Math.max(a.length, b.length); i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) < (b[i] ?? 0)
  return true
}

function isThere({ version_added: added, flags, prefix, alternative_name: other }: SimpleSupportStatement, floor: string): boolean {
  return typeof added === 'string' && added !== 'preview' && !flags && !prefix && !other && isAtMost(added, floor)
}

/** The floor's browsers that do not know something. */
export function without(compat: CompatStatement | undefined): string[] {
  return [...FLOOR].flatMap(([name, floor]) => {
    const support = compat?.support[BROWSERS[name as keyof typeof BROWSERS]]
    return support && ![support].flat().some((each) => isThere(each, floor)) ? [`${name} ${floor}`] : []
  })
}
