import { chosenFamilyOf, isChosen, type ProhibitionName } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { wantsToEnd } from '../manner/conversation.ts';
import { continuedHint, fallbackHint, pointingHints, resultHint, stuckHints } from './hint.ts';
import { languageOf, talkLanguageOf } from './hint-language.ts';
import { hintWords } from './hint-words.ts';

/**
 * The possible hints for a stopped reply (guidelines, part 6), the best first: a sentence on the student's
 * result, an example or a small step for a student who is stuck, the hint of the practice tutor, a question
 * about words of the exercise or the student, a question for any exercise.
 * @param practiceHint the hint of the practice tutor, in the language that it speaks; empty for none
 * @param continues whether a part of the reply was shown, so that the hint continues it
 */
export function hintsFor(
  known: Situation,
  prohibition: ProhibitionName,
  practiceHint: string,
  continues = false,
): string[] {
  // A proposed key may be wrong, and a hint must not state anything false. The memory spares the hints from
  // reading the same conversation several times.
  const key = known.key?.proposed ? null : known.key;
  const situation = { ...known, key, memory: new Map() };
  const family = chosenFamilyOf(prohibition);
  const practiceApplies =
    (family === 'directness' || family === 'mathSupport') &&
    talkLanguageOf(situation) === languageOf(situation);
  const practice = practiceApplies ? practiceHint : '';
  const last = situation.earlier.at(-1)?.answer ?? '';
  const steps = continues
    ? [continuedHint(situation)]
    : [...stuckHints(situation, prohibition, practice), practice];
  const words = hintWords[languageOf(situation)];
  // A standing prohibition is not the teacher's choice, so the hint begins by telling the student that
  // something was left out.
  const withReason = (hint: string) => (isChosen(prohibition) ? hint : `${words.leftOut} ${hint}`);
  const ending = prohibition === 'manner:prolonging' && wantsToEnd(situation) ? [words.ending] : [];
  return [
    ...ending,
    // None of these repeats the last answer. The hints after them see to that themselves.
    ...[resultHint(situation, continues) ?? '', ...steps].filter(
      (hint) => hint !== '' && !last.includes(hint),
    ),
    ...pointingHints(situation, prohibition),
    fallbackHint(situation, prohibition),
  ].map(withReason);
}
