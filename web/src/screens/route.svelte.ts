// Which page this is: the house (/), a table (/CODE), or its screen for the whole room (/CODE/screen).
export interface Route {
  code: string | null
  screen: boolean
}

function read(): Route {
  const [code = '', more = ''] = location.pathname.toLowerCase().split('/').filter(Boolean)
  return { code: code || null, screen: more === 'screen' }
}

export const route = $state(read())

export function go(path: string): void {
  history.pushState(null, '', path)
  Object.assign(route, read())
  scrollTo(0, 0)
}

addEventListener('popstate', () => Object.assign(route, read()))
