// The line to one table: it comes back by itself, goes on from the last seq, and loses or doubles nothing.
import { flushSync } from 'svelte'
import type { Action, Choice, No, SeatInfo, Snapshot, TableInfo, Update, View } from './types'

export type Happening = Update['happened'] extends (infer E)[] | undefined ? E : never
export type Role = 'seat' | 'watch' | 'screen'
export type Status = 'connecting' | 'live' | 'lost' | 'gone'

type Order =
  | { type: 'act'; action: object; version: number; reaction?: number }
  | { type: 'fill'; seat: number; bot: string }
  | { type: 'free'; seat: number }
  | { type: 'portray'; name?: string; portrait?: string }
  | { type: 'choose'; game: string; edition?: string; options?: object; rounds?: number; seats?: number }
  | { type: 'begin' }
  | { type: 'pause'; to: 'paused' | 'on' | 'closed' }

type Message =
  | Snapshot
  | Update
  | No
  | { type: 'answer'; id: string; seq: number }
  | { type: 'presence'; here: boolean[]; stand_in_ms: (number | null)[] }
  | { type: 'probe'; n: number }
  | { type: 'pong'; t: number }
  | { type: 'bad'; why: string }

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4_000
const PONG_MS = 3_000
const POINTLESS = new Set([4400, 4401, 4404]) // close codes after which there is no use in coming back

/** Called around every change of the table, so that cards can be seen to move. */
export interface Witness {
  before(): void
  after(happened: Happening[]): void
}

export class TableLink {
  status = $state<Status>('connecting')
  /** Why the house closed the line for good: 4401 (the token is not known), 4404 (no such table). */
  goneCode = $state(0)
  seq = $state(0)
  you = $state<number | null>(null)
  host = $state(false)
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  legal = $state.raw<Choice[]>([])
  /** What the last step brought about. */
  happened = $state.raw<Happening[]>([])
  /** The last refusal, until the table goes on or the person does something else. */
  refusal = $state.raw<No | null>(null)
  witness: Witness | null = null

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT_MS
  #timer = 0
  #pongTimer = 0
  #shownAt = 0
  #pending = new Map<string, { frame: string; settle: (answer: No | null) => void }>()
  #stopped = false

  constructor(
    readonly code: string,
    readonly role: Role,
    public token: string | null,
  ) {
    // Phones drop lines silently while they sleep: on waking, ask whether the house still hears us.
    for (const event of ['visibilitychange', 'pageshow', 'online', 'focus']) {
      (event === 'visibilitychange' ? document : window).addEventListener(event, this.#wake)
    }
    this.#connect()
  }

  close(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearTimeout(this.#pongTimer)
    for (const event of ['visibilitychange', 'pageshow', 'online', 'focus']) {
      (event === 'visibilitychange' ? document : window).removeEventListener(event, this.#wake)
    }
    this.#socket?.close()
  }

  /** Go on with the seat that was just taken: the same line begins anew, nothing on the page goes away meanwhile. */
  sit(token: string): void {
    this.token = token
    this.seq = 0
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet(this.#socket)
  }

  /** Take one of `legal`. Resolves with the refusal, or null when it took effect. */
  act(action: object): Promise<No | null> {
    return this.order({ type: 'act', action: action as Action, version: this.seq })
  }

  /** Call into a window: how long it took from seeing the card goes along. */
  call(action: object): Promise<No | null> {
    const reaction = Math.round(performance.now() - this.#shownAt)
    return this.order({ type: 'act', action: action as Action, version: this.seq, reaction })
  }

  /** Milliseconds since the last card was shown. */
  get reaction(): number {
    return Math.round(performance.now() - this.#shownAt)
  }

  order(order: Order): Promise<No | null> {
    const id = newId()
    const frame = JSON.stringify({ ...order, id })
    this.refusal = null
    return new Promise((settle) => {
      this.#pending.set(id, { frame, settle }) // until it is answered it is said again on every new line
      this.#send(frame)
    })
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? []
  }

  get myTurn(): boolean {
    return this.you !== null && (this.info?.must.includes(this.you) ?? false)
  }

  // ── the line ──

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`)
    this.#socket = socket
    socket.onopen = () => this.#greet(socket)
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#lose(socket, event.code)
  }

  #greet(socket: WebSocket): void {
    const hello: Record<string, unknown> = { type: 'hello', role: this.role }
    if (this.token) hello.token = this.token
    if (this.seq) hello.seq = this.seq
    socket.send(JSON.stringify(hello))
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#stopped) return
    clearTimeout(this.#pongTimer)
    if (POINTLESS.has(code)) {
      this.goneCode = code
      this.status = 'gone'
      return
    }
    this.status = 'lost'
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.status === 'gone' || this.#stopped) return
    if (this.status === 'lost') {
      clearTimeout(this.#timer)
      this.#wait = FIRST_WAIT_MS
      this.#connect()
    } else if (this.#socket?.readyState === WebSocket.OPEN) {
      const socket = this.#socket
      socket.send(JSON.stringify({ type: 'ping', t: 0 }))
      clearTimeout(this.#pongTimer)
      this.#pongTimer = window.setTimeout(() => {
        this.#socket = null // what still comes from it is not heard any more
        socket.close()
        this.status = 'lost'
        this.#connect()
      }, PONG_MS)
    }
  }

  #send(frame: string): void {
    if (this.status === 'live' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
  }

  // ── what is heard ──

  #hear(message: Message): void {
    switch (message.type) {
      case 'snapshot':
        this.#wait = FIRST_WAIT_MS
        this.#show(message)
        this.status = 'live'
        for (const { frame } of this.#pending.values()) this.#send(frame)
        break
      case 'update':
        if (message.seq > this.seq) this.#show(message)
        break
      case 'presence':
        this.#seatPresence(message.here, message.stand_in_ms)
        break
      case 'answer':
      case 'no':
        this.#settle(message)
        break
      case 'probe':
        this.#socket?.send(JSON.stringify({ type: 'echo', n: message.n }))
        break
      case 'pong':
        clearTimeout(this.#pongTimer)
        break
      case 'bad':
        console.error('the house did not understand:', message.why)
    }
  }

  #show(message: Snapshot | Update): void {
    const first = this.seq === 0
    this.witness?.before()
    flushSync(() => {
      this.seq = message.seq
      this.info = message.table
      this.you = message.you ?? null
      if (message.type === 'snapshot') this.host = message.host ?? false
      this.view = message.view ?? null
      this.legal = message.legal ?? []
      this.happened = message.happened ?? []
      this.refusal = null
    })
    // A call is timed from the card it is about: what others call meanwhile is no new card.
    if (first || (this.happened.length && !this.happened.some((event) => event.timing))) this.#shownAt = performance.now()
    if (!first) this.witness?.after(this.happened)
  }

  #seatPresence(here: boolean[], standIn: (number | null)[]): void {
    if (!this.info) return
    const seats = this.info.seats.map((seat, i) => ({
      ...seat,
      here: here[i] ?? false,
      stand_in_ms: standIn[i] ?? null,
    }))
    this.info = { ...this.info, seats }
  }

  #settle(message: No | { type: 'answer'; id: string }): void {
    const waiting = this.#pending.get(message.id)
    if (!waiting) return
    this.#pending.delete(message.id)
    const refusal = message.type === 'no' ? message : null
    if (refusal) this.refusal = refusal
    waiting.settle(refusal)
  }
}

/** An id nobody used before; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
