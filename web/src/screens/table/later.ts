// What a table needs only later. It is fetched as soon as the table is drawn: no tap waits for the line, and one that is lost breaks none.
export const later = {
  handOver: () => import('../HandOver.svelte'),
  hint: () => import('../hint/Hint.svelte'),
  knocks: () => import('./Knocks.svelte'),
  log: () => import('./LogSheet.svelte'),
  menu: () => import('../Menu.svelte'),
  pause: () => import('./Pause.svelte'),
  result: () => import('../Result.svelte'),
  seal: () => import('../fair/SealSheet.svelte'),
  stoodIn: () => import('./StoodIn.svelte'),
  senses: () => import('../../senses/Senses.svelte'),
  sound: () => import('../../senses/sound'),
}

/** The cards come first: nothing of it is asked for before they have been painted. */
const painted = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

export const fetchLater = (): Promise<unknown> => painted().then(() => Promise.all(Object.values(later).map((fetch) => fetch())))
