// `@media (--upright)`: the names of `src/look/media.ts` in style sheets.
import type { AtRule, Plugin, Rule } from 'postcss'
import { MEDIA, STATES } from '../src/look/media.ts'

const NAME = /\(--([\w-]+)\)/
const states: Readonly<Record<string, string>> = STATES
const devices: Readonly<Record<string, readonly string[]>> = MEDIA

/** A query with every name replaced by what it stands for; a name that stands for several queries makes several. */
function meant(query: string, rule: AtRule): string[] {
  const [named, name = ''] = NAME.exec(query) ?? []
  if (!named) return [query.trim()]
  const means = devices[name]
  if (!means) throw rule.error(`there is no device called ${name} in look/media.ts`)
  return means.flatMap((each) => meant(query.replace(named, each), rule))
}

/** What holds for a state of the whole page becomes rules that begin with it: `html[data-screen] .seat`. */
function inState(rule: AtRule): void {
  const told = rule.params.split(/ and /).map((part) => part.trim())
  const stateOf = (part: string) => states[NAME.exec(part)?.[1] ?? '']
  const prefix = told.map(stateOf).join('')
  if (!prefix) return
  if (rule.params.includes(',')) throw rule.error('a state stands alone or with “and”')
  rule.walkRules((inside: Rule) => {
    inside.selectors = inside.selectors.map((selector) => `${prefix} ${selector}`)
  })
  const rest = told.filter((part) => !stateOf(part))
  rule.params = rest.join(' and ')
  if (!rest.length) rule.replaceWith(rule.nodes ?? [])
}

export function namedMedia(): Plugin {
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      media(rule) {
        inState(rule)
        const params = rule.params.split(',').flatMap((query) => meant(query, rule)).join(', ')
        if (params !== rule.params) rule.params = params
      },
    },
  }
}
