"""What a page lets be heard and felt, noted instead."""

from __future__ import annotations

# Everything that would be heard or felt is noted; nothing of it needs a loudspeaker, a motor or a voice.
NOTE_EVERYTHING = """
window.noted = { contexts: 0, tones: [], hums: 0, turns: 0, asked: 0, released: 0, spoken: [] }
window.AudioContext = class extends AudioContext {
  constructor(...options) { super(...options); noted.contexts++ }
}
for (const node of [OscillatorNode, AudioBufferSourceNode]) {
  const start = node.prototype.start
  node.prototype.start = function (...when) {
    noted.tones.push(this.frequency?.value ?? 0)
    return start.apply(this, when)
  }
}
// A test that looks at the page is taken for somebody who touches it: here only real taps count.
let active = false
for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => (active = true), true)
Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return active } } })
navigator.vibrate = () => { noted.hums++; return true }
Object.defineProperty(navigator, 'wakeLock', { value: {
  async request() {
    noted.asked++
    const lock = new EventTarget()
    lock.release = async () => { noted.released++; lock.dispatchEvent(new Event('release')) }
    return lock
  },
} })
let mine = true
new MutationObserver(() => {
  const now = document.querySelector('[data-seat="0"][data-turn]') !== null
  if (now && !mine) noted.turns++
  mine = now
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-turn'] })
speechSynthesis.speak = ({ text, lang, onend }) => {
  noted.spoken.push([lang, text])
  setTimeout(() => onend?.(new Event('end')), 300)
}
"""
