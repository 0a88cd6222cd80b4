import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../remember.ts';
import { acrosticIn } from './answer-disguised.ts';
import { disclosesAll } from './answer-parts.ts';
import { guardPoint } from './answer-score.ts';
import { type ReplySentence, replySentences } from './answer-sentences.ts';
import { factsOf } from './answer-situation.ts';
import type { Facts } from './facts.ts';

/** Without a key, a stated result with at least these log-odds counts as the requested one. */
const assertedPoint = -0.45;

/** How certainly a reply gives the answer away, from 0 to 1, with the evidence. */
export interface AnswerScore {
  readonly score: number;
  readonly evidence: string;
}

const noScore: AnswerScore = { score: 0, evidence: '' };
const surely = (evidence: string | null): AnswerScore =>
  evidence === null ? noScore : { score: 0.8, evidence };

/**
 * Scores a reply by everything that may give the answer away: stated, encoded, disguised, or the last missing
 * part. Without a key and without a computable question it scores how final the results sound.
 */
export const answerScore = oncePerInput((input: DetectorInput): AnswerScore => highest(scores(input)));

/** The parts that earlier replies disclosed. A long conversation has many, so they are read only once. */
const disclosedBefore = oncePerSituation(
  ({ ledger }: Situation): ReadonlySet<string> => new Set(ledger.disclosed),
);

/** One score for everything in a reply that may give the answer away. */
function scores(input: DetectorInput): AnswerScore[] {
  const { canonical } = input;
  const before = disclosedBefore(input);
  const facts = factsOf(input);
  const unkeyed = facts.answers.length === 0 || !facts.certain ? scoresWithoutKey(input, facts) : [];
  if (facts.answers.length === 0) return unkeyed;
  const every = replySentences(canonical.text, input);
  // The tutor's example lasts to the end of the reply.
  const example = every.findIndex(({ isExample }) => isExample);
  // Most sentences of a tutor have nothing to do with the answer.
  const sentences = every.filter(({ isRelevant }) => isRelevant);
  const hidden = canonical.hidden.map((one) => ({ one, sentences: replySentences(one, input) }));
  const all = [...sentences, ...hidden.flatMap((decoded) => decoded.sentences)];
  return [
    ...unkeyed,
    ...sentences.flatMap(({ findings }) => findings),
    ...hidden.flatMap((decoded) => hiddenScores(decoded.one, decoded.sentences, facts)),
    ...disguisedScores(sentences, new Set(example < 0 ? [] : every.slice(example)), before, facts),
    ...sentences.map(({ coded }) => surely(coded)),
    surely(acrosticIn(canonical.text, facts)),
    surely(
      completedBy(
        all.flatMap(({ parts }) => parts),
        before,
        facts,
      ),
    ),
  ];
}

/** A calculation that is written out and only has to be carried out. */
const writtenOut = /\d\s?[-+*/]\s?\d/;

/**
 * The scores of whole answers that are named by other numbers. Where all steps of the key are disclosed, a
 * calculation that is only to be carried out counts as well.
 */
function disguisedScores(
  sentences: readonly ReplySentence[],
  examples: ReadonlySet<ReplySentence>,
  before: ReadonlySet<string>,
  { steps }: Facts,
): AnswerScore[] {
  const parts = new Set(before);
  return sentences.flatMap((sentence) => {
    for (const part of sentence.parts) parts.add(part);
    const lastStep = steps.length > 0 && !sentence.asks && steps.every((_, at) => parts.has(`step ${at}`));
    return sentence.disguises
      .filter(
        ({ part, givesAway, inExample, evidence }) =>
          part === null &&
          (givesAway || (lastStep && writtenOut.test(evidence))) &&
          !(inExample && examples.has(sentence)),
      )
      .map(({ evidence }) => surely(evidence));
  });
}

/** The parts that complete the answer; null when some are still missing, or none is new. */
function completedBy(parts: readonly string[], before: ReadonlySet<string>, facts: Facts): string | null {
  if (parts.length === 0 || disclosesAll((name) => before.has(name), facts)) return null;
  const now = new Set(parts);
  return disclosesAll((name) => now.has(name) || before.has(name), facts) ? [...now].join(', ') : null;
}

/** An earlier question in the same reply makes a result less final; its log-odds fall by this much. */
const questionPenalty = 0.6;

/** The scores of results that sound final, and of names that the exercise or the tutor asked for. */
function scoresWithoutKey(input: DetectorInput, facts: Facts): AnswerScore[] {
  const { text, hidden } = input.canonical;
  const decoded = hidden.filter((one) => /\p{L}{2}/u.test(one));
  return [text, ...decoded].flatMap((one) => assertedScores(replySentences(one, input), facts));
}

/** The scores of a text's sentences, each judged by the values computed up to its end. */
function assertedScores(sentences: readonly ReplySentence[], facts: Facts): AnswerScore[] {
  let asked = false;
  let { origins } = facts;
  return sentences.flatMap((sentence) => {
    origins = sentence.originsAfter(origins);
    const found = (sentence.isOtherExample ? [] : sentence.assertionsWith(origins)).map(
      ({ odds, evidence }) => ({
        score: scoreOfOdds(asked ? odds - questionPenalty : odds),
        evidence,
      }),
    );
    asked ||= sentence.asks;
    return sentence.named === null ? found : [...found, { score: 0.9, evidence: sentence.named }];
  });
}

/**
 * Converts log-odds to the scale of the scores with a key, so that the same threshold holds for both:
 * `assertedPoint` becomes `guardPoint`. The factor 0.99 keeps everything below it under the threshold.
 */
function scoreOfOdds(odds: number): number {
  const share = 1 / (1 + Math.exp(assertedPoint - odds));
  return share < 0.5 ? share * 2 * guardPoint * 0.99 : guardPoint + (share - 0.5) * 2 * (1 - guardPoint);
}

/** Encoded answers count in full, except the exercise's own numbers. */
function hiddenScores(decoded: string, sentences: readonly ReplySentence[], facts: Facts): AnswerScore[] {
  const bareNumber = /^\d+$/.test(decoded.trim());
  return sentences
    .flatMap(({ findings }) => findings)
    .filter(({ form }) => {
      if (!bareNumber || form.kind !== 'number') return true;
      const known = facts.givenNumbers.has(form.value) || facts.studentNumbers.has(form.value);
      return !known && decoded.trim().length > 1;
    })
    .map(({ score, evidence }) => ({ score, evidence }));
}

function highest(found: readonly AnswerScore[]): AnswerScore {
  return found.reduce((one, other) => (other.score > one.score ? other : one), noScore);
}
