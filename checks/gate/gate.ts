import { isChosen } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { isWorkedOut } from '../exact/directness/answer-situation.ts';
import type { AnswerKey } from '../exact/key/answer-key.ts';
import { detectors } from '../families/families.ts';
import { isAnnouncement, isOnlyOpening } from './announcement.ts';
import type { CompiledGuidelines } from './compile.ts';
import { givesWholeSolution } from './given.ts';
import { disclosedBy } from './ledger.ts';
import { maxRead, mendedByAdding, ReplyChecks, type Stop } from './reply-checks.ts';
import { Segmenter } from './segmenter.ts';
import { Steps } from './steps.ts';

/**
 * Releases a model's text segment by segment, each one after it has passed the checks (guidelines, part 5). Released text is final.
 * After the first segment that violates a guideline the gate releases nothing more, until it is reopened for another attempt.
 */
export class GuidelineGate {
  readonly #guidelines: CompiledGuidelines;
  readonly #checks: ReplyChecks;
  #segmenter = new Segmenter();
  readonly #steps = new Steps();
  #stopped: Stop | null = null;
  #released = '';
  /** The lengths of the released text after each release. An objection of the judge cuts the text at one of them. */
  #ends: number[] = [];
  /** Text that waits for the next segment: whitespace, which is not checked alone, or an announcement. */
  #waiting = '';
  readonly #violated: Stop[] = [];
  #attempts = 0;
  /** How many of the model's segments passed, and whether a hint was added. */
  #passed = 0;
  #added = false;

  /** @param most for tests: the most that the checks read */
  constructor(guidelines: CompiledGuidelines, situation: Situation, using = detectors, most = maxRead) {
    this.#guidelines = guidelines;
    this.#checks = new ReplyChecks(guidelines, situation, using, most);
  }

  /**
   * Takes a key that arrives while the reply is under way. It counts from the next sentence. If the released text already gives
   * away what it protects, the key is not used, since it could only stop what follows.
   */
  takeKey(key: AnswerKey): void {
    const before = this.#checks.situation;
    this.#checks.situation = { ...before, key, memory: new Map() };
    const isTooLate = this.#released.trim() !== '' && this.#checks.violation(this.#released, false) !== null;
    if (isTooLate) this.#checks.situation = before;
  }

  /** Takes the model's next piece. @returns the text that may be shown now, possibly empty */
  push(piece: string): string {
    if (this.#stopped) return '';
    if (this.#guidelines.forbidden.length === 0) return this.#release(piece);
    return this.#segmenter
      .push(piece)
      .map((segment) => this.#take(segment))
      .join('');
  }

  /** Ends the model's text. @returns the rest that may be shown */
  end(): string {
    if (this.#stopped) return '';
    const last = this.#judge(this.#steps.rest() + this.#segmenter.end());
    // An announcement at the end of the reply is shown although nothing follows it.
    return this.#waiting.trim() === '' ? last : last + this.#check(this.#waiting);
  }

  /** The situation of the reply, with what the checks remember of it. */
  get situation(): Situation {
    return this.#checks.situation;
  }

  /** What shut the gate; null while it is open. */
  get stopped(): Stop | null {
    return this.#stopped;
  }

  /** All that was released. */
  get released(): string {
    return this.#released;
  }

  /** Whether the end of the reply was released unchecked, because checking it would have cost too much. */
  get unchecked(): boolean {
    return this.#checks.isOverBudget;
  }

  /** Every prohibition that was violated, over all attempts, in order. */
  get violated(): readonly Stop[] {
    return this.#violated;
  }

  /** passed: shown as the model wrote it; rewritten: cut or continued; replaced: nothing of the model's text was shown. */
  get outcome(): 'passed' | 'rewritten' | 'replaced' {
    if (this.#violated.length === 0 && !this.#added) return 'passed';
    return this.#added && this.#passed === 0 ? 'replaced' : 'rewritten';
  }

  /** Whether the released text says something. An empty text or an opening such as "Let's think." does not. */
  get saysSomething(): boolean {
    return !isOnlyOpening(this.#released);
  }

  /** Whether the released text is a complete reply, with which the student can go on. */
  get endsWell(): boolean {
    return this.saysSomething && this.#checks.endsWell(this.#released);
  }

  /** Whether the guidelines require a question or a hint that the released text does not end with. */
  get lacksQuestion(): boolean {
    return this.#guidelines.forbidden.includes(mendedByAdding) && !this.endsWell;
  }

  /** Parts of the answer that the released text discloses, for the ledger. */
  get disclosed(): readonly string[] {
    return this.#released === '' ? [] : disclosedBy(this.#checks.inputOf(this.#released, true));
  }

  /** Whether the released text gives the whole solution to a student who asked for it (`givesWholeSolution`). */
  get givesWhole(): boolean {
    return givesWholeSolution(this.#checks.inputOf(this.#released, true), this.#guidelines.forbidden);
  }

  /** Whether the reply was compared with an answer that arithmetic worked out, which needs a level that forbids something. */
  get isWorkedOut(): boolean {
    return this.#guidelines.forbidden.some(isChosen) && isWorkedOut(this.situation);
  }

  /** Shuts the gate; the released text stays. */
  shut(by: Stop): void {
    this.#stopped = by;
    this.#violated.push(by);
  }

  /**
   * Shuts the gate and takes back what was released and not shown yet, because the judge objects to it.
   * @param at the offset of the objection in the released text, which stays up to the segment before it
   * @returns the length of the text that stays
   */
  retract(at: number, by: Stop): number {
    this.#ends = this.#ends.filter((end) => end <= at);
    this.#released = this.#released.slice(0, this.#ends.at(-1) ?? 0);
    // Nothing of the model's text is left, so that `outcome` is "replaced" once a hint is added.
    if (this.#released.trim() === '') this.#passed = 0;
    this.#waiting = '';
    this.shut(by);
    return this.#released.length;
  }

  /** Opens the gate for another text, which continues the released one. */
  reopen(): void {
    this.#segmenter = new Segmenter();
    this.#steps.rest();
    this.#attempts += 1;
    this.#stopped = null;
    const needsBreak = this.#released.trim() !== '' && !this.#released.endsWith('\n\n');
    this.#waiting = needsBreak ? '\n\n' : '';
  }

  /**
   * Adds a hint as a whole, or nothing when it violates a guideline.
   * @param trusted adds the text unchecked: for a last resort that has nothing to disclose
   * @returns the text that may be shown
   */
  add(text: string, { trusted = false } = {}): string {
    this.reopen();
    const whole = this.#waiting + text;
    if (!trusted && this.#checks.violation(this.#released + whole, true)) return '';
    this.#added = true;
    return this.#release(whole);
  }

  #take(segment: string): string {
    if (this.#stopped) return '';
    const step = this.#steps.take(segment, this.#released.length + this.#waiting.length);
    return step === null ? '' : this.#judge(step);
  }

  #judge(segment: string): string {
    if (this.#stopped) return '';
    if (segment.trim() === '') {
      if (this.#released + this.#waiting !== '') this.#waiting += segment;
      return '';
    }
    // Another attempt often begins like the first one: a segment that was released is not repeated.
    if (this.#attempts > 0 && this.#released.includes(segment.trim())) return this.#skip(segment);
    const text = this.#waiting + segment;
    // An opening waits for the segment that it announces, is checked with it and stopped with it.
    if (isAnnouncement(segment)) {
      this.#waiting = text;
      return '';
    }
    return this.#check(text);
  }

  /** Releases a text, or shuts the gate where it violates a guideline. @returns the text that may be shown */
  #check(text: string): string {
    if (this.#stopped) return '';
    const found = this.#checks.violation(this.#released + text, false);
    if (found) {
      this.shut(found);
      return '';
    }
    this.#passed += 1;
    return this.#release(text);
  }

  /** Skips a segment that was released before; the next one continues where that one ended. */
  #skip(segment: string): string {
    const words = segment.trimEnd();
    if (this.#released.endsWith(segment)) this.#waiting = '';
    else if (this.#released.endsWith(words)) this.#waiting = segment.slice(words.length);
    return '';
  }

  #release(text: string): string {
    this.#waiting = '';
    this.#released += text;
    this.#ends.push(this.#released.length);
    return text;
  }
}
