import hintQuestions from '../../data/hint-questions.json' with { type: 'json' };
import type { Family } from '../../families/family.ts';
import { copiedWords, longQuotation, quotation, unnamedSource } from './citations.ts';

/** How much of a source the tutor may quote. */
export const citations: Family<'citations'> = {
  detectors: {
    quotation,
    'copied-words': copiedWords,
    'long-quotation': longQuotation,
    'unnamed-source': unnamedSource,
  },
  questions: () => hintQuestions.text,
};
