import type { Detector, DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../../families/remember.ts';
import { wholeFunction } from '../programming-support/programming.ts';
import { translatedClause } from '../translation-support/translation.ts';
import { hasTried } from './answer-attempts.ts';
import { modelGivenAway } from './answer-model.ts';
import { disclosesAll } from './answer-parts.ts';
import { firstNonNull, partsSaid, type ReplySentence, replySentences } from './answer-sentences.ts';
import { factsOf } from './answer-situation.ts';
import type { Facts } from './facts.ts';
import { wholeWordOf } from './vocabulary.ts';

/** The parts that earlier replies disclosed. A long conversation has many, so they are read only once. */
const disclosedBefore = oncePerSituation(
  ({ ledger }: Situation): ReadonlySet<string> => new Set(ledger.disclosed),
);

/**
 * The words with which a reply gives the answer away: it states the answer, leaves only a calculation to carry out, encodes it, or says the last missing
 * part. Null for none. Without a key and without certain arithmetic only a number that is announced as the answer counts.
 */
export const answerIn = oncePerInput((input: DetectorInput): string | null => {
  const facts = factsOf(input);
  const { text, hidden } = input.canonical;
  const sentences = replySentences(text, input);
  // The tutor's example, mostly with other numbers, lasts to the end of the reply.
  const example = sentences.findIndex(({ isExample }) => isExample);
  const own = example < 0 ? sentences : sentences.slice(0, example);
  if (facts.answers.length === 0) return firstNonNull(own, (sentence) => sentence.find('announced'));
  return (
    firstNonNull(sentences, statedIn) ??
    firstNonNull(own, (sentence) => sentence.find('calculation')) ??
    firstNonNull(hidden, (decoded) => encodedAnswer(decoded, input, facts)) ??
    completedBy(partsSaid(input), input, facts)
  );
});

const statedIn = (sentence: ReplySentence): string | null => sentence.find('matches')[0]?.evidence ?? null;

/** An answer in an encoded text; the exercise's own numbers and single digits mean nothing there. */
function encodedAnswer(decoded: string, input: DetectorInput, facts: Facts): string | null {
  const bare = decoded.trim();
  const isNumber = /^\d+$/.test(bare);
  const known = facts.givenNumbers.has(Number(bare)) || facts.studentNumbers.has(Number(bare));
  if (isNumber && (known || bare.length < 2)) return null;
  return firstNonNull(replySentences(decoded, input), statedIn);
}

/** The parts that complete the answer; null when some are still missing, or none is new. */
function completedBy(parts: ReadonlySet<string>, situation: Situation, facts: Facts): string | null {
  const before = disclosedBefore(situation);
  if ([...parts].every((part) => before.has(part)) || disclosesAll(before, facts)) return null;
  return disclosesAll(new Set([...before, ...parts]), facts) ? [...parts].join(', ') : null;
}

const makesProgram = wholeWordOf('makesProgram');
const asksToTranslate = wholeWordOf('asksToTranslate');

/** What detects the program or the translation that an exercise without a key asks for; null for another exercise. */
const productDetector = oncePerSituation(({ task, key, question }: Situation): Detector | null => {
  const exercise = task === '' ? question : task;
  if (key !== null && (key.model !== '' || key.answers.length > 0)) return null;
  if (makesProgram.test(exercise)) return wholeFunction;
  return asksToTranslate.test(exercise) ? translatedClause : null;
});

const givenAway = (input: DetectorInput): string | null =>
  answerIn(input) ?? modelGivenAway(input) ?? productDetector(input)?.(input)?.evidence ?? null;

/** The final answer: stated, encoded, or completed by what earlier replies disclosed. */
export const keyValue: Detector = (input) => {
  const evidence = givenAway(input);
  return evidence === null ? null : { prohibition: 'key-value', evidence };
};

/** The final answer while the student has not tried the exercise. */
export const keyBeforeAttempt: Detector = (input) => {
  const evidence = hasTried(input) ? null : givenAway(input);
  return evidence === null ? null : { prohibition: 'key-before-attempt', evidence };
};
