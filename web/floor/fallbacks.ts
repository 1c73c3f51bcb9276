// What the floor's browsers do not know of the page's style sheets gets something beside it that they do know.
import postcss, { type AtRule, type Declaration, type Plugin, type Rule } from 'postcss'

/** These are in the style sheets although they are newer than the floor: a fallback stands beside each, made here. */
export const HAVE_FALLBACKS: readonly RegExp[] = [
  /^types\.length\.viewport_percentage_units_dynamic/,
  /^types\.length\.container_query_length_units/,
  /^types\.color\.color-mix/,
  /^properties\.(translate|rotate|scale|container-type|container-name)\b/,
  /^properties\.overflow(-[xy])?\.clip$/,
  /^at-rules\.container\b/,
]

const WITHOUT_TRANSFORMS = 'not (translate: 0px)'
const WITHOUT_CONTAINERS = 'not (container-type: size)'
const WITHOUT_HAS = 'not selector(:has(*))'
const WITHOUT_DYNAMIC_UNITS = 'not (height: 1dvh)'
const WITHOUT_MIXING = 'not (color: color-mix(in srgb, red, red))'
/** `:has(:focus-visible)`, also as Svelte writes it. */
export const FOCUSED = /:has\((?::where\([\w.-]+\))?:focus-visible\)/g
const TRANSFORMS = ['translate', 'rotate', 'scale']
const CONTAINER_UNIT = /(-?[\d.]+)cq([whib]|min|max)\b/g
const DYNAMIC_UNIT = /([\d.])[dsl]v([whib]|min|max)\b/g
const AXES: Readonly<Record<string, string>> = { w: 'w', i: 'w', h: 'h', b: 'h' }

export function fallbacks(): Plugin {
  return {
    postcssPlugin: 'floor-fallbacks',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        if (isIn(declaration, 'keyframes')) return // what moves elsewhere stands still there
        dynamicUnits(declaration)
        clipped(declaration)
        mixedColours(declaration)
        containerUnits(declaration)
        containers(declaration)
      })
      root.walkRules((rule) => {
        if (!isIn(rule, 'keyframes')) transforms(rule)
      })
      root.walkAtRules('container', containerQuery)
      root.walkRules(FOCUSED, ringAround)
    },
  }
}

/** `100dvh`, the window without its bars; `svh` and `lvh` mean it with them, or without. */
function dynamicUnits(declaration: Declaration): void {
  const value = declaration.value.replace(DYNAMIC_UNIT, (_, number: string, axis: string) => `${number}v${AXES[axis] ?? axis}`)
  if (value !== declaration.value) earlier(declaration, value, WITHOUT_DYNAMIC_UNITS)
}

function clipped(declaration: Declaration): void {
  if (/^overflow(-[xy])?$/.test(declaration.prop) && /\bclip\b/.test(declaration.value)) declaration.cloneBefore({ value: declaration.value.replace(/\bclip\b/g, 'hidden') })
}

/** Of two mixed colours the stronger one. */
function mixedColours(declaration: Declaration): void {
  if (!declaration.value.includes('color-mix(')) return
  const value = declaration.value.replace(/color-mix\(in \w+, *((?:[^(),]|\([^()]*\))+?) ([\d.]+)%, *((?:[^(),]|\([^()]*\))+)\)/g, (_, one: string, percent: string, other: string) =>
    Number(percent) >= 50 ? one : other.trim(),
  )
  if (value.includes('color-mix(')) throw declaration.error('a mixture is written color-mix(in srgb, ONE 20%, OTHER)')
  earlier(declaration, value, WITHOUT_MIXING)
}

/** Units of a container come from `parts/measured.ts` where the browser has none. */
function containerUnits(declaration: Declaration): void {
  if (!CONTAINER_UNIT.test(declaration.value)) return
  const along = (number: string, axis: string): string => `calc(${number} * var(--cq${axis}, 1v${axis}))`
  const value = declaration.value.replace(CONTAINER_UNIT, (_, number: string, axis: string) => {
    const one = AXES[axis]
    return one ? along(number, one) : `${axis}(${along(number, 'w')}, ${along(number, 'h')})`
  })
  beside(declaration, WITHOUT_CONTAINERS, value)
}

/** A container does not grow with what is in it. */
function containers(declaration: Declaration): void {
  if (declaration.prop === 'container-type' && declaration.value === 'size') beside(declaration, WITHOUT_CONTAINERS, 'size layout style', 'contain')
}

/** A question to the container is asked of the window. */
function containerQuery(query: AtRule): void {
  query.after(supports(WITHOUT_CONTAINERS, postcss.atRule({ name: 'media', params: query.params, nodes: query.nodes?.map((node) => node.clone()) })))
}

/** A ring around what has the focus inside: there also for who taps. */
function ringAround(rule: Rule): void {
  if (!isIn(rule, 'supports')) rule.after(supports(WITHOUT_HAS, rule.clone({ selector: rule.selector.replace(FOCUSED, ':focus-within') })))
}

/** `translate`, `rotate` and `scale`, each from a rule of its own perhaps, as one `transform`; `base.css` keeps them from being inherited. */
function transforms(rule: Rule): void {
  const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
  const moved = own.filter(({ prop }) => TRANSFORMS.includes(prop))
  if (!moved.length) return
  const transform = own.find(({ prop }) => prop === 'transform')?.value ?? ''
  const parts = moved.map(({ prop, value }): [string, string] => [`--${prop}`, value === 'none' ? 'initial' : `${prop}(${split(value).join(', ')})`])
  rule.after(
    supports(WITHOUT_TRANSFORMS, declare(rule.selector, [...parts, ['transform', `${TRANSFORMS.map((name) => `var(--${name},)`).join(' ')} ${transform}`.trim()]])),
  )
}

/** The same with another value, which whoever knows the later one forgets. */
function earlier(declaration: Declaration, value: string, condition: string): void {
  // Variables, and what is made of them, take anything: there only a question tells whether it means something.
  if (declaration.prop.startsWith('--') || declaration.value.includes('var(')) beside(declaration, condition, value)
  else declaration.cloneBefore({ value })
}

/** The same rule with another value, for browsers without something. */
function beside(declaration: Declaration, condition: string, value: string, prop = declaration.prop): void {
  const { parent } = declaration
  if (parent?.type !== 'rule') throw declaration.error('this has no fallback here')
  parent.after(supports(condition, declare((parent as Rule).selector, [[prop, value]])))
}

const declare = (selector: string, declarations: readonly (readonly [string, string])[]): Rule =>
  postcss.rule({ selector, nodes: declarations.map(([prop, value]) => postcss.decl({ prop, value })) })

const supports = (params: string, inside: Rule | AtRule): AtRule => postcss.atRule({ name: 'supports', params, nodes: [inside] })

/** Apart at the spaces, but not inside of brackets. */
function split(value: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of value) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ' ' && !depth) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.filter(Boolean)
}

function isIn(node: Declaration | Rule, name: string): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up) if (up.type === 'atrule' && (up as AtRule).name.endsWith(name)) return true
  return false
}
