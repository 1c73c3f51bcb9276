// Which lessons were played to their end on this device.
const KEY = 'elferhaus.learnt'

export function learnt(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.map(String) : [])
  } catch {
    return new Set() // storage is off, or holds something else
  }
}

export function keepLearnt(game: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...learnt().add(game)]))
  } catch {
    // private windows may refuse: then there is no sign in the list
  }
}
