// The lab of the house: what can be tried there, and an experiment that is told while it is played.
import { ask, HouseError } from './house'
import type { AskLab, LabNews, LabOffer, LabSpan, LabWay } from './types'

/** The lab plays no experiment now: there is one of `mine`, it is `busy`, or I ask too `often`. */
export class LabBusyError extends Error {
  constructor(readonly why: 'mine' | 'busy' | 'often') {
    super(why)
  }
}

export const labOffer = (): Promise<LabOffer> => ask('/api/lab')
export const labSpan = (game: string, way: LabWay): Promise<LabSpan> => ask('/api/lab/ways', { game, ...way })

/** Yields what is known so far; whoever aborts it, or goes away, ends the experiment in the house. */
export async function* experiment(wanted: AskLab, signal: AbortSignal): AsyncGenerator<LabNews> {
  const response = await fetch('/api/lab', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted), signal }).catch(() => null)
  if (response?.status === 429) throw new LabBusyError((await response.json()).extra?.why ?? 'often')
  if (!response?.ok || !response.body) throw new HouseError(response?.status ?? 0, response?.status === 422 ? await response.json() : null)
  const reader = response.body.getReader()
  const letters = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += letters.decode(value, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    const latest = lines.at(-1) // it has all that the lines before it had
    if (latest) yield JSON.parse(latest)
  }
}
