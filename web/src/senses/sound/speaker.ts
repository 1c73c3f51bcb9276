// Where the house's sounds come out: quiet, one after another, and only once somebody has touched the page.
import type { Place } from './instruments'
import { type Heard, sound } from './sounds'

const APART = 0.09 // seconds between two sounds: several at once are not louder, only later
const BEHIND = 0.9 // seconds: what would come later than that is not heard at all
const WAKES_MS = 400 // a line that was asleep may take so long to wake; what was to be heard then is out of date

/** What everything goes through: a limiter that keeps many sounds as quiet as one. Returns where to put sounds in. */
export function chain(audio: BaseAudioContext, volume: number): AudioNode {
  const limiter = audio.createDynamicsCompressor()
  limiter.threshold.value = -14
  limiter.knee.value = 8
  limiter.ratio.value = 10
  limiter.attack.value = 0.003
  limiter.release.value = 0.12
  const master = audio.createGain()
  master.gain.value = volume * MAKE_UP
  limiter.connect(master).connect(audio.destination)
  return limiter
}
const MAKE_UP = 0.5 // a browser's limiter lifts what is quiet: this takes it back

export class Speaker {
  #audio: AudioContext | null = null
  #in: AudioNode | null = null
  #volume = 1
  #free = 0 // when the next sound may begin

  constructor(volume: number) {
    this.#volume = volume
    // Browsers are silent until somebody has done something on the page, and phones fall silent again when they sleep.
    for (const event of GESTURES) window.addEventListener(event, this.#wake, true)
    if (this.#open()) this.#resume()
  }

  set volume(volume: number) {
    if (volume === this.#volume) return
    this.#volume = volume
    if (!this.#audio) return
    this.#in?.disconnect()
    this.#in = chain(this.#audio, volume)
  }

  /** Let these be heard one after another, the first after so many seconds. */
  play(heard: readonly Heard[], delay = 0, loud = 1): void {
    if (!heard.length || !this.#open()) return
    const audio = this.#audio
    if (!audio) return
    if (audio.state === 'running') this.#put(heard, delay, loud)
    else {
      const asked = performance.now()
      void audio.resume().then(
        () => performance.now() - asked < WAKES_MS && this.#put(heard, delay, loud),
        () => undefined, // not allowed yet: then there is no sound
      )
    }
  }

  close(): void {
    for (const event of GESTURES) window.removeEventListener(event, this.#wake, true)
    void this.#audio?.close()
    this.#audio = this.#in = null
  }

  #put(heard: readonly Heard[], delay: number, loud: number): void {
    const [audio, out] = [this.#audio, this.#in]
    if (!audio || !out) return
    const now = audio.currentTime + 0.01
    for (const each of heard) {
      const at = Math.max(now + delay, this.#free)
      if (at > now + delay + BEHIND) return
      const place: Place = { audio, out, at, loud }
      sound(each, place)
      this.#free = at + APART + (LONG[each.sound] ?? 0)
    }
  }

  /** Begin, if the browser lets us. */
  #open(): boolean {
    if (this.#audio) return true
    if (!navigator.userActivation?.hasBeenActive && !this.#touched) return false
    if (!('AudioContext' in window)) return false
    this.#audio = new AudioContext({ latencyHint: 'interactive' })
    this.#in = chain(this.#audio, this.#volume)
    return true
  }

  #touched = false
  #wake = (): void => {
    this.#touched = true
    if (this.#open()) this.#resume()
  }

  #resume(): void {
    if (this.#audio?.state !== 'running') void this.#audio?.resume().catch(() => undefined)
  }
}

// What others wait for until it is over: the creak comes before the gasp, the tick of an 11 before the chord.
const LONG: Partial<Record<Heard['sound'], number>> = { creak: 0.26, flip: 0.1, bell: 0.2, clap: 0.15, slam: 0.1 }
const GESTURES = ['pointerup', 'touchend', 'keydown'] as const
