import type { Situation } from '../../detector.ts';
import type { Focus } from '../family.ts';
import { ownWords } from '../remember.ts';
import { wordsOf } from '../words.ts';
import { exerciseOf } from './exercise.ts';
import { foreignPhrases } from './phrases.ts';

const parts = /[,;:.!?"“”„«»()\n]+|\s[-–—]\s/;

/** The next clause of the sentence to translate, one further with every attempt in the other language. */
export function nextClause(situation: Situation): Focus | null {
  const { conversation } = exerciseOf(situation);
  const sentence = situation.task.split(/:\s+|\n+/).at(-1) ?? '';
  const clauses = sentence
    .split(parts)
    .map((clause) => clause.trim())
    .filter((clause) => wordsOf(clause).length > 1);
  const isAttempt = (message: string) => foreignPhrases(message, conversation).length > 0;
  const attempts = ownWords(situation).filter(isAttempt).length;
  const words = clauses[Math.min(attempts, clauses.length - 1)];
  return words === undefined || sentence === situation.task ? null : { kind: 'part', words };
}
