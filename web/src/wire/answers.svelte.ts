// What the page cannot do without is asked for until the house answers.
import { HouseError } from './house'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 5_000
const TOO_MANY = 429

let unanswered = $state(0)

/** Whether the page waits in vain for something it needs; it asks again by itself. */
export const isSilent = (): boolean => unanswered > 0

/** Ask again and again while there is no line to the house, or the house has too much to do; any other answer counts. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  let tried = false
  try {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof HouseError) || isFinal(error.status)) throw error
      }
      if (!tried) unanswered += 1
      tried = true
      await pause(wait)
    }
  } finally {
    if (tried) unanswered -= 1
  }
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== TOO_MANY

/** Wait so long; less if the device finds its network again. */
function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    const over = (): void => {
      clearTimeout(timer)
      removeEventListener('online', over)
      done()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
  })
}
