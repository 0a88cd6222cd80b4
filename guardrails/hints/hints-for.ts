import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { hasNumbers } from '../families/directness/family.ts';
import { fallbackHint, resultHint } from './hint.ts';
import { languageOf } from './hint-language.ts';

/**
 * The possible hints for a stopped reply, the best first: a sentence on the student's result, the hint of the practice tutor,
 * a question about a part of the exercise, a question for any exercise.
 * @param practiceHint the hint of the practice tutor, which speaks English; empty for none
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
