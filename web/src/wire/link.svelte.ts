// What a table's page knows of its table, wherever that comes from: a line to the house, or a replay.
import { flushSync } from 'svelte'
import type { Act, Action, Admit, BeatInfo, Begin, Choose, Fill, Free, GoOn, Guard, Hinted, KeptCall, Knock, Knocking, No, Pause, Portray, Quiet, FaceShown, Rematch, SeatInfo, Snapshot, TableInfo, TurnInfo, Update, View, Choice } from './types'

export type Happening = Update['happened'] extends (infer E)[] | undefined ? E : never
export type Role = 'seat' | 'watch' | 'screen'
export type Status = 'connecting' | 'live' | 'lost' | 'gone'

/** What can be asked for, as the house describes it; the line gives each an id. */
export type Order = Unnamed<Act | Admit | Begin | Choose | Fill | Free | GoOn | Guard | Knock | Pause | Portray | Quiet | Rematch>
type Unnamed<C> = C extends unknown ? Omit<C, 'id'> : never

/** Called around every change of the table, so that cards can be seen to move. */
export interface Observer {
  before(): void
  after(happened: Happening[]): void
  /** Nothing that was seen so far may be seen any longer. */
  forget?(): void
}

export abstract class TableLink {
  status = $state<Status>('connecting')
  /** Why the house closed the line for good: 4401 (the token is not known), 4404 (no such table), 4422 (its log cannot be read). */
  goneCode = $state(0)
  seq = $state(0)
  you = $state<number | null>(null)
  /** Whether this line keeps the host's seat. */
  isHost = $state(false)
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  legal = $state.raw<Choice[]>([])
  /** What the last step brought about. */
  happened = $state.raw<Happening[]>([])
  /** What happened before, in this round: told to a page that has just come. */
  recent = $state.raw<Happening[]>([])
  /** The step since which a bot played for whoever has just come back, until that was read. */
  stoodIn = $state<number | null>(null)
  /** The last refusal, until the table goes on or the person does something else. */
  refusal = $state.raw<No | null>(null)
  /** Whether the house can be asked for a hint here. */
  hints = false
  /** What was hinted, until the table goes on or the person does something. */
  hint = $state.raw<Hinted | null>(null)
  /** A question is on its way. */
  asking = $state(false)
  /** The tokens of all who share this device, where there are several; and where those sit, in the same order. */
  tokens = $state.raw<readonly string[]>([])
  kept = $state.raw<(number | null)[]>([])
  /** What those can call who do not hold the device. */
  calls = $state.raw<KeptCall[]>([])
  /** Who knocks, where this is the host's line. */
  knocks = $state.raw<Knocking[]>([])
  /** Where this line knocks: whether the host still has to answer, or does not want it. */
  door = $state<'waiting' | 'refused' | null>(null)
  observer: Observer | null = null
  /** Whether anything can come of what somebody does here; not in a match that is over. */
  takesOrders = true
  /** Whether every step is staged for as long as it is shown: no house keeps the beat here. */
  staged = false
  /** The step of which somebody said, in a lesson, that it was seen. */
  seen = $state(0)
  /** The beat of which somebody said here that it was seen. */
  tapped = $state(0)
  /** How many milliseconds the beat had lasted when the page first heard of it. */
  beatGone = $state(0)
  /** At which seq the last beat ended: nothing need be looked at any longer. */
  beatOver = $state(0)
  /** The table after the round's end is looked at once more, instead of its result. */
  looksBack = $state(false)
  #shownAt = 0
  #faces = 0
  #watchers = new Set<(reaction: FaceShown, n: number) => void>()
  #followers = new Set<() => void>()
  #acted: { deed: string; answer: Promise<No | null> } | null = null

  constructor(
    readonly code: string,
    readonly role: Role,
    public token: string | null,
  ) {}

  /** Ask for something. Resolves with the refusal, or null when it took effect. */
  abstract order(order: Order): Promise<No | null>

  /** Show a face to the table; what got lost is not shown again. */
  react(_face: FaceShown['face']): void {}

  /** Be told of every face that somebody shows, with a number of its own; returns how to stop. */
  onReaction(heard: (reaction: FaceShown, n: number) => void): () => void {
    this.#watchers.add(heard)
    return () => this.#watchers.delete(heard)
  }

  /** Be told of every step, before anything of it is drawn; returns how to stop. */
  onStep(follow: () => void): () => void {
    this.#followers.add(follow)
    return () => this.#followers.delete(follow)
  }

  protected showFace(reaction: FaceShown): void {
    this.#faces += 1
    for (const heard of this.#watchers) heard(reaction, this.#faces)
  }

  /** Ask what a good player would do. */
  askHint(): void {}

  /** Go on with the seat that was just taken. */
  abstract sit(token: string): void

  /** Ask the host for a seat, with the token that was just given. */
  knock(_token: string, _name: string, _portrait: string): void {}

  /** Forget what the own seat sees, and look on as a watcher; what happened since a seq is told anew. */
  stand(_since: number): void {}

  /** Keep these seats together on this device; nobody looks at it yet. */
  share(_tokens: readonly string[]): void {}

  abstract close(): void

  /** Take one of `legal`; the second click of a double click is the first. */
  act(action: object): Promise<No | null> {
    const deed = `${this.you} ${this.seq} ${JSON.stringify(action)}`
    if (this.#acted?.deed === deed) return this.#acted.answer
    const answer = this.order({ type: 'act', action: action as Action, version: this.seq })
    const acted = (this.#acted = { deed, answer })
    void answer.then((refusal) => refusal && this.#acted === acted && (this.#acted = null)) // it can be tried again
    return answer
  }

  /** Call into a window: how long it took from seeing the card goes along. */
  call(action: object): Promise<No | null> {
    return this.order({ type: 'act', action: action as Action, version: this.seq, reaction: this.reaction })
  }

  /** A call of somebody else who shares this device. */
  callFor({ seat, action }: KeptCall): Promise<No | null> {
    return this.order({ type: 'act', action: action as Action, version: this.seq, reaction: this.reaction, seat })
  }

  /** What everyone is looking at before the table goes on, with the time that the house gives it. */
  get beat(): BeatInfo | null {
    return this.info?.beat ?? null
  }

  /** The step to be staged: a verdict, a reveal. A match seen again, and a lesson, stage every step. */
  get scene(): number | null {
    if (this.staged) return this.seen === this.seq ? null : this.seq
    return this.beat?.seq ?? null
  }

  /** Say that this was seen: when all have, the table goes on. */
  goOn(): void {
    this.looksBack = false
    if (!this.beat || this.tapped === this.beat.seq) return
    this.tapped = this.beat.seq
    void this.order({ type: 'go-on', version: this.seq })
  }

  /** What is due without being decided, as a card to be turned. */
  get due(): TurnInfo | null {
    return this.info?.turn ?? null
  }

  /** Whether somebody has said here that they are ready for it. */
  isReady(seat: number | null): boolean {
    return seat !== null && (this.due?.ready.includes(seat) ?? false)
  }

  /** Say so: when all have, the house does it. */
  ready(): void {
    if (this.due) void this.order({ type: 'go-on', version: this.seq })
  }

  /** Whether people play a whole set of deals here, one after another. */
  get together(): boolean {
    return (this.info?.deal?.turns ?? 1) > 1
  }

  /** Whether this line leads: the host's, and where people play a set anybody's while the host is away. */
  get host(): boolean {
    const seat = this.info?.host ?? null
    return this.isHost || (this.together && this.you !== null && seat !== null && this.seats[seat]?.here === false)
  }

  /** Several people share this device. */
  get shared(): boolean {
    return this.tokens.length > 1
  }

  /** Milliseconds since the last card was shown. */
  get reaction(): number {
    return Math.round(performance.now() - this.#shownAt)
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? []
  }

  get myTurn(): boolean {
    return this.you !== null && (this.info?.must.includes(this.you) ?? false)
  }

  /** Whether this person is to do something now. */
  get asked(): boolean {
    return this.myTurn && this.takesOrders && !this.beat && !this.info?.paused && this.info?.phase === 'playing'
  }

  /** Let the page become what the house says; `moving`: cards are seen to move there. */
  protected show(message: Snapshot | Update, moving = this.seq !== 0): void {
    this.observer?.before()
    const ended = this.beat !== null && !message.table.beat
    const begins = message.table.beat && message.table.beat.seq !== this.beat?.seq ? message.table.beat : null
    if (!this.#holds(message)) this.forgetHint()
    flushSync(() => {
      this.seq = message.seq
      this.info = toldApart(message.table)
      if (begins) this.beatGone = begins.of_ms - begins.ms
      if (ended) this.beatOver = message.seq
      this.you = message.you ?? null
      if (message.type === 'snapshot') {
        this.isHost = message.host ?? false
        if (message.recent) this.recent = message.recent as Happening[]
        if (message.stood_in) this.stoodIn = message.stood_in
      }
      this.view = message.view ?? null
      this.legal = message.legal ?? []
      this.happened = message.happened ?? []
      this.kept = message.keeps ?? []
      this.calls = message.calls ?? []
      this.refusal = null
      for (const follow of this.#followers) follow()
    })
    // A call is timed from the card it is about: what others call meanwhile is no new card.
    if (!moving || ended || (this.happened.length && !this.happened.some((event) => event.timing))) this.#shownAt = performance.now()
    if (moving) this.observer?.after(this.happened)
  }

  /** A hint is about the table as it was, and about the seat that asked. */
  protected forgetHint(): void {
    this.hint = null
    this.asking = false
  }

  /** Where several choose at once, each unseen, what another has chosen changes nothing for who has not yet. */
  #holds({ you = null, table, legal = [] }: Snapshot | Update): boolean {
    if (you === null || you !== this.you || table.paused || (this.info?.must.length ?? 0) < 2) return false
    return table.must.includes(you) && JSON.stringify(legal) === JSON.stringify(this.legal)
  }
}

/** People of the same name are told apart at their table: “Lea”, “Lea 2”. */
function toldApart(table: TableInfo): TableInfo {
  const met = new Map<string, number>()
  const seats = table.seats.map((seat) => {
    if (seat.kind !== 'person' || !seat.name) return seat
    const nth = (met.get(seat.name.toLowerCase()) ?? 0) + 1
    met.set(seat.name.toLowerCase(), nth)
    return nth > 1 ? { ...seat, name: `${seat.name} ${nth}` } : seat
  })
  return { ...table, seats }
}
