// A phone that hums when it is its owner's turn.

export const canVibrate = 'vibrate' in navigator

const KNOCK_KNOCK = [70, 90, 70] // milliseconds on, off, on: as the knocking sounds

export function hum(): void {
  // Browsers complain about pages that hum before anybody has touched them.
  if (canVibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(KNOCK_KNOCK)
}
