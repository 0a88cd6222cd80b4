import type { ProhibitionName } from '../../contract/prohibitions.ts';
import { Canonicaliser, canonicalise } from '../canonical/canonical.ts';
import { detectors } from '../families/families.ts';
import type { Detector, Reading, Situation } from '../reading.ts';
import type { CompiledGuidelines } from './compile.ts';
import { disclosedBy } from './ledger.ts';
import { UnitSplitter } from './units.ts';

/** What can stop a reply: a violated prohibition, or the judge. */
export type Stop = ProhibitionName | 'judge';

/** The only prohibition that is satisfied by adding to a reply instead of stopping part of it. */
const mendable: ProhibitionName = 'no-question';

/** A reply in which every check finds something to look at. */
const sample = 'Is 1 + 1 = 2?';

const announcement = /[:：]\s*$/;

/**
 * Holds a model's text back until a unit of it ended and passed (guidelines, part 5). What it released is final; from
 * the first unit that breaks a guideline on it releases nothing more, until it is reopened for another attempt that
 * continues what was released.
 */
export class GuidelineGate {
  readonly #guidelines: CompiledGuidelines;
  readonly #situation: Situation;
  readonly #detectors: Readonly<Record<ProhibitionName, Detector>>;
  readonly #canonicaliser = new Canonicaliser();
  #units = new UnitSplitter();
  /** What shut the gate; null while it is open. */
  #stopped: Stop | null = null;
  #released = '';
  /** Whitespace at the end of a unit is not worth a check of its own. */
  #between = '';
  readonly #violated: Stop[] = [];
  #attempts = 0;
  /** How many of the model's units passed, and whether words of our own followed. */
  #passed = 0;
  #added = false;

  constructor(guidelines: CompiledGuidelines, situation: Situation, using = detectors) {
    this.#guidelines = guidelines;
    this.#situation = { ...situation, memory: new Map() };
    this.#detectors = using;
  }

  /**
   * Lets the checks read the situation, which takes them longer than a sentence of a reply: what they learned they
   * remember for the reply to come. What they find in the sample says nothing.
   */
  readAhead(): void {
    const reading = { ...this.#situation, reply: sample, canonical: canonicalise(sample), complete: true };
    for (const prohibition of this.#guidelines.forbidden) {
      try {
        this.#detectors[prohibition](reading);
      } catch {
        // A check that breaks down does so again on the reply, where it matters.
      }
    }
  }

  /** Takes the model's next piece. @returns what may be shown now, possibly nothing */
  push(piece: string): string {
    if (this.#stopped) return '';
    if (this.#guidelines.forbidden.length === 0) return this.#release(piece);
    return this.#units
      .push(piece)
      .map((unit) => this.#judge(unit))
      .join('');
  }

  /** The model's text is complete. @returns what may still be shown */
  end(): string {
    if (this.#stopped) return '';
    const last = this.#judge(this.#units.end());
    // An announcement that nothing follows is shown all the same: it is what the model said.
    return this.#stopped || this.#between.trim() === '' ? last : last + this.#release(this.#between);
  }

  /** What shut the gate; null while it is open. */
  get stopped(): Stop | null {
    return this.#stopped;
  }

  /** All that was released. */
  get released(): string {
    return this.#released;
  }

  /** Every prohibition that was violated, over all attempts, in order. */
  get violated(): readonly Stop[] {
    return this.#violated;
  }

  /** What became of the model's words: passed as they were, cut or continued, or none of them shown. */
  get outcome(): 'passed' | 'rewritten' | 'replaced' {
    if (this.#violated.length === 0 && !this.#added) return 'passed';
    return this.#added && this.#passed === 0 ? 'replaced' : 'rewritten';
  }

  /** Whether the released text could stand as a whole reply: it moves the student on. */
  get endsWell(): boolean {
    return (
      this.#released.trim() !== '' && this.#detectors[mendable](this.#read(this.#released, true)) === null
    );
  }

  /** Whether the guidelines ask for an end that the released text does not have. */
  get lacksQuestion(): boolean {
    return this.#guidelines.forbidden.includes(mendable) && !this.endsWell;
  }

  /** Parts of the answer that the released text discloses, for the ledger. */
  get disclosed(): readonly string[] {
    return this.#released === '' ? [] : disclosedBy(this.#read(this.#released, true));
  }

  /** Shuts the gate for a reason from outside; what was released stays. */
  shut(by: Stop): void {
    this.#stopped = by;
    this.#violated.push(by);
  }

  /** Opens the gate for another text, which continues what was released. */
  reopen(): void {
    this.#units = new UnitSplitter();
    this.#attempts += 1;
    this.#stopped = null;
    this.#between = this.#released.trim() === '' ? '' : this.#released.endsWith('\n\n') ? '' : '\n\n';
  }

  /**
   * Adds a text of our own as a whole, or nothing of it when it breaks a guideline.
   * @param trusted adds it unchecked: for words that hold nothing to disclose, when all else failed
   * @returns what may be shown
   */
  add(text: string, { trusted = false } = {}): string {
    this.reopen();
    const whole = this.#between + text;
    if (!trusted && this.#violation(this.#read(this.#released + whole, true))) return '';
    this.#added = true;
    return this.#release(whole);
  }

  #judge(unit: string): string {
    if (this.#stopped) return '';
    if (unit.trim() === '') {
      if (this.#released !== '' || this.#between !== '') this.#between += unit;
      return '';
    }
    // Another attempt often begins like the first one: what was read already is not said again.
    if (this.#attempts > 0 && this.#released.includes(unit.trim())) return this.#skip(unit);
    const text = this.#between + unit;
    const found = this.#violation(this.#read(this.#released + text, false));
    if (found) {
      this.shut(found);
      return '';
    }
    // "Here it is:" waits for what it announces, and is not shown without it.
    if (announcement.test(unit)) {
      this.#between = text;
      return '';
    }
    this.#passed += 1;
    return this.#release(text);
  }

  /** What follows a sentence that was read already goes on where that one ended. */
  #skip(unit: string): string {
    const words = unit.trimEnd();
    if (this.#released.endsWith(unit)) this.#between = '';
    else if (this.#released.endsWith(words)) this.#between = unit.slice(words.length);
    return '';
  }

  #release(text: string): string {
    this.#between = '';
    this.#released += text;
    return text;
  }

  #violation(reading: Reading): ProhibitionName | null {
    for (const prohibition of this.#guidelines.forbidden) {
      if (prohibition === mendable) continue;
      try {
        if (this.#detectors[prohibition](reading)) return prohibition;
      } catch {
        // A check that breaks down says nothing about the text; where answers are held back, nothing is not enough.
        if (this.#guidelines.failsClosed) return prohibition;
      }
    }
    return null;
  }

  #read(reply: string, complete: boolean): Reading {
    return { ...this.#situation, reply, canonical: this.#canonicaliser.read(reply), complete };
  }
}
