import { IncrementalScanner } from '../../canonical/incremental-scanner.ts';
import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../../families/remember.ts';
import { announcedIn, assertedIn } from './answer-asserted.ts';
import { calculationIn } from './answer-calculations.ts';
import { matchesIn } from './answer-matches.ts';
import { newPartIn, partsIn } from './answer-parts.ts';
import { factsOf } from './answer-situation.ts';
import { repeatedExampleIn, stepIn } from './answer-steps.ts';
import type { Facts } from './facts.ts';
import { wholeWordOf } from './vocabulary.ts';

const example = wholeWordOf('examples');

/** What a sentence discloses, by name; null or empty for nothing. */
const readers = {
  matches: matchesIn,
  parts: partsIn,
  calculation: calculationIn,
  announced: announcedIn,
  asserted: assertedIn,
  step: stepIn,
  repeatedExample: repeatedExampleIn,
  isExample: (text: string): boolean => example.test(text),
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

  get newPart(): string | null {
    return newPartIn(this.text, this.find('parts'), this.#facts);
  }

  get isExample(): boolean {
    return this.find('isExample');
  }
}

const sentenceEnd = /[.!?…](?=["')\]*]{0,2}(?:\s|$))["')\]*]{0,2}|\n/g;

const readerOf = oncePerSituation((situation: Situation) => {
  const facts = factsOf(situation);
  return new IncrementalScanner(sentenceEnd, (text, from, to) => [
    new ReplySentence(text.slice(from, to), facts),
  ]);
});

/** The sentences of a plain text, in order. A full stop inside a number or a name does not end a sentence. */
export const replySentences = (text: string, situation: Situation): readonly ReplySentence[] =>
  readerOf(situation).of(text);

/** The names of the parts of the answer that a reply and the texts encoded in it disclose (answer-parts.ts). */
export const partsSaid = oncePerInput(
  (input: DetectorInput): ReadonlySet<string> =>
    new Set(
      [input.canonical.text, ...input.canonical.hidden].flatMap((text) =>
        replySentences(text, input).flatMap((sentence) => sentence.find('parts')),
      ),
    ),
);

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
