// `@media (--upright)`: the names of `src/look/media.ts` in style sheets.
import type { Plugin } from 'postcss'
import { MEDIA } from '../src/look/media.ts'

export function namedMedia(): Plugin {
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      media(rule) {
        const queries = rule.params.split(',').flatMap((query) => {
          const [named, name] = /\(--([\w-]+)\)/.exec(query) ?? []
          if (!named) return [query.trim()]
          const means = MEDIA[name as keyof typeof MEDIA]
          if (!means) throw rule.error(`there is no device called ${name} in look/media.ts`)
          return means.map((each) => query.replace(named, each).trim())
        })
        const params = queries.join(', ')
        if (params !== rule.params) rule.params = params
      },
    },
  }
}
