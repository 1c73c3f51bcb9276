// What sounds are made of: struck wood, struck metal, breath and a small voice, each a few nodes that stop by themselves.

/** Where a sound goes, when it begins, and how loud it is. */
export interface Place {
  audio: BaseAudioContext
  out: AudioNode
  at: number
  loud: number
}

/** The same place, a little later or softer. */
export const later = (place: Place, seconds: number, loud = 1): Place => ({
  ...place,
  at: place.at + seconds,
  loud: place.loud * loud,
})

const SILENT = 0.0001 // an exponential ramp cannot reach zero
const SOFTEN = 0.002 // seconds: whatever begins at once clicks

interface Struck {
  /** Each part of the sound: how many times the pitch, how loud beside the others, seconds until it is gone. */
  parts: readonly (readonly [times: number, loud: number, seconds: number])[]
}

const WOOD: Struck = { parts: [[1, 0.5, 0.16], [2.72, 0.16, 0.07], [5.2, 0.05, 0.035]] }
const DOOR: Struck = { parts: [[1, 0.6, 0.13], [1.59, 0.3, 0.09], [2.3, 0.12, 0.05]] }
const BELL: Struck = { parts: [[1, 0.4, 0.3], [2, 0.12, 0.2], [3.01, 0.05, 0.12], [4.2, 0.015, 0.06]] }
const TINE: Struck = { parts: [[1, 0.4, 0.6], [2, 0.05, 0.3], [5.4, 0.025, 0.06]] }
const MARIMBA: Struck = { parts: [[1, 0.45, 0.26], [3.98, 0.08, 0.07]] }

const strike = (struck: Struck) => (place: Place, pitch: number, most = Infinity): void => {
  for (const [times, loud, seconds] of struck.parts) {
    const long = Math.min(seconds, most)
    const tone = place.audio.createOscillator()
    tone.frequency.value = pitch * times
    tone.connect(fading(place, loud, long))
    tone.start(place.at)
    tone.stop(place.at + long)
  }
}

export const wood = strike(WOOD)
export const door = strike(DOOR)
export const bell = strike(BELL)
export const tine = strike(TINE)
export const marimba = strike(MARIMBA)

/** A gain that is there almost at once and then fades. */
function fading(place: Place, loud: number, seconds: number): GainNode {
  const gain = place.audio.createGain()
  gain.gain.setValueAtTime(SILENT, place.at)
  gain.gain.exponentialRampToValueAtTime(loud * place.loud, place.at + SOFTEN)
  gain.gain.exponentialRampToValueAtTime(SILENT, place.at + seconds)
  gain.connect(place.out)
  return gain
}

interface Breath {
  seconds: number
  loud: number
  /** The middle of what is heard, in Hertz, at the beginning and at the end. */
  from: number
  to: number
  narrow?: number
  /** When it is loudest: 0 at the beginning, 1 at the end. */
  peak?: number
}

/** Paper, a hand, air: noise through a filter. */
export function breath(place: Place, { seconds, loud, from, to, narrow = 0.8, peak = 0.1 }: Breath): void {
  const { audio, at } = place
  const noise = audio.createBufferSource()
  noise.buffer = noiseOf(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  const softer = audio.createBiquadFilter() // a bandpass alone lets too much of the hiss through
  softer.type = 'lowpass'
  softer.frequency.value = 1.3 * Math.max(from, to)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(SILENT, at)
  gain.gain.exponentialRampToValueAtTime(loud * place.loud, at + Math.max(SOFTEN, seconds * peak))
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds)
  noise.connect(filter).connect(softer).connect(gain).connect(place.out)
  noise.start(at)
  noise.stop(at + seconds)
}

interface Sung {
  seconds: number
  loud: number
  /** Its pitch, evenly over the time. */
  pitch: readonly number[]
  /** What the mouth lets through, evenly over the time. */
  mouth: readonly number[]
  narrow?: number
  /** How often a second it flutters, as a purr does. */
  flutter?: number
}

/** A throat and a mouth: the cat, a creaking hinge, somebody who laughs. */
export function sung(place: Place, { seconds, loud, pitch, mouth, narrow = 1.5, flutter = 0 }: Sung): void {
  const { audio, at } = place
  const throat = audio.createOscillator()
  throat.type = 'sawtooth'
  glide(throat.frequency, pitch, at, seconds)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = narrow
  glide(filter.frequency, mouth, at, seconds)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * place.loud, at + seconds * 0.2)
  gain.gain.linearRampToValueAtTime(loud * place.loud * 0.7, at + seconds * 0.6)
  gain.gain.linearRampToValueAtTime(0, at + seconds)
  let last: AudioNode = throat.connect(filter).connect(gain)
  if (flutter) {
    const shake = audio.createOscillator()
    const depth = audio.createGain()
    const shaken = audio.createGain()
    shake.frequency.value = flutter
    depth.gain.value = 0.45
    shaken.gain.value = 0.55
    shake.connect(depth).connect(shaken.gain)
    last = last.connect(shaken)
    shake.start(at)
    shake.stop(at + seconds)
  }
  last.connect(place.out)
  throat.start(at)
  throat.stop(at + seconds)
}

/** Something soft and heavy falls: a low tone that sinks. */
export function thump(place: Place, from: number, to: number, seconds: number, loud: number): void {
  const tone = place.audio.createOscillator()
  glide(tone.frequency, [from, to], place.at, seconds)
  tone.connect(fading(place, loud, seconds))
  tone.start(place.at)
  tone.stop(place.at + seconds)
}

function glide(what: AudioParam, values: readonly number[], at: number, seconds: number): void {
  values.forEach((value, i) => {
    if (i) what.exponentialRampToValueAtTime(value, at + (seconds * i) / (values.length - 1))
    else what.setValueAtTime(value, at)
  })
}

const NOISE_SECONDS = 0.5
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** The same noise every time: two equal cards must sound equal. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 11
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    samples[i] = state / 2 ** 31 - 1
  }
  noises.set(audio, buffer)
  return buffer
}
