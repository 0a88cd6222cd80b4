import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { hasNumbers } from '../families/directness/family.ts';
import { fallbackHint, resultHint } from './hint.ts';
import { languageOf } from './hint-language.ts';

/**
 * What could take the place of a reply, the best first: a word on the student's own result, what a tutor of
 * calculations says, a question about a place in the exercise, a question for any exercise.
 * @param practiceHint the hint of a tutor that speaks English and knows most about calculations; empty for none
 */
export function hintsFor(situation: Situation, prohibition: ProhibitionName, practiceHint: string): string[] {
  const { family } = prohibitions[prohibition];
  const calculates = family === 'directness' || family === 'mathSupport';
  const fits = calculates && hasNumbers(situation) && languageOf(situation) === 'en';
  const last = situation.earlier.at(-1)?.answer ?? '';
  const better = [resultHint(situation) ?? '', fits ? practiceHint : ''].filter(
    (hint) => hint !== '' && !last.includes(hint),
  );
  return [
    ...better,
    fallbackHint(situation, prohibition, { pointing: true }),
    fallbackHint(situation, prohibition),
  ];
}
