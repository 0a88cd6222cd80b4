import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { Situation } from '../../detector.ts';
import { oncePerSituation } from '../../families/remember.ts';
import { announcedIn, assertedIn } from './answer-asserted.ts';
import { calculationIn } from './answer-calculations.ts';
import { matchesIn } from './answer-matches.ts';
import { newPartIn, partsIn } from './answer-parts.ts';
import { factsOf } from './answer-situation.ts';
import { repeatedExampleIn, stepIn } from './answer-steps.ts';
import type { Facts } from './facts.ts';
import { wordOf } from './vocabulary.ts';

/** Words with which an example begins: "for example", "suppose", "zum Beispiel". */
const example = wordOf('examples');

/** What a sentence discloses, by name; null or empty for nothing. */
const readers = {
  /** The answers that it states. */
  matches: matchesIn,
  /** Parts of the answer, by the names of answer-parts.ts. */
  parts: partsIn,
  /** A calculation that gives an answer. */
  calculation: calculationIn,
  /** A number that is announced as the answer where no answer is known. */
  announced: announcedIn,
  /** The words of a result that neither the exercise nor the student named. */
  asserted: assertedIn,
  /** A step of the exercise that the sentence carries out. */
  step: stepIn,
  /** A calculation with the exercise's own numbers, which no example may have. */
  repeatedExample: repeatedExampleIn,
};
type ReaderName = keyof typeof readers;
type Read<Name extends ReaderName> = ReturnType<(typeof readers)[Name]>;

/** A sentence of a reply. A growing reply is checked again with every segment; what its sentences disclose is read once, on first use. */
export class ReplySentence {
  readonly text: string;
  readonly #facts: Facts;
  readonly #read = new Map<ReaderName, unknown>();

  constructor(text: string, facts: Facts) {
    this.text = text;
    this.#facts = facts;
  }

  find<Name extends ReaderName>(name: Name): Read<Name> {
    if (!this.#read.has(name)) this.#read.set(name, readers[name](this.text, this.#facts));
    return this.#read.get(name) as Read<Name>;
  }

  /** The words of a part of the answer that neither the exercise nor the student named; null for none. */
  get newPart(): string | null {
    return newPartIn(this.text, this.find('parts'), this.#facts);
  }

  /** Whether the tutor's own example begins here. */
  get isExample(): boolean {
    return example.test(this.text);
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

/** The first result that is not null; items after it are not read. */
export function firstNonNull<Item>(
  items: readonly Item[],
  read: (item: Item) => string | null,
): string | null {
  for (const item of items) {
    const found = read(item);
    if (found !== null) return found;
  }
  return null;
}
