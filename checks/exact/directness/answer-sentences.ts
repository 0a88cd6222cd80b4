import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation } from '../../families/remember.ts';
import { announcedIn, assertedIn } from './answer-asserted.ts';
import { calculationIn } from './answer-calculations.ts';
import { type Match, matchesIn } from './answer-matches.ts';
import { newPartIn, partsIn } from './answer-parts.ts';
import { factsOf } from './answer-situation.ts';
import { repeatedExampleIn, stepIn } from './answer-steps.ts';
import type { Facts } from './facts.ts';

/** Words with which an example begins: "for example", "suppose", "zum Beispiel". */
const example =
  /\b(?:for example|for instance|e\.g\.|example|suppose|imagine|similarly|(?:similar|another) (?:problem|exercise|question|task)|say,|let's say|zum beispiel|beispiel|angenommen|par exemple|exemple|supposons|por ejemplo|ejemplo|supongamos)\b/i;

/**
 * A sentence of a reply and what it discloses, computed on first use. A growing reply is checked again with
 * every segment; its sentences are analysed once.
 */
export class ReplySentence {
  readonly text: string;
  readonly #facts: Facts;
  readonly #known = new Map<string, unknown>();

  constructor(text: string, facts: Facts) {
    this.text = text;
    this.#facts = facts;
  }

  #once<Value>(name: string, compute: () => Value): Value {
    if (!this.#known.has(name)) this.#known.set(name, compute());
    return this.#known.get(name) as Value;
  }

  /** The answers that it states. */
  get matches(): readonly Match[] {
    return this.#once('matches', () => matchesIn(this.text, this.#facts));
  }

  /** Parts of the answer, by the names of answer-parts.ts. */
  get parts(): readonly string[] {
    return this.#once('parts', () => partsIn(this.text, this.#facts));
  }

  /** A calculation that gives an answer; null for none. */
  get calculation(): string | null {
    return this.#once('calculation', () => calculationIn(this.text, this.#facts));
  }

  /** A number that is announced as the answer where no answer is known; null for none. */
  get announced(): string | null {
    return this.#once('announced', () => announcedIn(this.text, this.#facts));
  }

  /** The words of a result, or a part of one, that neither the exercise nor the student named. */
  get asserted(): string | null {
    return this.#once(
      'asserted',
      () => assertedIn(this.text, this.#facts) ?? newPartIn(this.text, this.parts, this.#facts),
    );
  }

  /** A step of the exercise that the sentence carries out; null for none. */
  get step(): string | null {
    return this.#once('step', () => stepIn(this.text, this.#facts));
  }

  /** Whether the tutor's own example begins here. */
  get isExample(): boolean {
    return this.#once('isExample', () => example.test(this.text));
  }

  /** A calculation with the exercise's own numbers, which no example may have; null for none. */
  get repeatedExample(): string | null {
    return this.#once('repeatedExample', () => repeatedExampleIn(this.text, this.#facts));
  }
}

/** The end of a sentence with its quotation marks and brackets, or of a line. */
const sentenceEnd = /[.!?…](?=["')\]*]{0,2}(?:\s|$))["')\]*]{0,2}|\n/g;

/** Splits the growing reply into sentences. Each sentence is read once. */
const readerOf = oncePerSituation((situation: Situation) => {
  const facts = factsOf(situation);
  return new IncrementalScanner(sentenceEnd, (text, from, to) => [
    new ReplySentence(text.slice(from, to), facts),
  ]);
});

/** The sentences of a plain text, in order. A full stop inside a number or a name does not end a sentence. */
export const replySentences = (text: string, situation: Situation): readonly ReplySentence[] =>
  readerOf(situation).of(text);
