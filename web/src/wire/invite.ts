// How others come to a table: its address and QR code, and ways to pass the address on.
import { invitation } from './house'
import type { Invitation } from './types'

const asked = new Map<string, Promise<Invitation>>()

/** The invitation to a table: several parts of the page show it, the house is asked once. */
export function invitationTo(code: string): Promise<Invitation> {
  const known = asked.get(code)
  if (known) return known
  const asking = invitation(code)
  asked.set(code, asking)
  asking.catch(() => asked.delete(code)) // no line just now: asked again when it is wanted again
  return asking
}

/** Pass an address, or a text, on. 'failed': there is no way on this device, show it instead. */
export async function passOn(url: string, title: string, isText = false): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(isText ? { title, text: url } : { title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared' // the person thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return copyTheOldWay(url) ? 'copied' : 'failed' // plain http in the living room: there is no clipboard
  }
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard comes up
  field.className = 'hidden-words'
  const before = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
