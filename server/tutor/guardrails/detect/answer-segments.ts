import { type Assertion, assertionsIn } from './answer-asserted.ts';
import { codedIn, type Disguise, disguisesIn } from './answer-disguised.ts';
import { partsIn } from './answer-parts.ts';
import { agrees, type Finding, findingsIn } from './answer-score.ts';
import type { Facts } from './answer-situation.ts';
import { repeatedExampleIn, stepIn } from './answer-steps.ts';
import { toldIn } from './answer-told.ts';

/**
 * A sentence of a reply and what it discloses, each found when first asked for. A growing reply is read again with
 * every unit; its sentences are not.
 */
export class Segment {
  readonly text: string;
  readonly #facts: Facts;
  #findings: readonly Finding[] | undefined;
  #assertions: readonly Assertion[] | undefined;
  #parts: readonly string[] | undefined;
  #disguises: readonly Disguise[] | undefined;
  #coded: string | null | undefined;
  #told: string | null | undefined;
  #step: string | null | undefined;
  #repeatedExample: string | null | undefined;
  #agrees: boolean | undefined;
  #results: ReadonlySet<number> | undefined;

  constructor(text: string, facts: Facts) {
    this.text = text;
    this.#facts = facts;
  }

  get findings(): readonly Finding[] {
    this.#findings ??= findingsIn(this.text, this.#facts);
    return this.#findings;
  }

  get assertions(): readonly Assertion[] {
    this.#assertions ??= assertionsIn(this.text, this.#facts);
    return this.#assertions;
  }

  /** Parts of the answer, by the names of answer-parts.ts. */
  get parts(): readonly string[] {
    this.#parts ??= partsIn(this.text, this.#facts);
    return this.#parts;
  }

  get disguises(): readonly Disguise[] {
    this.#disguises ??= disguisesIn(this.text, this.#facts);
    return this.#disguises;
  }

  get coded(): string | null {
    if (this.#coded === undefined) this.#coded = codedIn(this.text, this.#facts);
    return this.#coded;
  }

  get told(): string | null {
    if (this.#told === undefined) this.#told = toldIn(this.text, this.#facts);
    return this.#told;
  }

  get step(): string | null {
    if (this.#step === undefined) this.#step = stepIn(this.text, this.#facts);
    return this.#step;
  }

  get repeatedExample(): string | null {
    if (this.#repeatedExample === undefined)
      this.#repeatedExample = repeatedExampleIn(this.text, this.#facts);
    return this.#repeatedExample;
  }

  get asks(): boolean {
    return this.text.includes('?');
  }

  /** The tutor says here that the student is right. */
  get agrees(): boolean {
    this.#agrees ??= agrees.test(this.text);
    return this.#agrees;
  }

  /** What calculations in it come to. */
  get results(): ReadonlySet<number> {
    this.#results ??= new Set(
      [...this.text.matchAll(/=\s?[$€£]?(-?\d+(?:\.\d+)?)/g)].map(([, value]) => Number(value)),
    );
    return this.#results;
  }
}

const known = new WeakMap<Facts, Map<string, Segment>>();
/** As many sentences as a long answer has; then they are read anew. */
const mostKept = 500;
const sentenceEnd = /[.!?…](?=["')\]*]{0,2}(?:\s|$))["')\]*]{0,2}|\n/g;

/** Several detectors read the same text one after another. */
const lastRead = new WeakMap<Facts, { text: string; segments: readonly Segment[] }>();

/** The sentences of a plain text, in order. A full stop inside a number or a name ends none. */
export function segmentsOf(text: string, facts: Facts): readonly Segment[] {
  const last = lastRead.get(facts);
  if (last?.text === text) return last.segments;
  let kept = known.get(facts);
  if (!kept || kept.size > mostKept) {
    kept = new Map();
    known.set(facts, kept);
  }
  const segments: Segment[] = [];
  for (const part of sentencesOf(text)) {
    let segment = kept.get(part);
    if (!segment) {
      segment = new Segment(part, facts);
      kept.set(part, segment);
    }
    segments.push(segment);
  }
  lastRead.set(facts, { text, segments });
  return segments;
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(sentenceEnd)) {
    sentences.push(text.slice(from, index + end.length));
    from = index + end.length;
  }
  if (from < text.length) sentences.push(text.slice(from));
  return sentences;
}
