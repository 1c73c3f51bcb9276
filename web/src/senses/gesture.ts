// Browsers let nothing be heard before somebody has touched the page: until then nothing of it is loaded either.

const GESTURES = ['pointerdown', 'keydown'] as const

/** Call `then` as soon as somebody has done something here. Returns how to call it off. */
export function touched(then: () => void): () => void {
  if (!navigator.userActivation?.hasBeenActive) return nextTouch(then)
  then()
  return () => {}
}

/** Call `then` with the next thing that somebody does here. */
export function nextTouch(then: () => void): () => void {
  const forget = (): void => {
    for (const event of GESTURES) window.removeEventListener(event, once, true)
  }
  const once = (): void => {
    forget()
    then()
  }
  for (const event of GESTURES) window.addEventListener(event, once, true)
  return forget
}
