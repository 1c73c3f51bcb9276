// One voice for whoever listens to the page instead of looking at it: sentences in the order in which things happened, each
// of them once. Nothing else on the page is a live region; a test sees to it.
import type { Attachment } from 'svelte/attachments'

/** `told` waits for what is being said, `turn` comes after all that was told at the same moment, `now` interrupts. */
type Kind = 'told' | 'turn' | 'now'

const MOST = 12 // so many stay in the page for whoever wants to read them again
const GATHER_MS = 60 // what one step brings about is said in one go; and a region must be there before its words

let box: HTMLElement | null = null
let timer = 0
let queue: { kind: Kind; text: string }[] = []

export function announce(text: string, kind: Kind = 'told'): void {
  if (kind === 'turn') queue = queue.filter((said) => said.kind !== 'turn') // what was to be done before is out of date
  if (!text || queue.some((said) => said.text === text && said.kind === kind)) return
  queue.push({ kind, text })
  settle()
  if (!timer) timer = window.setTimeout(flush, GATHER_MS)
}

/** What was said here is not for whoever holds the device next. */
export function forgetAnnounced(): void {
  queue = []
  for (const region of box?.children ?? []) region.replaceChildren()
}

/** A dialog leaves all else unheard: so the voice is inside it. */
function settle(): HTMLElement {
  box ??= made()
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (box.parentNode !== place) {
    for (const region of box.children) region.replaceChildren() // else all of it would be read again
    place.append(box)
  }
  return box
}

function made(): HTMLElement {
  const made = document.createElement('div')
  made.className = 'hidden-words'
  made.dataset.announcer = ''
  for (const [live, role] of [['polite', 'log'], ['assertive', 'alert']] as const) {
    const region = document.createElement('div')
    region.setAttribute('role', role)
    region.setAttribute('aria-live', live)
    region.setAttribute('aria-atomic', 'false') // only what is new
    made.append(region)
  }
  return made
}

function flush(): void {
  timer = 0
  const [polite, assertive] = settle().children
  const now = [...queue.filter(({ kind }) => kind !== 'turn'), ...queue.filter(({ kind }) => kind === 'turn')]
  queue = []
  for (const { kind, text } of now) {
    const region = kind === 'now' ? assertive : polite
    const line = document.createElement('p')
    line.textContent = text
    region?.append(line)
    while (region && region.children.length > MOST) region.firstChild?.remove()
  }
}

// ── elements that are heard ──

function watched(node: HTMLElement, heard: (text: string) => void, said = ''): () => void {
  const look = (): void => {
    const text = node.getClientRects().length ? wordsOf(node) : ''
    if (text === said) return
    said = text
    heard(text)
  }
  look()
  const watch = new MutationObserver(look)
  watch.observe(node, { childList: true, subtree: true, characterData: true })
  return () => watch.disconnect()
}

/** Whatever it says is announced, now and when it changes. */
export const announced: Attachment<HTMLElement> = (node) => watched(node, (text) => announce(text))

/** The same, but only changes: what is there from the start is found anyway. */
export const changesAnnounced: Attachment<HTMLElement> = (node) => watched(node, (text) => announce(text), wordsOf(node))

/** The same for what cannot wait: a refusal, something that went wrong. */
export const alarmed: Attachment<HTMLElement> = (node) => watched(node, (text) => announce(text, 'now'))

/** What is to be done, as long as it is `mine` to do. */
export const turnAnnounced = (mine: boolean): Attachment<HTMLElement> | undefined => (mine ? turn : undefined)

const turn: Attachment<HTMLElement> = (node) => watched(node, (text) => announce(text, 'turn'))

/** What an element says, a sentence for each of its parts; buttons say for themselves what they do. */
export function wordsOf(node: Element): string {
  return partsOf(node).reduce((text, part) => (text ? `${text}${/[.!?…:]$/.test(text) ? '' : '.'} ${part}` : part), '')
}

function partsOf(node: Element): string[] {
  const heard = [...node.childNodes].filter((child) => !(child instanceof Element && child.matches("[aria-hidden='true'], button, svg, input")))
  const hasText = heard.some((child) => child instanceof Text && child.data.trim())
  if (!hasText) return heard.flatMap((child) => (child instanceof Element ? partsOf(child) : []))
  const text = heard.map((child) => child.textContent).join('').replace(/[\s\u00a0]+/g, ' ').trim()
  return text ? [text] : []
}
