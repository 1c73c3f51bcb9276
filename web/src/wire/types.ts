// Made by web/wire_types.py from the house's own schemas (b4b47e5ad86d12c0). Do not edit.
export type Action =
  | ElferRausAction
  | JuniorAction
  | ElevensAction
  | UeberallAction
  | MogelnAction
  | RatefixGuess
  | ZweikampfTurn
  | FarbenAction
  | SchnippSchnappAction
  | SchwarzerPeterAction
  | HoechstePlay;
export type ElferRausAction = ElferRausLay | ElferRausEnd | ElferRausDraw | ElferRausKeep | ElferRausPass;
export type JuniorAction = JuniorLay | JuniorEnd | JuniorDraw | JuniorKeep | JuniorPass;
export type ElevensAction = ElevensLay | ElevensSwap | ElevensDiscard | ElevensEnd | ElevensDraw | ElevensPass;
export type UeberallAction = UeberallPlace | UeberallStop | UeberallGive | UeberallDecline;
export type MogelnAction = MogelnLay | MogelnDoubt | MogelnTooMany;
export type FarbenAction = FarbenTake | FarbenDrop;
export type SchnippSchnappAction = SchnippSchnappTurn | SchnippSchnappSchnapp | SchnippSchnappSchnipp;
export type SchwarzerPeterAction = SchwarzerPeterPull | SchwarzerPeterArrange;
export type Choice =
  | ElferRausChoice
  | JuniorChoice
  | ElevensChoice
  | UeberallChoice
  | MogelnChoice
  | RatefixChoice
  | ZweikampfChoice
  | FarbenChoice
  | SchnippSchnappChoice
  | SchwarzerPeterChoice
  | HoechsteChoice;
export type ElferRausChoice = ElferRausAction;
export type JuniorChoice = JuniorAction;
export type ElevensChoice = ElevensAction;
export type UeberallChoice = UeberallAction;
export type MogelnChoice = MogelnAction | MogelnAnyLay;
export type RatefixChoice = RatefixGuess | RatefixAnyGuess;
export type ZweikampfChoice = ZweikampfTurn;
export type FarbenChoice = FarbenAction;
export type SchnippSchnappChoice = SchnippSchnappAction | SchnippSchnappAnySchnapp | SchnippSchnappAnySchnipp;
export type SchwarzerPeterChoice = SchwarzerPeterAction | SchwarzerPeterAnyArrange;
export type HoechsteChoice = HoechstePlay;
export type ElevensEvent = ElevensDid | ElevensBonus;
export type Event =
  | ElferRausEvent
  | JuniorDid
  | ElevensEvent
  | UeberallEvent
  | MogelnEvent
  | RatefixEvent
  | ZweikampfEvent
  | FarbenEvent
  | SchnippSchnappEvent
  | SchwarzerPeterEvent
  | HoechsteEvent;
export type UeberallEvent = UeberallDid | UeberallStopped | UeberallFitted;
export type MogelnEvent = MogelnDid | MogelnStood | MogelnShown | MogelnJudged | MogelnTook;
export type RatefixEvent = RatefixDid | RatefixTrick;
export type ZweikampfEvent = ZweikampfDid | ZweikampfTrick;
export type FarbenEvent = FarbenDid | FarbenShuffled;
export type SchnippSchnappEvent =
  | SchnippSchnappDid
  | SchnippSchnappSnap
  | SchnippSchnappTie
  | SchnippSchnappMistake
  | SchnippSchnappAside
  | SchnippSchnappUnder
  | SchnippSchnappShuffled;
export type SchwarzerPeterEvent = SchwarzerPeterDid | SchwarzerPeterPair;
export type HoechsteEvent = HoechsteDid | HoechsteTrick;
export type View =
  | ElferRausView
  | JuniorView
  | ElevensView
  | UeberallView
  | MogelnView
  | RatefixView
  | ZweikampfView
  | FarbenView
  | SchnippSchnappView
  | SchwarzerPeterView
  | HoechsteView;

/**
 * A decision of the own seat, made at a version (``seq``) of the table; a call, at any since the card it is about.
 *
 *     ``reaction`` goes with a call that has no ``ms`` of its own: the milliseconds from seeing the card to calling.
 *     ``seat`` is whose decision it is, where this line keeps several.
 */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: Action;
  reaction?: number | null;
  seat?: number | null;
}
/**
 * Lay a card to its row.
 */
export interface ElferRausLay {
  do: "lay";
  card: string;
}
/**
 * Say that the turn is over.
 */
export interface ElferRausEnd {
  do: "end";
}
/**
 * Draw the top card of the stock.
 */
export interface ElferRausDraw {
  do: "draw";
  card?: string | null;
}
/**
 * Keep a drawn card that fits (space edition).
 */
export interface ElferRausKeep {
  do: "keep";
}
/**
 * Say that nothing fits and nothing can be drawn.
 */
export interface ElferRausPass {
  do: "pass";
}
/**
 * Lay a card to its row.
 */
export interface JuniorLay {
  do: "lay";
  card: string;
}
/**
 * Say that the turn is over.
 */
export interface JuniorEnd {
  do: "end";
}
/**
 * Draw the top card of the stock.
 */
export interface JuniorDraw {
  do: "draw";
  card?: string | null;
}
/**
 * Keep a drawn card that fits (space edition).
 */
export interface JuniorKeep {
  do: "keep";
}
/**
 * Say that nothing fits and nothing can be drawn.
 */
export interface JuniorPass {
  do: "pass";
}
/**
 * Lay a card: a joker as the card it stands for, either of them behind a bridge that starts at a filled place.
 */
export interface ElevensLay {
  do: "lay";
  card: string;
  as?: string | null;
  bridge?: string | null;
}
/**
 * Put the number card where its joker lies, and take the joker (EE-5a).
 */
export interface ElevensSwap {
  do: "swap";
  card: string;
}
/**
 * Throw a joker out of the game (EE-5b).
 */
export interface ElevensDiscard {
  do: "discard";
  card: string;
}
/**
 * Say that the turn is over.
 */
export interface ElevensEnd {
  do: "end";
}
/**
 * Take the top card of the stock.
 */
export interface ElevensDraw {
  do: "draw";
  card?: string | null;
}
/**
 * Say that nothing fits and nothing can be drawn (EE-8).
 */
export interface ElevensPass {
  do: "pass";
}
/**
 * Put the card that has just been turned somewhere; turning it is part of this.
 */
export interface UeberallPlace {
  do: "place";
  card: string;
  on: ("middle" | "own") | number;
}
/**
 * Call Stopp! against a seat that has just put a card on its own pile.
 */
export interface UeberallStop {
  do: "stop";
  against: number;
}
/**
 * Give the bottom card of the own face-down pile, unseen.
 */
export interface UeberallGive {
  do: "give";
  card?: string | null;
}
/**
 * Give nothing.
 */
export interface UeberallDecline {
  do: "decline";
}
/**
 * Lay cards face down and say a number; the others do not see which, nor how many.
 */
export interface MogelnLay {
  do: "lay";
  cards?: string[] | null;
  claim: number;
}
/**
 * Say that the last lay is not what was said with it.
 */
export interface MogelnDoubt {
  do: "doubt";
}
/**
 * Say that the last lay was more than one card.
 */
export interface MogelnTooMany {
  do: "too-many";
}
/**
 * Name a guess of the sum.
 */
export interface RatefixGuess {
  do: "guess";
  sum: number;
}
/**
 * Turn a pair: the top card of each pile.
 */
export interface ZweikampfTurn {
  do: "turn";
}
/**
 * Take the top card of the stock, or of one of the open piles.
 */
export interface FarbenTake {
  do: "take";
  from: "stock" | number;
  card?: string | null;
}
/**
 * Put a card on an open pile, and close the round if you say so.
 */
export interface FarbenDrop {
  do: "drop";
  card: string;
  on: number;
  close?: boolean;
}
/**
 * Turn the top card of the own face-down pile onto the own open pile.
 */
export interface SchnippSchnappTurn {
  do: "turn";
  card?: string | null;
}
/**
 * Call a match of open piles, so many milliseconds after the last turned card.
 */
export interface SchnippSchnappSchnapp {
  do: "schnapp";
  ms: number;
}
/**
 * Call a match with the middle, so many milliseconds after the last turned card.
 */
export interface SchnippSchnappSchnipp {
  do: "schnipp";
  ms: number;
}
/**
 * Draw the card at a position of the neighbour's hand.
 */
export interface SchwarzerPeterPull {
  do: "pull";
  from: number;
  index: number;
  card?: string | null;
}
/**
 * Put the own cards into this order.
 */
export interface SchwarzerPeterArrange {
  do: "arrange";
  cards?: string[] | null;
}
/**
 * Choose a card for this trick; the others see it when all have chosen.
 */
export interface HoechstePlay {
  do: "play";
  card?: string | null;
}
/**
 * A device's own number for the luck of the next match, said once the house has promised its secret.
 */
export interface AddNumber {
  type: "add";
  id: string;
  commitment: string;
  number: string;
  seat?: number | null;
}
/**
 * The host lets somebody in who knocks, on the first free seat, or turns them away.
 */
export interface Admit {
  type: "admit";
  id: string;
  person: string;
  yes?: boolean;
}
/**
 * A command took effect with this ``seq``.
 */
export interface Answer {
  type: "answer";
  id: string;
  seq: number;
}
/**
 * A game, and two ways to play it beside each other, or up to four.
 */
export interface AskLab {
  game: string;
  /**
   * @minItems 1
   * @maxItems 4
   */
  ways: [LabWay] | [LabWay, LabWay] | [LabWay, LabWay, LabWay] | [LabWay, LabWay, LabWay, LabWay];
  rounds?: number;
  seed?: number | null;
}
/**
 * A way to play; the bots are seated in turn. House rules of the lab are numbers that no leaflet changes.
 */
export interface LabWay {
  seats: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  bots?:
    | ["easy" | "little" | "random" | "sharp" | "steady"]
    | ["easy" | "little" | "random" | "sharp" | "steady", "easy" | "little" | "random" | "sharp" | "steady"]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ];
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  house_rules?: {
    [k: string]: number;
  };
}
/**
 * A way to play a game.
 */
export interface AskWay {
  seats: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  bots?:
    | ["easy" | "little" | "random" | "sharp" | "steady"]
    | ["easy" | "little" | "random" | "sharp" | "steady", "easy" | "little" | "random" | "sharp" | "steady"]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ]
    | [
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady",
        "easy" | "little" | "random" | "sharp" | "steady"
      ];
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  house_rules?: {
    [k: string]: number;
  };
  game: string;
}
/**
 * What came was no command.
 */
export interface Bad {
  type: "bad";
  why: string;
}
/**
 * A record that is none, or in which a rule was broken (422): where, and which one.
 */
export interface BadRecord {
  /**
   * Counted from 1.
   */
  line: number;
  /**
   * Who plays, by seat, as far as that has been read.
   */
  players?: string[];
  /**
   * A rule id of RULES.md, or RECORD, CARDS, TURN.
   */
  rule: string;
  /**
   * The message's key in the catalogues.
   */
  key: string;
  details: {
    [k: string]: unknown;
  };
  /**
   * The message in English.
   */
  text: string;
}
/**
 * Where a seat's result comes from. ``even`` and the three others add up to ``result``.
 */
export interface Balance {
  even: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  fortune: "even" | "lucky" | "unlucky" | "very-lucky" | "very-unlucky";
  mark: ("fair" | "good" | "very-good" | "weak") | null;
}
/**
 * Something that everyone is looking at: nothing is asked of anybody until it is over.
 */
export interface BeatInfo {
  seq: number;
  ms: number;
  of_ms: number;
  end_ms: number;
  seen: number[];
}
/**
 * The host starts the match, the next round, or a rematch.
 */
export interface Begin {
  type: "begin";
  id: string;
}
/**
 * Some cards of the hand can be laid.
 */
export interface MogelnAnyLay {
  do: "lay";
  from: string[];
  min: number;
  max: number;
  claim: number;
}
/**
 * Every number from ``min`` to ``max`` but those already named, in the order they were.
 */
export interface RatefixAnyGuess {
  do: "guess";
  min: number;
  max: number;
  except: number[];
}
/**
 * Schnapp at any possible time.
 */
export interface SchnippSchnappAnySchnapp {
  do: "schnapp";
  least?: number;
  most?: number;
}
/**
 * Schnipp at any possible time.
 */
export interface SchnippSchnappAnySchnipp {
  do: "schnipp";
  least?: number;
  most?: number;
}
/**
 * Every order of the own hand.
 */
export interface SchwarzerPeterAnyArrange {
  do: "arrange";
  any: true;
  hand: string[];
}
/**
 * The host chooses another game for the same people; with ``seats``, free seats and bots come or go.
 */
export interface Choose {
  type: "choose";
  id: string;
  game: string;
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  rounds?: number;
  seats?: number | null;
}
/**
 * The deal of today, and who of this house has played it.
 */
export interface Day {
  day: string;
  game: string;
  seats: number;
  bot: string;
  people: DayScore[];
}
/**
 * What somebody reached with a day's cards; None as long as it is not over, or nobody can tell.
 */
export interface DayScore {
  name: string;
  portrait: string | null;
  points: number | null;
  better_than: number | null;
}
/**
 * Cards that others get as well: which of a set of deals, or of which day.
 *
 *     Where people play a whole set at one table, they play its ``deals`` in so many ``turns``, and ``turn`` is how often
 *     the seats were turned; ``more``: something comes after this deal.
 */
export interface DealInfo {
  set: string;
  number: number;
  deals: number;
  turn: number;
  turns: number;
  more: boolean;
}
/**
 * A seat at a table with the same cards; ``counts``: it is this person's one try.
 */
export interface DealSeat {
  code: string;
  token: string;
  seat: number;
  game: string;
  counts: boolean;
}
/**
 * Where somebody stands with the cards of a table that is over.
 */
export interface DealStanding {
  set: string;
  number: number;
  counts: boolean;
  points: number;
  better_than: number | null;
  players: number;
  of: number;
  best: number | null;
}
/**
 * To the host: who knocks. To whoever knocks: that the host has heard it, or does not want it.
 */
export interface Door {
  type: "door";
  knocks?: Knocking[];
  you?: ("refused" | "waiting") | null;
}
/**
 * Somebody who waits to be let in; ``person`` is what the host's answer calls them.
 */
export interface Knocking {
  person: string;
  name: string;
  portrait?: string | null;
}
/**
 * The answer to a probe, at once: the house measures the line by it.
 */
export interface Echo {
  type: "echo";
  n: number;
}
/**
 * A seat filled the last place of a side and took a bonus card (EE-6).
 */
export interface ElevensBonus {
  event: "bonus";
  to?: number[] | null;
  by: number;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface ElevensDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: ElevensLay | ElevensSwap | ElevensDiscard | ElevensEnd | ElevensDraw | ElevensPass;
}
/**
 * What a table of elevens can choose.
 */
export interface ElevensRules {
  edition: string;
  dealer: number | null;
  variant: "basic" | "start";
  rows: ("blue" | "green" | "red" | "yellow")[] | null;
  youngest: number | null;
}
/**
 * The rows, the own hand, and what lies open before everyone.
 */
export interface ElevensView {
  game: "elevens";
  rules: ElevensRules;
  seat: number | null;
  starter: number;
  turn: number;
  over: boolean;
  hand: string[] | null;
  counts: number[];
  bridges: number[];
  bonus: number[];
  colours: ("blue" | "green" | "red" | "yellow")[];
  rows: string[][];
  jokers: string[];
  spans: string[];
  fits: string[];
  stock: number;
  out: number;
  laid: number;
  most: number;
  swapped: boolean;
  duty: boolean;
  passes: number;
  hands: string[][] | null;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface ElferRausEvent {
  event: "did";
  to?: number[] | null;
  by: number;
  action: ElferRausLay | ElferRausEnd | ElferRausDraw | ElferRausKeep | ElferRausPass;
}
/**
 * What a table of elfer-raus can choose.
 */
export interface ElferRausRules {
  edition: string;
  dealer: number | null;
  variant: "any-start" | "basic" | "false-start" | "three-starts";
  without: ("blue" | "green" | "red" | "yellow") | null;
  starter: "holder" | "left-of-dealer";
}
/**
 * What a seat at elfer-raus sees.
 */
export interface ElferRausView {
  game: "elfer-raus";
  rules: ElferRausRules;
  seat: number | null;
  starter: number;
  turn: number;
  phase: "begin" | "drawing" | "drawn" | "laid" | "over";
  hand: string[] | null;
  counts: number[];
  rows: string[][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  numbers: [number, number];
  fits: string[];
  stock: number;
  drawn: number;
  hands: string[][] | null;
}
/**
 * How a round ended: ``key`` is the word for it in the catalogues, ``key.by`` a sentence about who ended it.
 */
export interface Ending {
  key: string;
  seats: SeatEnd[];
  by?: number | null;
}
/**
 * What lies before a seat: the cards that nobody else could see, and how its points came about.
 */
export interface SeatEnd {
  cards?: string[];
  counted?: string[];
  parts?: Part[];
}
/**
 * A line of how somebody's points came about: ``key`` is its sentence in the catalogues, about so many.
 */
export interface Part {
  key: string;
  count: number;
  points: number;
  colour?: ("blue" | "green" | "red" | "yellow") | null;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface JuniorDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: JuniorLay | JuniorEnd | JuniorDraw | JuniorKeep | JuniorPass;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface UeberallDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: UeberallPlace | UeberallStop | UeberallGive | UeberallDecline;
}
/**
 * A Stopp! was judged.
 */
export interface UeberallStopped {
  event: "stop";
  to?: number[] | null;
  right: boolean;
}
/**
 * What a Stopp! was about: a seat's card, and all the places where it would have fitted.
 */
export interface UeberallFitted {
  event: "fitted";
  to?: number[] | null;
  by: number;
  card: string;
  on: ("middle" | number)[];
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface MogelnDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: MogelnLay | MogelnDoubt | MogelnTooMany;
}
/**
 * A lay can no longer be called: the counts now tell how many cards it was (MO-4).
 */
export interface MogelnStood {
  event: "stood";
  to?: number[] | null;
  by: number;
  count: number;
}
/**
 * The last lay was turned up (MO-3).
 */
export interface MogelnShown {
  event: "shown";
  to?: number[] | null;
  by: number;
  cards: string[];
}
/**
 * A call was right or wrong.
 */
export interface MogelnJudged {
  event: "judged";
  to?: number[] | null;
  by: number;
  right: boolean;
  layer: number;
  claim: number;
  found: "honest" | "lie" | "many" | "one";
}
/**
 * A seat took the pile; only that seat sees the cards.
 *
 *     How many they are is told to everyone, unless that would tell how many the last lay was (MO-4).
 */
export interface MogelnTook {
  event: "took";
  to?: number[] | null;
  by: number;
  count?: number | null;
  cards?: string[] | null;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface RatefixDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: RatefixGuess;
}
/**
 * The cards in the middle were turned up, and somebody won them. The cards are in the order of the seats.
 */
export interface RatefixTrick {
  event: "trick";
  to?: number[] | null;
  winner: number;
  cards: string[];
  sum: number;
  guesses: number[];
  off: number[];
  ranking: number[];
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface ZweikampfDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: ZweikampfTurn;
}
/**
 * A pair was turned, one card of each seat; the winner takes all that lies there, or nobody does: a tie.
 */
export interface ZweikampfTrick {
  event: "trick";
  to?: number[] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
  winner: number | null;
  pairs: [string, string][];
  out?: boolean;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface FarbenDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: FarbenTake | FarbenDrop;
}
/**
 * A pile was shuffled: everyone saw that, and the order is only for the record.
 */
export interface FarbenShuffled {
  event: "shuffle";
  to?: number[] | null;
  pile: string | number;
  cards?: string[] | null;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface SchnippSchnappDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action:
    SchnippSchnappTurn | SchnippSchnappSchnapp | SchnippSchnappSchnipp | SchnippSchnappShuffle | SchnippSchnappClose;
}
/**
 * A pile has been shuffled into this order; the first card is the next to be turned or drawn.
 */
export interface SchnippSchnappShuffle {
  do: "shuffle";
  pile: string | number;
  cards: string[];
}
/**
 * A call window is over: what was called takes effect. Not written itself; its consequences are.
 */
export interface SchnippSchnappClose {
  do: "close";
}
/**
 * A right call took effect.
 */
export interface SchnippSchnappSnap {
  event: "snap";
  to?: number[] | null;
  by: number;
  word: "schnapp" | "schnipp";
}
/**
 * Right calls at the same time: nobody wins (SS-6).
 */
export interface SchnippSchnappTie {
  event: "tie";
  to?: number[] | null;
  by: number[];
}
/**
 * A wrong call: the caller's open pile has gone to the middle (SS-4).
 */
export interface SchnippSchnappMistake {
  event: "mistake";
  to?: number[] | null;
  by: number;
}
/**
 * A seat set quartets of these numbers aside.
 */
export interface SchnippSchnappAside {
  event: "aside";
  to?: number[] | null;
  by: number;
  numbers: number[];
}
/**
 * Cards went under a seat's face-down pile, to be turned in this order; everyone has seen them.
 */
export interface SchnippSchnappUnder {
  event: "under";
  to?: number[] | null;
  by: number;
  cards: string[];
}
/**
 * A pile was shuffled: everyone saw that, and the order is only for the record.
 */
export interface SchnippSchnappShuffled {
  event: "shuffle";
  to?: number[] | null;
  pile: string | number;
  cards?: string[] | null;
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface SchwarzerPeterDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: SchwarzerPeterPull | SchwarzerPeterArrange;
}
/**
 * A seat laid a pair down. Which of the two cards it had just drawn is not to be seen.
 */
export interface SchwarzerPeterPair {
  event: "pair";
  to?: number[] | null;
  by: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
}
/**
 * A seat did this. Where the table saw less than the seat, there is one for everyone and a fuller one after it.
 */
export interface HoechsteDid {
  event: "did";
  to?: number[] | null;
  by: number;
  action: HoechstePlay;
}
/**
 * All turned their cards, here by seat; nobody wins a tie.
 */
export interface HoechsteTrick {
  event: "trick";
  to?: number[] | null;
  cards: string[];
  winner: number | null;
  number: number;
  best: number[];
  pot: number;
}
/**
 * Somebody shows a face; not part of the log, so without a ``seq``.
 */
export interface FaceShown {
  type: "reaction";
  seat: number;
  face: "cheer" | "cry" | "grumble" | "laugh" | "love" | "wow";
}
/**
 * Not understood (400), another site (403), not there (404), not this house (421), too often (429).
 */
export interface Failed {
  detail: string;
  status_code?: number;
}
/**
 * Everyone, whoever has won most first; the last matches, the latest first; whether you may delete it all.
 */
export interface Family {
  people: Relative[];
  recent: Finished[];
  matches: number;
  may_delete: boolean;
}
/**
 * Somebody of the house. ``last`` are the last matches, the latest last: won or not.
 */
export interface Relative {
  name: string;
  portrait: string | null;
  matches: number;
  wins: number;
  streak: number;
  longest: number;
  last: boolean[];
  games: Favourite[];
}
/**
 * How often somebody has played a game, and won it.
 */
export interface Favourite {
  game: string;
  matches: number;
  wins: number;
}
/**
 * A match that is over.
 */
export interface Finished {
  ended: number;
  game: string;
  people: PlayerResult[];
  bots: number;
}
/**
 * Somebody who played a match to its end.
 */
export interface PlayerResult {
  name: string;
  portrait: string | null;
  won: boolean;
  points?: number | null;
  seat?: number | null;
}
/**
 * A card that can be put away to close the round, and what is left in the hand then (FS-3, FS-4).
 */
export interface FarbenCloser {
  card: string;
  colour: "blue" | "green" | "red" | "yellow";
  sum: number;
}
/**
 * What a table of farben can choose.
 */
export interface FarbenRules {
  edition: string;
  dealer: number | null;
}
/**
 * The open piles, the own hand, and how many cards the others hold.
 */
export interface FarbenView {
  game: "farben";
  rules: FarbenRules;
  seat: number | null;
  turn: number;
  phase: "drop" | "over" | "shuffle" | "take";
  hand: string[] | null;
  sums: {
    [k: string]: number;
  } | null;
  best: ("blue" | "green" | "red" | "yellow") | null;
  closers: FarbenCloser[];
  counts: number[];
  open: string[][];
  dealt: string[][];
  stock: number;
  turns: number;
  source: "stock" | number | null;
  taken: string | null;
  closed: boolean;
  hands: string[][] | null;
}
/**
 * The host puts a bot on a free seat or in the place of another, or lets one play for a person who is away.
 */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  bot: string;
}
/**
 * The host frees a seat before the start, or a person leaves the own one.
 */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}
/**
 * What there is to choose in a game.
 */
export interface GameInfo {
  id: string;
  version: number;
  title: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  players_rule: string;
  editions: string[];
  options: Option[];
  rule_ids: string[];
  score_rule: string;
  low_wins: boolean;
  edition_rules: {
    [k: string]: string[];
  };
  one_device: boolean;
  open: boolean;
  decides: boolean;
  among_people: {
    [k: string]: unknown;
  };
}
/**
 * One thing a table can choose.
 */
export interface Option {
  name: string;
  kind: "choice" | "colour" | "colours" | "flag" | "number" | "seat" | "text";
  rule: string;
  choices: string[];
  always: boolean;
  house: boolean;
  most: number;
  step: number;
}
/**
 * Whoever sits on this line has seen enough of the beat at this version; once all have, the table goes on.
 */
export interface GoOn {
  type: "go-on";
  id: string;
  version: number;
}
/**
 * The host says whether those who come by the code are asked in one by one, or simply sit down.
 */
export interface Guard {
  type: "guard";
  id: string;
  admission: boolean;
}
/**
 * Who is there: a person with a token, a watcher without, or the table's screen; ``seq`` is the last one seen.
 *
 *     ``keeps`` are the tokens of all who share this device: they are here as long as this line is, whoever looks at it.
 *     ``build`` and ``protocol`` are the page's own: the house tells its build in return, so that an old page knows.
 *     ``adds``: this device is going to ``add`` a number before every match, so that the first deal waits a moment for it.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  role?: "screen" | "seat" | "watch";
  seq?: number | null;
  keeps?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | null;
  build?: string | null;
  protocol?: number;
  adds?: boolean;
}
/**
 * What would a good player do now, and why? Whoever has to decide may ask; nobody else hears of it.
 */
export interface Hint {
  type: "hint";
  id: string;
}
/**
 * What a good player would do at this ``seq``, and why: said only to the seat that asked.
 */
export interface Hinted {
  type: "hint";
  id: string;
  seq: number;
  action: Action;
  why: Why;
}
/**
 * The reason of a hint: the key of a sentence in the catalogues, and the cards, seats and numbers in it.
 */
export interface Why {
  key: string;
  args?: {
    [k: string]: string | number;
  };
}
/**
 * What a table of hoechste can choose.
 */
export interface HoechsteRules {
  edition: string;
  dealer: number | null;
}
/**
 * All that has been turned up, who has chosen, and the own choice.
 */
export interface HoechsteView {
  game: "hoechste";
  rules: HoechsteRules;
  seat: number | null;
  hand: string[] | null;
  choice: string | null;
  counts: number[];
  chosen: boolean[];
  left: string[][];
  won: string[][];
  waiting: string[];
  lost: string[];
  colours: ("blue" | "green" | "red" | "yellow")[];
  high: number;
  tricks: number;
  trick: number | null;
  pot: number | null;
}
/**
 * A call that was heard too late to count; the record has no line for it.
 */
export interface Ignored {
  by: number;
  do: string;
  timing: Timing;
}
/**
 * All that decided about a call, for the record and the table; with it, the calls that did not count beside it.
 */
export interface Timing {
  elapsed: number;
  reported: number;
  round_trip: number;
  credit: number;
  ms: number;
  ignored: Ignored[];
}
/**
 * Where a table is; ``path`` draws the dark squares of its QR code, ``size`` squares wide, as an SVG path.
 */
export interface Invitation {
  url: string;
  size: number;
  path: string;
}
/**
 * What a table of junior can choose.
 */
export interface JuniorRules {
  edition: string;
  dealer: number | null;
  youngest: number | null;
}
/**
 * What a seat at junior sees.
 */
export interface JuniorView {
  game: "junior";
  rules: JuniorRules;
  seat: number | null;
  starter: number;
  turn: number;
  phase: "begin" | "drawing" | "drawn" | "laid" | "over";
  hand: string[] | null;
  counts: number[];
  rows: string[][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  numbers: [number, number];
  fits: string[];
  stock: number;
  drawn: number;
  hands: string[][] | null;
}
/**
 * What another seat that this line keeps can call now: calls are made in front of everyone.
 */
export interface KeptCall {
  seat: number;
  action: Action;
}
/**
 * Somebody whose token has no seat yet asks to be let in; it lasts as long as this line does.
 */
export interface Knock {
  type: "knock";
  id: string;
  name: string;
  portrait?: string | null;
}
/**
 * What came of a way to play: all that can be compared, wins and points by place after whoever began, lengths.
 *
 *     ``begins``: whoever begins wins more often than their share, or less often, for sure.
 *     ``lengths`` are pairs: from how many decisions, and how many rounds; each bar is as wide as ``wide``.
 */
export interface LabFound {
  rounds: number;
  measures: {
    [k: string]: LabNumber;
  };
  wins: LabNumber[];
  points: LabNumber[];
  begins: boolean | null;
  lengths: [number, number][];
  wide: number;
}
/**
 * A mean, and half the width of its 95 % interval.
 */
export interface LabNumber {
  mean: number;
  margin: number;
}
/**
 * What is known so far. ``end``: ``all`` is played, or the ``time`` for it is over; else it goes on.
 */
export interface LabNews {
  played: number;
  of: number;
  seed: number;
  ways: LabFound[];
  sure: LabSure[][];
  end: string | null;
}
/**
 * A measure that is more or less than in the first way, for sure.
 */
export interface LabSure {
  measure: string;
  more: boolean;
}
/**
 * Who plays in the lab of this house, and how many ways it sets beside each other.
 */
export interface LabOffer {
  bots: string[];
  most_ways: number;
}
/**
 * What can be changed in a way to play: house rules of the lab, each from least to most; and how much is played.
 *
 *     ``with_bots``: who has to play for that, if anybody; house rules are offered only where they do.
 */
export interface LabSpan {
  house_rules: {
    [k: string]: Span;
  };
  with_bots: string[];
  least_rounds: number;
  most_rounds: number;
}
/**
 * What a house rule can be in a way to play, and what it is by the leaflet.
 */
export interface Span {
  least: number;
  most: number;
  usual: number;
}
/**
 * What each seat had at every moment, from the beginning to the end of what is over.
 */
export interface Lead {
  of: "moves" | "rounds";
  unit: "cards" | "points" | "quartets" | "wins";
  moments: number[][];
  low?: boolean;
  longest?: number[];
}
/**
 * What a table of mogeln can choose.
 */
export interface MogelnRules {
  edition: string;
  dealer: number | null;
  sneak: boolean;
  count_to: ("highest" | "twenty") | null;
  colour: ("blue" | "green" | "red" | "yellow") | null;
  oldest: number | null;
}
/**
 * What a seat has said with a lay of this pile.
 */
export interface MogelnSaid {
  by: number;
  number: number;
}
/**
 * The own hand, what was said last, and as much about the others' hands as the table shows (MO-4).
 */
export interface MogelnView {
  game: "mogeln";
  rules: MogelnRules;
  seat: number | null;
  turn: number;
  hand: string[] | null;
  counts: number[];
  layer: number;
  lately: MogelnSaid[];
  follows: number;
  honest: string[];
  said: number;
  pile: number | null;
  gone: number;
  lays: number;
  winners: number[];
  hands: string[][] | null;
}
/**
 * The match after one step of the replay: a deal, or a decision and what it brought about.
 */
export interface Moment {
  line: number;
  round: number;
  chances: number[];
  by?: number | null;
  done?: {
    [k: string]: unknown;
  };
  verdict?: Verdict | null;
}
/**
 * A decision, judged by what its seat could know then.
 */
export interface Verdict {
  word: "best" | "blunder" | "good" | "inexact" | "mistake";
  cost: number;
  better?: {
    [k: string]: unknown;
  };
  why?: Reason | null;
}
/**
 * The key of a sentence in a catalogue, and what it speaks of.
 *
 *     ``args`` has cards under the names of ``CARD_DETAILS`` (``words/messages.py``), ``colour`` as a colour's English
 *     name, ``seat`` as a seat, and numbers. The sentence says ``$card_the`` of a card and ``$name`` of a seat.
 */
export interface Reason {
  key: string;
  args?: {
    [k: string]: string | number;
  };
}
/**
 * Settings to keep. ``places`` says of every seat which bot has it; None: somebody may come, at seat 0 I.
 */
export interface NewPreset {
  name: string;
  game: string;
  seats: number;
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  rounds?: number;
  places?: (string | null)[];
}
/**
 * Deals to be played by a family: of which game, how many, and by how many at a table.
 *
 *     ``together`` of these are people, who turn the seats until everybody has had every hand; bots have the rest.
 */
export interface NewSet {
  name: string;
  game: string;
  deals?: number;
  seats?: number;
  together?: number;
}
/**
 * A command was refused, and changed nothing: the rule, its message's key and details, and the table's version.
 */
export interface No {
  type: "no";
  id: string;
  rule: string;
  key: string;
  seq: number;
  details?: {
    [k: string]: unknown;
  };
  text?: string;
}
/**
 * A game. For each edition: what its options are ``usually``, and the rules that ``hold`` in each variant.
 */
export interface Offer {
  id: string;
  version: number;
  title: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  players_rule: string;
  editions: string[];
  options: Option[];
  rule_ids: string[];
  score_rule: string;
  low_wins: boolean;
  edition_rules: {
    [k: string]: string[];
  };
  one_device: boolean;
  open: boolean;
  decides: boolean;
  among_people: {
    [k: string]: unknown;
  };
  usual: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  held: {
    [k: string]: {
      [k: string]: string[];
    };
  };
  pictures: {
    [k: string]: Piece[][];
  };
  per_seat: string[];
  actions: {
    [k: string]: string[];
  };
  level: string;
  styles: string[];
  lesson: boolean;
  coach: boolean;
  page: string | null;
}
/**
 * One thing in a picture; ``goes`` tells whether it is right, where that is what the picture is about.
 */
export interface Piece {
  kind: "card" | "gap" | "number" | "place" | "room" | "then";
  shows?: string;
  goes?: boolean | null;
}
/**
 * What is to be played, and by how many; with a name, whoever asks takes the first seat.
 */
export interface OpenTable {
  game: string;
  seats: number;
  edition?: string | null;
  options?: {
    [k: string]: unknown;
  };
  rounds?: number;
  name?: string | null;
  portrait?: string | null;
  stand_in?: number | null;
  admission?: boolean;
}
/**
 * The end of a round: its points by the game's score rule, and who won.
 */
export interface Outcome {
  points: number[];
  winners: number[];
}
/**
 * The tokens of seats that a device has.
 */
export interface OwnSeats {
  /**
   * @maxItems 60
   */
  tokens: string[];
}
/**
 * A table at which a match is over: its last one, and how many there were.
 */
export interface PastTable {
  code: string;
  ended: number;
  game: string;
  people: PlayerResult[];
  bots: number;
  matches: number;
}
/**
 * The host pauses the table, goes on, or closes it.
 */
export interface Pause {
  type: "pause";
  id: string;
  to: "closed" | "on" | "paused";
}
/**
 * Is anyone there? ``t`` comes back as it is.
 */
export interface Ping {
  type: "ping";
  t?: number;
}
/**
 * The answer to a ping, and what the house's clock shows, in milliseconds since whenever: clocks are set by it.
 */
export interface Pong {
  type: "pong";
  t: number;
  now?: number;
}
/**
 * A seated person takes another name, another face, or both.
 */
export interface Portray {
  type: "portray";
  id: string;
  name?: string | null;
  portrait?: string | null;
  seat?: number | null;
}
/**
 * Who of the seated is connected; not part of the log, so without a ``seq``.
 */
export interface Presence {
  type: "presence";
  here: boolean[];
  stand_in_ms?: (number | null)[];
}
/**
 * Settings under a name. A seat that an option names is counted from whoever lays the table, clockwise.
 */
export interface Preset {
  id: string;
  name: string;
  game: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  rounds: number;
  seats: number;
  places: (string | null)[];
}
/**
 * Who gets a prize, for how much: ``key`` is its name in the catalogues, ``key.why`` what it is for.
 */
export interface Prize {
  key: string;
  emblem:
    | "arch"
    | "basket"
    | "bolt"
    | "bow"
    | "bridge"
    | "cards"
    | "cat"
    | "chest"
    | "clover"
    | "coin"
    | "eye"
    | "feather"
    | "fish"
    | "flame"
    | "halo"
    | "key"
    | "lens"
    | "letter"
    | "net"
    | "nose"
    | "stairs"
    | "star"
    | "stop"
    | "target";
  seats: number[];
  count: number;
}
/**
 * Please answer with an ``echo`` of this number at once.
 */
export interface Probe {
  type: "probe";
  n: number;
}
/**
 * What the house has promised before a match: it cannot change its secret any more, and nobody can guess it.
 */
export interface PromiseInfo {
  match: string;
  commitment: string;
}
/**
 * The host lets faces be shown at this table, or wants it quiet.
 */
export interface Quiet {
  type: "quiet";
  id: string;
  to: boolean;
}
/**
 * What a table of ratefix can choose.
 */
export interface RatefixRules {
  edition: string;
  dealer: number | null;
}
/**
 * The own card in the middle, what has been named, and every card that was turned up.
 */
export interface RatefixView {
  game: "ratefix";
  rules: RatefixRules;
  seat: number | null;
  starter: number;
  leader: number;
  turn: number | null;
  card: string | null;
  guesses: (number | null)[];
  counts: number[];
  out: number;
  played: string[][];
  won: string[][];
  winners: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  bounds: [number, number];
  possible: [number, number] | null;
  tricks: number;
  trick: number | null;
}
/**
 * A seated person shows a face to the table. Nobody keeps it, and nothing changes by it.
 */
export interface React {
  type: "react";
  id: string;
  face: "cheer" | "cry" | "grumble" | "laugh" | "love" | "wow";
  seat?: number | null;
}
/**
 * How quick a seat was in a game of speed.
 */
export interface Reaction {
  calls: number;
  median?: number | null;
  quickest?: number | null;
}
/**
 * A rule id, the key of the message that explains it, and the message's details.
 *
 *     A detail that is a card code is shown in words ("yellow 17"); the texts are in the catalogues (``words``).
 */
export interface Refusal {
  rule: string;
  key: string;
  details?: {
    [k: string]: string | number | string[];
  };
}
/**
 * Nothing was changed: which rule forbids it (422).
 */
export interface Refused {
  /**
   * A rule id of RULES.md, or RECORD, CARDS, TURN.
   */
  rule: string;
  /**
   * The message's key in the catalogues.
   */
  key: string;
  details: {
    [k: string]: unknown;
  };
  /**
   * The message in English.
   */
  text: string;
}
/**
 * Somebody who played would like the same match again; the host begins it.
 */
export interface Rematch {
  type: "rematch";
  id: string;
  seat?: number | null;
}
/**
 * A match that can be looked at again, as a seat saw it, or somebody who only watched.
 */
export interface Replay {
  seat: number | null;
  match: number;
  matches: number;
  pictures: ReplayStep[];
}
/**
 * One step further. Of the table and the view there is only what differs from the step before.
 *
 *     ``seq`` is the step's last line in the record. ``hands`` has every hand that changed, where it is no seat's view.
 */
export interface ReplayStep {
  seq: number;
  table?: {
    [k: string]: unknown;
  };
  happened?: unknown[];
  view?: {
    [k: string]: unknown;
  };
  hands?: {
    [k: string]: string[];
  };
}
/**
 * All that the coach has to say.
 */
export interface Report {
  game: string;
  nature: "choice" | "luck" | "speed";
  players: string[];
  moments?: Moment[];
  swings?: number[];
  balances?: Balance[];
  reactions?: Reaction[];
}
/**
 * What has been called since the last turned card; ``held`` is empty until the first right call.
 */
export interface SchnippSchnappCalls {
  called?: number[];
  held?: SchnippSchnappHeldCall[];
  least?: number;
  most?: number;
}
/**
 * A call that waits for the end of the tie window.
 */
export interface SchnippSchnappHeldCall {
  by: number;
  word: "schnapp" | "schnipp";
  right: boolean;
}
/**
 * What a table of schnipp-schnapp can choose.
 */
export interface SchnippSchnappRules {
  edition: string;
  dealer: number | null;
  variant: "basic" | "together";
  takes: "all" | "matching";
  tie_ms: number;
  length: "full" | "medium" | "short";
}
/**
 * All that lies open, how many cards lie face down, and the own cards as they were looked through at the start.
 */
export interface SchnippSchnappView {
  game: "schnipp-schnapp";
  rules: SchnippSchnappRules;
  seat: number | null;
  starter: number;
  step: "close" | "over" | "shuffle" | "turn";
  due: number;
  calling: boolean;
  calls: SchnippSchnappCalls;
  counts: number[];
  down: number[];
  open: string[][];
  middle: string[];
  fresh: boolean;
  quartets: number[][];
  turned: number;
  beat: number[];
  queue: number[];
  last: string[];
  looked: (string[] | null)[];
  piles: string[][] | null;
}
/**
 * What a table of schwarzer-peter can choose.
 */
export interface SchwarzerPeterRules {
  edition: string;
  dealer: number | null;
  colours: ("blue" | "green" | "red" | "yellow")[];
  short: boolean;
  forfeit: string | null;
}
/**
 * The own hand in its order, the pairs that were laid, and how many cards the others hold.
 */
export interface SchwarzerPeterView {
  game: "schwarzer-peter";
  rules: SchwarzerPeterRules;
  seat: number | null;
  starter: number;
  turn: number | null;
  source: number | null;
  hand: string[] | null;
  counts: number[];
  laid: string[][];
  draws: number;
  loser: number | null;
  hands: string[][] | null;
  aside: string | null;
}
/**
 * What everyone sees of a seat.
 */
export interface SeatInfo {
  name: string | null;
  kind: "bot" | "free" | "person";
  bot: string | null;
  here: boolean;
  stand_in_ms: number | null;
  portrait: string | null;
}
/**
 * A seat at a table and the secret that proves whose it is; without a seat, to knock with until the host opens.
 */
export interface SeatTaken {
  code: string;
  token: string;
  seat: number | null;
}
/**
 * A set, and everyone who plays it, the best first.
 */
export interface SetBoard {
  id: string;
  name: string;
  game: string;
  deals: number;
  seats: number;
  together: number;
  low_wins: boolean;
  people: SetRow[];
}
/**
 * Somebody's deals, and how much better all of them were.
 */
export interface SetRow {
  name: string;
  portrait: string | null;
  cells: SetCell[];
  more: number;
}
/**
 * What somebody reached with one deal, and by how much that is better than all who had the same hand on average.
 */
export interface SetCell {
  number: number;
  points: number | null;
  more: number | null;
  hands: number;
}
/**
 * An idea at its picture: what is lit and tapped, what is to be done, or why it is refused.
 */
export interface ShownIdea {
  at: number;
  tap?: string[];
  light?: string[];
  cards?: string[];
  action?: {
    [k: string]: unknown;
  };
  refused?: Refusal | null;
}
/**
 * A lesson: its pictures as the learner is shown them, and its ideas.
 */
export interface ShownLesson {
  game: string;
  pictures: Update[];
  ideas: ShownIdea[];
}
/**
 * What changed with this ``seq``, and what it looks like now.
 */
export interface Update {
  type: "update";
  seq: number;
  you: number | null;
  table: TableInfo;
  happened?: (Event & {
    seq: number;
    timing?: Timing;
  })[];
  view?: View | null;
  legal?: Choice[];
  keeps?: (number | null)[];
  calls?: KeptCall[];
}
/**
 * What everyone sees of a table.
 */
export interface TableInfo {
  code: string;
  game: string;
  edition: string;
  options: {
    [k: string]: unknown;
  };
  rounds: number;
  phase: "between" | "over" | "playing" | "waiting";
  paused: boolean;
  closed: boolean;
  round: number;
  seats: SeatInfo[];
  results: Outcome[];
  points: number[] | null;
  must: number[];
  may: number[];
  window_ms: number | null;
  stand_in: number | null;
  beat: BeatInfo | null;
  turn: TurnInfo | null;
  shown_at: number | null;
  host: number | null;
  promise: PromiseInfo | null;
  deal: DealInfo | null;
  prizes: Prize[];
  unit: "cards" | "points" | "quartets" | "wins";
  quiet: boolean;
  rematch: number[];
  ending: Ending | null;
  lead: Lead | null;
  admission: boolean;
}
/**
 * What is due without being decided, as a card to be turned: the house does it in time, or once all are ready.
 */
export interface TurnInfo {
  how: "all" | "count" | "each" | "peace";
  ms: number | null;
  of_ms: number | null;
  ready: number[];
}
/**
 * All that lies open, how many cards lie face down, and to the seat that is to place it the turned card.
 *
 *     Whether a card was overlooked is not in it: that is for people to see for themselves (UA-7).
 */
export interface UeberallView {
  game: "ueberall";
  rules: UeberallRules;
  seat: number | null;
  turn: number;
  phase: "give" | "over" | "place";
  turned: string | null;
  counts: number[];
  down: number[];
  open: string[][];
  middle: string[];
  follows: number | null;
  placed: number;
  out: number[];
  offender: number | null;
  called: number[];
  givers: number[];
}
/**
 * What a table of ueberall can choose.
 */
export interface UeberallRules {
  edition: string;
  dealer: number | null;
  attention: "human" | "perfect";
  play_on: boolean;
}
/**
 * The cards turned so far; what is in the face-down piles is for those to know who remember (ZK-V1).
 */
export interface ZweikampfView {
  game: "zweikampf";
  rules: ZweikampfRules;
  seat: number | null;
  counts: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  piles: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  won: [string[], string[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tied: [string[], string[]];
  turned: number;
  over: boolean;
}
/**
 * What a table of zweikampf can choose.
 */
export interface ZweikampfRules {
  edition: string;
  dealer: number | null;
  variant: "basic" | "long";
  colours: ("blue" | "green" | "red" | "yellow")[];
}
/**
 * Who wants to play; a name plays a deal once.
 */
export interface Sitter {
  name: string;
  portrait?: string | null;
}
/**
 * Everything this client may know now. ``happened`` holds what it missed, if it asked from a ``seq`` on.
 *
 *     If it did not, ``recent`` holds what this seat has seen last in this round, as far as it is not in ``happened``.
 */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  you: number | null;
  host: boolean;
  table: TableInfo;
  view?: View | null;
  legal?: Choice[];
  happened?: (Event & {
    seq: number;
    timing?: Timing;
  })[];
  recent?: unknown[];
  stood_in?: number | null;
  keeps?: (number | null)[];
  calls?: KeptCall[];
  build?: string;
  protocol?: number;
}
/**
 * Who wants to sit, and where; without a seat, on any free one. With ``brings`` the host seats somebody else.
 */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  portrait?: string | null;
  brings?: boolean;
}
