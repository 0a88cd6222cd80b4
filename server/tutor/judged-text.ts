import type { Judge, Objection, Reading, Unit } from './judge.ts';

/** How long text waits for the judge, in milliseconds. */
export interface JudgeTiming {
  /** From the first text of a unit until the unit ends, if no paragraph ends earlier. */
  readonly gather: number;
  /** From the first text of a unit until it is shown, judged or not. */
  readonly hold: number;
}

export const defaultTiming: JudgeTiming = { gather: 1_500, hold: 4_000 };

/** How many units of a reply are with the judge at once; text that comes meanwhile joins the next unit. */
const maxUnderWay = 3;

/**
 * A unit ends with a paragraph only when its length is at least this share of the reply before it. So units
 * grow with the reply, and a long reply with many short paragraphs does not take ever more calls.
 */
const leastShare = 1 / 8;

/** How a reply is judged and shown. */
interface Outlet {
  readonly judge: Judge;
  readonly timing: JudgeTiming;
  readonly unit: Omit<Unit, 'before' | 'text'>;
  /** Aborts when nobody wants the reply any more. */
  readonly signal: AbortSignal;
  readonly show: (text: string) => void;
  /** Called once, as soon as the judge objects. */
  readonly onObjection: () => void;
}

/**
 * Text of a reply that has passed the gate and that the judge reads before it is shown
 * (docs/decisions/09-second-reader.md). A unit ends with a paragraph of the model, or after `timing.gather`. The
 * judge reads several units at once; they are shown in their order.
 */
export class JudgedText {
  readonly #outlet: Outlet;
  readonly #ended = new AbortController();
  /** The reply before the unit that is gathered. */
  #before: string;
  #gathered = '';
  /** When the first text of the gathered unit came, by `performance.now`. */
  #since = 0;
  /** Whether the gathered unit has ended and waits for its turn. */
  #isDue = false;
  #timer: NodeJS.Timeout | undefined;
  #underWay = 0;
  /** Settles when the units that the judge was given are shown or dropped. */
  #settled: Promise<void> = Promise.resolve();
  #shown: number;
  #objection: Objection | null = null;
  #hasUnread = false;
  /**
   * The last two characters that the model wrote. A paragraph break can be split between two pieces, and the
   * gate can release the end of a paragraph later than the model wrote the break.
   */
  #lastWritten = '';

  /** @param before what was shown of the reply earlier */
  constructor(before: string, outlet: Outlet) {
    this.#before = before;
    this.#shown = before.length;
    this.#outlet = outlet;
  }

  /**
   * Takes the next text.
   * @param passed what the gate released, possibly empty
   * @param written what the model wrote, which shows where a paragraph ends
   */
  push(passed: string, written: string): void {
    if (this.#objection) return;
    if (passed !== '' && this.#gathered === '') {
      this.#since = performance.now();
      this.#timer = setTimeout(() => this.#cut(), this.#outlet.timing.gather);
    }
    this.#gathered += passed;
    const endsParagraph = /\n[ \t]*\n/.test(this.#lastWritten + written);
    this.#lastWritten = (this.#lastWritten + written).slice(-2);
    if (endsParagraph && this.#gathered.length >= this.#before.length * leastShare) this.#cut();
  }

  /**
   * Ends the text and waits until all of it is shown, or until the judge has objected.
   * @returns the objection, with its offset in the whole reply
   */
  async end(): Promise<Objection | null> {
    this.#cut();
    while (this.#gathered !== '' || this.#underWay > 0) await this.#settled;
    await this.#settled;
    return this.#objection;
  }

  /** Whether text was shown that the judge has not read. */
  get hasUnread(): boolean {
    return this.#hasUnread;
  }

  /** The text that was not shown, up to a length of the whole reply. */
  rest(length: number): string {
    return this.#before.slice(this.#shown, length);
  }

  /**
   * Gives the gathered unit to the judge: now, or, if the judge has too many units, when it has read one of
   * them.
   */
  #cut(): void {
    clearTimeout(this.#timer);
    this.#isDue = this.#gathered !== '';
    if (!this.#isDue || this.#underWay === maxUnderWay) return;
    const [before, text] = [this.#before, this.#gathered];
    this.#before += text;
    this.#gathered = '';
    this.#isDue = false;
    this.#underWay += 1;
    const verdict = this.#read(before, text);
    this.#settled = this.#settled.then(async () => this.#settle(before, text, await verdict));
  }

  async #read(before: string, text: string): Promise<Reading> {
    const { judge, unit, signal, timing } = this.#outlet;
    const within = this.#since + timing.hold - performance.now();
    try {
      const wanted = AbortSignal.any([signal, this.#ended.signal]);
      return await judge.read({ ...unit, before, text }, within, wanted);
    } finally {
      this.#underWay -= 1;
      if (this.#isDue) this.#cut();
    }
  }

  #settle(before: string, text: string, found: Reading): void {
    const { signal, show, onObjection } = this.#outlet;
    if (this.#objection || signal.aborted) return;
    if (found === null || found === 'clear') {
      this.#hasUnread ||= found === null;
      this.#shown += text.length;
      show(text);
      return;
    }
    this.#objection = { ...found, at: before.length + found.at };
    clearTimeout(this.#timer);
    this.#gathered = '';
    this.#isDue = false;
    this.#ended.abort();
    onObjection();
  }
}
