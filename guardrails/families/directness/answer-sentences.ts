import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation } from '../remember.ts';
import { type Assertion, assertedIn, assertionsIn, newPartIn } from './answer-asserted.ts';
import { countedIn, describedIn } from './answer-described.ts';
import { codedIn, type Disguise, disguisesIn } from './answer-disguised.ts';
import { identityIn } from './answer-identity.ts';
import { numberDescribedIn, spelledIn } from './answer-letters.ts';
import { namedIn } from './answer-named.ts';
import { numbersIn } from './answer-numbers.ts';
import { type Origins, originsAfter } from './answer-origins.ts';
import { partsIn } from './answer-parts.ts';
import { type Finding, findingsIn } from './answer-score.ts';
import { factsOf } from './answer-situation.ts';
import { repeatedExampleIn, stepIn } from './answer-steps.ts';
import type { Facts } from './facts.ts';

/** Words with which an example begins: "for example", "suppose", "zum Beispiel". */
const example =
  /\b(?:for example|for instance|e\.g\.|example|suppose|imagine|similarly|(?:similar|another) (?:problem|exercise|question|task)|say,|let's say|zum beispiel|beispiel|angenommen|par exemple|exemple|supposons|por ejemplo|ejemplo|supongamos)\b/i;

/** An item of a list: a word or two, and what it means. */
const definition = /^\s*(?:[-*•]|\d{1,2}[.)])\s{1,3}\p{L}{3,30}(?: \p{L}{2,20})?\s?[:–-]\s/u;
/**
 * A sentence of a reply and what it discloses, computed on first use. A growing reply is checked again with
 * every segment; its sentences are analysed once.
 */
export class ReplySentence {
  readonly text: string;
  readonly #before: string;
  readonly #facts: Facts;
  #findings: readonly Finding[] | undefined;
  #assertions: { readonly origins: Origins; readonly found: readonly Assertion[] } | undefined;
  #origins: { readonly before: Origins; readonly after: Origins } | undefined;
  #parts: readonly string[] | undefined;
  #disguises: readonly Disguise[] | undefined;
  #coded: string | null | undefined;
  #named: string | null | undefined;
  #step: string | null | undefined;
  #repeatedExample: string | null | undefined;
  #isRelevant: boolean | undefined;
  #asserted: string | null | undefined;
  #isExample: boolean | undefined;
  #isOtherExample: boolean | undefined;

  /** @param before the end of what the reply said before */
  constructor(text: string, before: string, facts: Facts) {
    this.text = text;
    this.#before = before;
    this.#facts = facts;
  }

  get findings(): readonly Finding[] {
    this.#findings ??= findingsIn(this.text, this.#facts);
    return this.#findings;
  }

  get assertions(): readonly Assertion[] {
    return this.assertionsWith(this.originsAfter(this.#facts.origins));
  }

  /** The assertions, judged by the values computed up to the end of the sentence. */
  assertionsWith(origins: Origins): readonly Assertion[] {
    if (this.#assertions?.origins !== origins)
      this.#assertions = { origins, found: assertionsIn(this.text, this.#facts, origins) };
    return this.#assertions.found;
  }

  /** The origins after this sentence. */
  originsAfter(before: Origins): Origins {
    if (this.#origins?.before !== before) this.#origins = { before, after: originsAfter(this.text, before) };
    return this.#origins.after;
  }

  /** Parts of the answer, by the names of answer-parts.ts. */
  get parts(): readonly string[] {
    if (this.#parts === undefined) {
      const named = this.disguises.flatMap(({ part, givesAway }) =>
        part !== null && givesAway ? [part] : [],
      );
      this.#parts = [...new Set([...partsIn(this.text, this.#facts), ...named])];
    }
    return this.#parts;
  }

  get disguises(): readonly Disguise[] {
    this.#disguises ??= disguisesIn(this.text, this.#before, this.#facts);
    return this.#disguises;
  }

  /**
   * The words that give the answer away in a code, by things to count, by a description or by letters; null
   * for none.
   */
  get coded(): string | null {
    if (this.#coded === undefined)
      this.#coded =
        codedIn(this.text, this.#facts) ??
        countedIn(this.text, this.#facts) ??
        describedIn(this.text, this.#before, this.#facts) ??
        spelledIn(this.text, this.#facts) ??
        numberDescribedIn(this.text, this.#facts);
    return this.#coded;
  }

  /**
   * The words that give a name that the tutor or the exercise asked for. A term in a list of definitions is
   * one of several, so it does not count.
   */
  get named(): string | null {
    if (this.#named === undefined)
      this.#named = definition.test(this.text)
        ? null
        : (namedIn(this.text, this.#facts) ?? identityIn(this.text, this.#facts));
    return this.#named;
  }

  /** The words of a result, or a part of one, that neither the exercise nor the student named. */
  get asserted(): string | null {
    if (this.#asserted === undefined)
      this.#asserted =
        assertedIn(this.text, this.assertions, this.#facts) ??
        (this.#facts.certain ? newPartIn(this.text, this.parts, this.#facts) : null);
    return this.#asserted;
  }

  /** A step of the exercise that the sentence carries out; null for none. */
  get step(): string | null {
    if (this.#step === undefined) this.#step = stepIn(this.text, this.#facts);
    return this.#step;
  }

  /** Whether the tutor's own example begins here. */
  get isExample(): boolean {
    this.#isExample ??= example.test(this.text);
    return this.#isExample;
  }

  /** A calculation with the exercise's own numbers, which no example may have; null for none. */
  get repeatedExample(): string | null {
    if (this.#repeatedExample === undefined)
      this.#repeatedExample = repeatedExampleIn(this.text, this.#facts);
    return this.#repeatedExample;
  }

  /** With a key: whether the sentence discloses something, or affects how other sentences are judged. */
  get isRelevant(): boolean {
    this.#isRelevant ??=
      this.findings.length > 0 || this.parts.length > 0 || this.disguises.length > 0 || this.coded !== null;
    return this.#isRelevant;
  }

  /**
   * Without a key: whether the sentence belongs to an example that the student asked for, mostly with other
   * numbers.
   */
  get isOtherExample(): boolean {
    this.#isOtherExample ??= this.#facts.wantsExample && hasOtherNumbers(this.text, this.#facts);
    return this.#isOtherExample;
  }

  get asks(): boolean {
    return this.text.includes('?');
  }
}

/** Whether most numbers of a sentence are not those of the exercise. */
function hasOtherNumbers(text: string, { givenNumbers: given }: Facts): boolean {
  const numbers = numbersIn(text);
  return numbers.filter(({ values }) => values.some((value) => given.has(value))).length * 2 < numbers.length;
}

/** The end of a sentence with its quotation marks and brackets, or of a line. */
const sentenceEnd = /[.!?…](?=["')\]*]{0,2}(?:\s|$))["')\]*]{0,2}|\n/g;

/** How many characters before a sentence it may refer to: "so one more than that". */
const maxBefore = 120;

/** Splits the growing reply into sentences. Each sentence is read once. */
const readerOf = oncePerSituation((situation: Situation) => {
  const facts = factsOf(situation);
  return new IncrementalScanner(sentenceEnd, (text, from, to) => [
    new ReplySentence(text.slice(from, to), text.slice(Math.max(0, from - maxBefore), from), facts),
  ]);
});

/** The sentences of a plain text, in order. A full stop inside a number or a name does not end a sentence. */
export const replySentences = (text: string, situation: Situation): readonly ReplySentence[] =>
  readerOf(situation).of(text);
