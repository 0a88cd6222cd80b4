import type { DetectorInput, Situation } from '../../detector.ts';
import { oncePerInput, oncePerSituation } from '../../families/remember.ts';
import { disclosesAll } from './answer-parts.ts';
import { replySentences } from './answer-sentences.ts';
import { factsOf } from './answer-situation.ts';
import type { Facts } from './facts.ts';

/** The parts that earlier replies disclosed. A long conversation has many, so they are read only once. */
const disclosedBefore = oncePerSituation(
  ({ ledger }: Situation): ReadonlySet<string> => new Set(ledger.disclosed),
);

/**
 * The words with which a reply gives the answer away: it states the answer, leaves only a calculation to carry
 * out, encodes it, or says the last missing part. Null for none. Without a key and without certain arithmetic
 * only a number that is announced as the answer counts.
 */
export const answerIn = oncePerInput((input: DetectorInput): string | null => {
  const facts = factsOf(input);
  const { text, hidden } = input.canonical;
  const sentences = replySentences(text, input);
  // The tutor's example, mostly with other numbers, lasts to the end of the reply.
  const example = sentences.findIndex(({ isExample }) => isExample);
  const own = example < 0 ? sentences : sentences.slice(0, example);
  if (facts.answers.length === 0) return own.find(({ announced }) => announced !== null)?.announced ?? null;
  return (
    sentences.find(({ matches }) => matches.length > 0)?.matches[0]?.evidence ??
    own.find(({ calculation }) => calculation !== null)?.calculation ??
    hidden.map((decoded) => encodedAnswer(decoded, input, facts)).find((found) => found !== null) ??
    completedBy(
      [text, ...hidden].flatMap((one) => replySentences(one, input)).flatMap(({ parts }) => parts),
      input,
      facts,
    )
  );
});

/** An answer in an encoded text; the exercise's own numbers and single digits mean nothing there. */
function encodedAnswer(decoded: string, input: DetectorInput, facts: Facts): string | null {
  const bare = decoded.trim();
  const isNumber = /^\d+$/.test(bare);
  const known = facts.givenNumbers.has(Number(bare)) || facts.studentNumbers.has(Number(bare));
  if (isNumber && (known || bare.length < 2)) return null;
  return replySentences(decoded, input).find(({ matches }) => matches.length > 0)?.text ?? null;
}

/** The parts that complete the answer; null when some are still missing, or none is new. */
function completedBy(parts: readonly string[], situation: Situation, facts: Facts): string | null {
  if (parts.length === 0) return null;
  const before = disclosedBefore(situation);
  if (disclosesAll(before, facts) || parts.every((part) => before.has(part))) return null;
  return disclosesAll(new Set([...before, ...parts]), facts) ? [...new Set(parts)].join(', ') : null;
}
