import type { Situation } from '../../detector.ts';
import type { Focus } from '../../families/family.ts';
import { partMark, partNamed } from '../../families/part-named.ts';
import { ownWords } from '../../families/remember.ts';
import { wordsOf } from '../../families/words.ts';
import { clauseEnds } from './alignment.ts';
import { exerciseOf } from './exercise.ts';
import { foreignPhrases } from './phrases.ts';

/** A word of the last attempt, otherwise the next clause of the sentence to translate. */
export function wordOrClause(situation: Situation): Focus | null {
  const { conversation } = exerciseOf(situation);
  const recent = [
    situation.question,
    ...situation.earlier
      .slice(-2)
      .map((past) => past.question)
      .reverse(),
  ];
  const attempt = recent.find((message) => foreignPhrases(message, conversation).length > 0);
  return (attempt === undefined ? null : strangeWord(situation, attempt)) ?? nextClause(situation);
}

/** The first word of the student's attempt that the key does not have: its form or its choice may be wrong. Null without one. */
function strangeWord(situation: Situation, attempt: string): Focus | null {
  const { key } = situation;
  const known = new Set(key === null ? [] : [key.model, ...key.answers].flatMap(wordsOf));
  const words = wordsOf(attempt);
  const strange = words.find((word) => !known.has(word));
  // If under half of its words are in the key, the attempt is another sentence.
  const isClose = words.filter((word) => known.has(word)).length * 2 >= words.length;
  return strange !== undefined && isClose ? { kind: 'form', words: `“${strange}”` } : null;
}

/** The next clause of the sentence to translate that the student speaks of. Each attempt in the other language moves it on by one. */
function nextClause(situation: Situation): Focus | null {
  const { conversation } = exerciseOf(situation);
  const lines = situation.task.split(/:\s+|\n+/);
  const parts = lines.filter((line) => partMark.test(line));
  const sentence = partNamed(parts, ownWords(situation)) ?? parts[0] ?? lines.at(-1) ?? '';
  const clauses = sentence
    .replace(partMark, '')
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => wordsOf(clause).length > 1);
  const isAttempt = (message: string) => foreignPhrases(message, conversation).length > 0;
  const attempts = ownWords(situation).filter(isAttempt).length;
  const words = clauses[Math.min(attempts, clauses.length - 1)];
  return words === undefined || sentence === situation.task ? null : { kind: 'part', words };
}
