// The screen stays on while a match is played. Browsers allow it only on https and localhost: elsewhere it just sleeps.

export class Awake {
  #wanted = false
  #lock: WakeLockSentinel | null = null
  #asking = false

  constructor() {
    document.addEventListener('visibilitychange', this.#settle) // a page that is not seen loses its lock
  }

  set wanted(wanted: boolean) {
    this.#wanted = wanted
    void this.#settle()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#settle)
    this.wanted = false
  }

  #settle = async (): Promise<void> => {
    if (this.#asking || !navigator.wakeLock) return
    const now = this.#wanted && document.visibilityState === 'visible'
    if (now === (this.#lock !== null)) return
    this.#asking = true
    try {
      if (now) {
        const lock = await navigator.wakeLock.request('screen')
        lock.addEventListener('release', () => {
          if (this.#lock === lock) this.#lock = null
        })
        this.#lock = lock.released ? null : lock
      } else {
        const lock = this.#lock
        this.#lock = null
        await lock?.release()
      }
    } catch {
      this.#asking = false
      return // the battery is low, or the browser does not want to: nothing depends on it
    }
    this.#asking = false
    void this.#settle() // it may have been wanted otherwise meanwhile
  }
}
