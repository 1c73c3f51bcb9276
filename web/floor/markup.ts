// Markup, of pages and in scripts: elements and attributes that are newer than the floor.
import { at, KNOWN, report } from './found.ts'
import { checkInline } from './styles.ts'

const TAG = /<([a-z][\w-]*)((?:\s+[\w:@-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)/g
const ATTRIBUTE = /([\w:@-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g

/** Where they are not known, nothing is missed: `inert` is covered for those who tap, too. */
const UNMISSED: ReadonlySet<string> = new Set(['inert'])

export function checkMarkup(text: string, where: string): void {
  for (const [, name = '', inside = ''] of text.matchAll(TAG)) {
    const element = at(KNOWN.html, `elements.${name}`)
    report(`<${name}>`, where, element?.__compat)
    for (const [, attribute = '', ...values] of inside.matchAll(ATTRIBUTE)) {
      const known = at(KNOWN.html, `elements.${name}.${attribute}`) ?? at(KNOWN.html, `global_attributes.${attribute}`)
      if (!UNMISSED.has(attribute)) report(`<${name} ${attribute}>`, where, known?.__compat)
      if (attribute === 'style') checkInline(values.find((value) => value !== undefined) ?? '', where)
    }
  }
}
