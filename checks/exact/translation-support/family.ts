import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Family } from '../../families/family.ts';
import { wordOrClause } from './focus.ts';
import { translatedClause, translatedPhrase } from './translation.ts';

/** How much of a text the tutor may translate. */
export const translationSupport: Family<'translationSupport'> = {
  detectors: { 'translated-phrase': translatedPhrase, 'translated-clause': translatedClause },
  questions: () => hintQuestions.translation,
  focus: wordOrClause,
};
