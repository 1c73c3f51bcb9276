// The oldest browsers in which the page works, as `package.json` states them: iPhones of 2015, TVs of 2023, and Firefox's long-term one.
import { readFileSync } from 'node:fs'

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { browserslist: string[] }

/** The first version of each that the page must work in. */
export const FLOOR: ReadonlyMap<string, string> = new Map(
  browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (!name || !version) throw new Error(`package.json: a floor is written “Chrome >= 94”, not “${line}”`)
    return [name, version]
  }),
)

const BUILD_NAMES: Readonly<Record<string, string>> = { iOS: 'ios', Chrome: 'chrome', Firefox: 'firefox' }

/** The same for the build: `chrome94`. */
export const TARGET: string[] = [...FLOOR].map(([name, version]) => `${BUILD_NAMES[name]}${version}`)
