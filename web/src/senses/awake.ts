// The screen stays on while a match is played: by a lock where the browser has one (on https and localhost), else, at home
// on plain http, by a silent video that nobody sees, which begins with the first tap.
import type NoSleep from 'nosleep.js'
import { nextTouch } from './gesture'

interface Way {
  hold(): Promise<void>
  release(): Promise<void>
  readonly held: boolean
}

export class Awake {
  #wanted = false
  #busy = false
  #way: Way = 'wakeLock' in navigator ? new ByLock() : new ByVideo()

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
    const now = this.#wanted && document.visibilityState === 'visible'
    if (this.#busy || now === this.#way.held) return
    this.#busy = true
    try {
      await (now ? this.#way.hold() : this.#way.release())
    } catch {
      return // the battery is low, or the browser does not want to: nothing depends on it
    } finally {
      this.#busy = false
    }
    void this.#settle() // it may have been wanted otherwise meanwhile
  }
}

class ByLock implements Way {
  #lock: WakeLockSentinel | null = null

  get held(): boolean {
    return this.#lock !== null
  }

  async hold(): Promise<void> {
    const lock = await navigator.wakeLock.request('screen')
    lock.addEventListener('release', () => {
      if (this.#lock === lock) this.#lock = null
    })
    this.#lock = lock.released ? null : lock
  }

  async release(): Promise<void> {
    const lock = this.#lock
    this.#lock = null
    await lock?.release()
  }
}

class ByVideo implements Way {
  #video: NoSleep | null = null
  #forget = (): void => {}
  held = false

  async hold(): Promise<void> {
    this.held = true
    const found = this.#video ? null : await import('nosleep.js').catch(() => null) // out of reach: it may go dark
    if (found) this.#video ??= new found.default()
    this.#play()
  }

  /** Browsers let nothing play that nobody has tapped for: then it is tried again with the next tap. */
  #play = (): void => {
    if (this.held) void this.#video?.enable().catch(() => (this.#forget = nextTouch(this.#play)))
  }

  async release(): Promise<void> {
    this.held = false
    this.#forget()
    if (this.#video?.isEnabled) this.#video.disable()
  }
}
