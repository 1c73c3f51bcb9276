// What browsers down to the floor (`package.json`) lack, and the page uses as if they had it.
type Test<T> = (value: T, index: number, all: readonly T[]) => unknown

const MISSING = {
  findLastIndex<T>(this: readonly T[], test: Test<T>): number {
    for (let i = this.length - 1; i >= 0; i--) if (test(this[i] as T, i, this)) return i
    return -1
  },
  findLast<T>(this: readonly T[], test: Test<T>): T | undefined {
    return this[this.findLastIndex(test)]
  },
  toReversed<T>(this: readonly T[]): T[] {
    return [...this].reverse()
  },
}
for (const [name, value] of Object.entries(MISSING)) {
  if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true })
}
