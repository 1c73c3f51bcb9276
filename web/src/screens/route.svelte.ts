// Which page this is. A table's code ends with a digit, so no word below can be one.
export interface Route {
  page: 'home' | 'table' | 'replay' | 'learn' | 'family' | 'cards' | 'lab'
  /** A table's code. */
  code: string | null
  /** The screen for the whole room. */
  screen: boolean
  /** What stands behind the word: a game to learn, a record to see; of a table, the best line with its cards. */
  what: string | null
}

function read(): Route {
  const [first = '', second = ''] = location.pathname.toLowerCase().split('/').filter(Boolean)
  if (first === 'learn' || first === 'replay' || first === 'family' || first === 'cards' || first === 'lab') return { page: first, code: null, screen: false, what: second || null }
  const page = !first ? 'home' : second === 'replay' || second === 'best' ? 'replay' : 'table'
  return { page, code: first || null, screen: second === 'screen', what: second === 'best' ? second : null }
}

export const route = $state(read())

export function go(path: string): void {
  history.pushState(null, '', path)
  Object.assign(route, read())
  scrollTo(0, 0)
}

addEventListener('popstate', () => Object.assign(route, read()))
