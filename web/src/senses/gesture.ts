// Browsers let nothing be heard before somebody has touched the page: until then nothing of it is loaded either.

const GESTURES = ['pointerdown', 'keydown'] as const

/** Call `then` as soon as somebody has done something here. Returns how to call it off. */
export function touched(then: () => void): () => void {
  const forget = (): void => {
    for (const event of GESTURES) window.removeEventListener(event, once, true)
  }
  const once = (): void => {
    forget()
    then()
  }
  if (navigator.userActivation?.hasBeenActive) then()
  else for (const event of GESTURES) window.addEventListener(event, once, true)
  return forget
}
