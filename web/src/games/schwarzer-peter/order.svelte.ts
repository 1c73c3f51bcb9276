// The order of the own cards: seen at once, said to the house one after another, and dropped when it says no.
import type { TableLink } from '../../wire/link.svelte'

type Cards = readonly string[]

export class Order {
  #wanted = $state.raw<Cards | null>(null)
  #sentAt = -1 // the version at which the last one was sent; the next waits until the table has gone on

  constructor(
    readonly link: TableLink,
    readonly hand: () => Cards,
  ) {}

  get cards(): Cards {
    return this.#wanted && alike(this.#wanted, this.hand()) ? this.#wanted : this.hand()
  }

  put(cards: Cards): void {
    this.#wanted = cards
    this.go()
  }

  /** Move a card to where another one is, or by so many places. */
  move(card: string, to: number): void {
    const others = this.cards.filter((other) => other !== card)
    const next = [...others.slice(0, to), card, ...others.slice(to)]
    if (!same(next, this.cards)) this.put(next)
  }

  shuffle(): void {
    const cards = [...this.hand()]
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1))
      ;[cards[i], cards[j]] = [cards[j] as string, cards[i] as string]
    }
    // Not shown before the house has it: so the cards are seen to slide.
    void this.link.act({ do: 'arrange', cards })
  }

  /** Called with every step of the table. */
  go(): void {
    const [wanted, hand] = [this.#wanted, this.hand()]
    if (!wanted) return
    if (!alike(wanted, hand) || same(wanted, hand)) this.#wanted = null
    else if (this.#sentAt !== this.link.seq) {
      this.#sentAt = this.link.seq
      void this.link.act({ do: 'arrange', cards: wanted }).then((refusal) => {
        if (!refusal) return
        this.#wanted = null
        this.#sentAt = -1
      })
    }
  }
}

const same = (a: Cards, b: Cards): boolean => a.length === b.length && a.every((card, i) => card === b[i])
const alike = (a: Cards, b: Cards): boolean => same([...a].sort(), [...b].sort())
