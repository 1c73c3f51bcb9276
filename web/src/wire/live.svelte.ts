// The line to one table: it comes back by itself, goes on from the last seq, and loses or doubles nothing.
import { TableLink, type Order, type Role } from './link.svelte'
import { flushSync } from 'svelte'
import { numberFor } from '../fair/numbers'
import { HouseClock } from './clock'
import { BUILD, renew } from './renew'
import type { Answer, Bad, Door, Hello, Hinted, No, Pong, Presence, Probe, FaceShown, Snapshot, Update } from './types'

type Message = Snapshot | Update | Presence | Door | FaceShown | Answer | No | Hinted | Bad | Pong | Probe

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4_000
const PONG_MS = 3_000
const CONNECT_MS = 8_000 // until the house has answered a hello
const HEARTBEAT_MS = 20_000
const PROTOCOL = 1
const POINTLESS = new Set([4400, 4401, 4404, 4422]) // close codes after which there is no use in coming back
const BROKEN = 1011 // something is wrong in the house: what is said again may well break again

export class LiveLink extends TableLink {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT_MS
  #timer = 0
  #pongTimer = 0
  #heartbeat = 0
  #house = BUILD // the build that the house serves
  #pending = new Map<string, { frame: string; settle: (answer: No | null) => void }>()
  #stopped = false
  #question = '' // the id of the last one
  #clock = new HouseClock()
  #staged: (Snapshot | Update)[] = [] // what is to be shown at an instant, and all that came after it
  #stageTimer = 0
  #answered = '' // for which promise, and for which seats, this line has added numbers
  #knock: { name: string; portrait: string } | null = null // until there is a seat, on every new line
  override hints = true

  /** `tokens` of all who share this device; then nobody looks at it until somebody sits down. */
  constructor(code: string, role: Role, token: string | null, tokens: readonly string[] = []) {
    super(code, role, token)
    this.tokens = tokens
    // Phones drop lines silently while they sleep: on waking, ask whether the house still hears us.
    for (const event of ['visibilitychange', 'pageshow', 'online', 'focus']) {
      (event === 'visibilitychange' ? document : window).addEventListener(event, this.#wake)
    }
    this.#heartbeat = window.setInterval(this.#wake, HEARTBEAT_MS) // a line that is dead without a word is found out
    this.#connect()
  }

  close(): void {
    this.#stopped = true
    clearInterval(this.#heartbeat)
    clearTimeout(this.#timer)
    for (const event of ['visibilitychange', 'pageshow', 'online', 'focus']) {
      (event === 'visibilitychange' ? document : window).removeEventListener(event, this.#wake)
    }
    this.#drop()
  }

  /** Go on with the seat that was just taken: the same line begins anew, nothing on the page goes away meanwhile. */
  sit(token: string): void {
    this.token = token
    this.seq = 0
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet(this.#socket)
  }

  override knock(token: string, name: string, portrait: string): void {
    this.#knock = { name, portrait }
    this.door = 'waiting'
    this.sit(token)
  }

  override stand(since: number): void {
    this.token = null
    this.#forgetStaged()
    // The house is told first, then the page forgets: what it hears from now on is what everybody may know.
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet(this.#socket, since)
    flushSync(() => {
      this.seq = since
      this.you = null
      this.view = null
      this.legal = []
      this.happened = []
      this.calls = []
      this.refusal = null
      this.forgetHint()
    })
    this.observer?.forget?.()
  }

  override share(tokens: readonly string[]): void {
    this.tokens = tokens
    this.stand(0)
  }

  order(order: Order): Promise<No | null> {
    const id = newId()
    // Said again on a new line, a decision is still that of who made it, whoever holds the device then.
    const whose = this.shared && order.type === 'act' && this.you !== null ? { seat: this.you } : {}
    const frame = JSON.stringify({ ...whose, ...order, id })
    this.refusal = null
    this.forgetHint()
    return new Promise((settle) => {
      this.#pending.set(id, { frame, settle }) // until it is answered it is said again on every new line
      this.#send(frame)
    })
  }

  override react(face: FaceShown['face']): void {
    const whose = this.shared && this.you !== null ? { seat: this.you } : {}
    this.#send(JSON.stringify({ type: 'react', id: newId(), face, ...whose }))
  }

  /** Nothing comes of a question but an answer: one that got lost is not asked again. */
  override askHint(): void {
    this.refusal = null
    this.#question = newId()
    this.asking = true
    this.#send(JSON.stringify({ type: 'hint', id: this.#question }))
  }

  // ── the line ──

  /** One line at a time: an earlier one would keep somebody here who is not. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = null // what still comes from it is not heard any more
    this.#forgetStaged()
    this.#clock = new HouseClock() // the next line may lead to another house
    clearTimeout(this.#pongTimer)
    socket?.close()
  }

  #forgetStaged(): void {
    clearTimeout(this.#stageTimer)
    this.#staged = []
  }

  #connect(): void {
    this.#drop()
    clearTimeout(this.#timer)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`)
    this.#socket = socket
    socket.onopen = () => socket === this.#socket && this.#greet(socket)
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#lose(socket, event.code)
    this.#timer = window.setTimeout(() => this.#giveUp(socket), CONNECT_MS)
  }

  /** Nothing comes from a line: it is as good as lost. */
  #giveUp(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.#lose(socket, 0)
    this.#socket = null
    socket.close()
  }

  #greet(socket: WebSocket, seq = this.seq): void {
    const hello: Hello = { type: 'hello', role: this.role, protocol: PROTOCOL }
    if (BUILD) hello.build = BUILD
    if (this.token) hello.token = this.token
    if (seq) hello.seq = seq
    if (this.tokens.length) hello.keeps = this.tokens as Hello['keeps']
    if (this.token || this.tokens.length) hello.adds = true
    this.#answered = '' // a house that has just taken the table over knows of no number yet
    socket.send(JSON.stringify(hello))
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#stopped) return
    clearTimeout(this.#pongTimer)
    clearTimeout(this.#timer)
    if (POINTLESS.has(code)) {
      this.goneCode = code
      this.status = 'gone'
      return
    }
    this.status = 'lost'
    this.asking = false
    if (code === BROKEN) this.#wait = LONGEST_WAIT_MS
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.status === 'gone' || this.#stopped) return
    const socket = this.#socket
    if (this.status !== 'live') {
      if (socket && socket.readyState <= WebSocket.OPEN) return // on its way already
      this.#wait = FIRST_WAIT_MS
      this.#connect()
    } else if (socket?.readyState === WebSocket.OPEN) {
      this.#ping()
      clearTimeout(this.#pongTimer)
      this.#pongTimer = window.setTimeout(() => {
        this.status = 'lost'
        this.#connect()
      }, PONG_MS)
    }
  }

  #send(frame: string): void {
    if (this.status === 'live' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame)
  }

  // ── what is heard ──

  /** Where several share a device, what was meant for who held it before is not even looked at. */
  #isForUs({ you, keeps = [] }: Snapshot | Update): boolean {
    if (!this.tokens.length) return true
    return (you ?? null) === (this.token ? (keeps[this.tokens.indexOf(this.token)] ?? null) : null)
  }

  #hear(message: Message): void {
    if ((message.type === 'snapshot' || message.type === 'update') && !this.#isForUs(message)) return
    switch (message.type) {
      case 'snapshot':
        this.#wait = FIRST_WAIT_MS
        clearTimeout(this.#timer)
        this.#stage(message)
        this.status = 'live'
        if (!this.#clock.isSet) this.#ping()
        this.#addNumbers()
        for (const { frame } of this.#pending.values()) this.#send(frame)
        this.#atTheDoor()
        this.#house = message.build ?? BUILD
        this.#keepUp()
        break
      case 'update':
        this.#stage(message)
        this.#addNumbers()
        if (this.you !== null) this.#knock = this.door = null
        break
      case 'door':
        this.knocks = message.knocks ?? []
        if (message.you) this.door = message.you
        if (message.you === 'refused') this.#knock = null
        break
      case 'reaction':
        this.showFace(message)
        break
      case 'presence':
        this.#seatPresence(message.here, message.stand_in_ms ?? [])
        break
      case 'answer':
      case 'no':
        this.#settle(message)
        break
      case 'hint':
        this.#hearHint(message)
        break
      case 'probe':
        this.#socket?.send(JSON.stringify({ type: 'echo', n: message.n }))
        break
      case 'pong':
        clearTimeout(this.#pongTimer)
        if (this.#clock.hear(message.t, message.now ?? 0)) this.#ping()
        break
      case 'bad':
        console.error('the house did not understand:', message.why)
    }
  }

  /** Add this device's number to the luck of the next match, for every seat on it: said again on every new line. */
  #addNumbers(): void {
    const promise = this.info?.promise
    const seats = [...new Set([this.you, ...this.kept])].filter((seat) => seat !== null)
    const answered = promise ? [promise.commitment, ...seats].join() : ''
    if (!promise || !seats.length || answered === this.#answered) return
    this.#answered = answered
    const number = numberFor(this.code, promise, seats)
    for (const seat of seats) this.#send(JSON.stringify({ type: 'add', id: newId(), commitment: promise.commitment, number, seat }))
  }

  /** Whoever knocks says so on every line, until the host lets them in. */
  #atTheDoor(): void {
    this.knocks = [] // those who still knock are told after the snapshot
    if (this.you !== null) this.#knock = this.door = null
    else if (this.#knock) void this.order({ type: 'knock', ...this.#knock }).then((no) => no && (this.#knock = this.door = null))
  }

  #ping(): void {
    this.#send(JSON.stringify({ type: 'ping', t: performance.now() }))
  }

  /** What all pages are to show at one instant waits for it, on the house's clock. */
  #stage(message: Snapshot | Update): void {
    this.#staged.push(message)
    if (this.#staged.length === 1) this.#showStaged()
  }

  #showStaged(): void {
    for (let next = this.#staged[0]; next; next = this.#staged[0]) {
      const at = next.table.shown_at
      const wait = at ? this.#clock.until(at) : 0
      if (wait > 0) {
        this.#stageTimer = window.setTimeout(() => this.#showStaged(), wait)
        return
      }
      this.#staged.shift()
      if (next.type === 'update' && next.seq <= this.seq) continue
      this.show(next)
      if (at) performance.mark('shown', { detail: { seq: next.seq, at } })
    }
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

  /** Whoever has gone on meanwhile, or passed the device on, does not want to know any more. */
  #hearHint(message: Hinted | No): void {
    if (!this.asking || message.id !== this.#question) return
    this.asking = false
    if (message.type === 'hint') [this.hint, this.refusal] = [message, null]
    else if (message.seq === this.seq) this.refusal = message
  }

  #settle(message: No | Answer): void {
    if (message.type === 'no') this.#hearHint(message)
    const waiting = this.#pending.get(message.id)
    if (!waiting) return
    this.#pending.delete(message.id)
    const refusal = message.type === 'no' ? message : null
    if (refusal) this.refusal = refusal
    waiting.settle(refusal)
    this.#keepUp()
  }

  /** A page of an older build loads itself anew, but not while a move is on its way. */
  #keepUp(): void {
    if (this.#house !== BUILD && !this.#pending.size) void renew(this.#house)
  }
}

/** An id nobody used before; `crypto.randomUUID` is missing on plain http. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
