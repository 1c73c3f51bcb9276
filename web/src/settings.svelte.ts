// What one person likes, kept on this device.
import { type Language, LANGUAGES, preferredLanguage, words } from './words/words.svelte'

type Theme = 'auto' | 'day' | 'evening'

interface Likes {
  language: Language | null // null: the browser's
  theme: Theme
  safeColours: boolean
  largeCards: boolean
  glow: boolean
  sound: boolean
  volume: number // up to 1
  /** Whether cards, prompts and refusals are read aloud. */
  speech: boolean
  /** Whether the phone hums on your turn, where it can. */
  vibration: boolean
  name: string
  portrait: string
}

const KEY = 'elferhaus.settings'
const DEFAULTS: Likes = {
  language: null,
  theme: 'auto',
  safeColours: false,
  largeCards: false,
  glow: true,
  sound: true,
  volume: 0.6,
  speech: false,
  vibration: true,
  name: '',
  portrait: '',
}

function load(): Likes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const known = Object.entries(kept ?? {}).filter(([name, value]) =>
      name === 'language' ? LANGUAGES.includes(value) : typeof value === typeof DEFAULTS[name as keyof Likes],
    )
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    return { ...DEFAULTS } // storage is off, or holds something else
  }
}

export const settings = $state<Likes>(load())

const evening = matchMedia('(prefers-color-scheme: dark)')

/** Keep the settings, and let the whole page follow them. `dark` is the default of a screen for the whole room. */
export function follow(dark: () => boolean): void {
  $effect.root(() => {
    let prefersDark = $state(evening.matches)
    evening.addEventListener('change', () => (prefersDark = evening.matches))
    $effect(() => {
      const { dataset } = document.documentElement
      const isDark = settings.theme === 'auto' ? prefersDark || dark() : settings.theme === 'evening'
      dataset.theme = isDark ? 'dark' : 'light'
      if (settings.safeColours) dataset.cvd = 'safe'
      else delete dataset.cvd
      if (settings.largeCards) dataset.cards = 'large'
      else delete dataset.cards
    })
    $effect(() => {
      const kept = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, kept)
      } catch {
        // private windows may refuse: the settings then last as long as the page
      }
    })
    // What is changed in another window of this browser holds here, too; else the last to keep them would undo it.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) Object.assign(settings, load())
    })
    $effect(() => {
      void words.speak(settings.language ?? preferredLanguage())
    })
  })
}
