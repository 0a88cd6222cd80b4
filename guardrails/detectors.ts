import type { ActName } from '../contract/acts.ts';
import { keyBeforeAttempt, keyValue } from './detect/answer-key-value.ts';
import { noQuestion } from './detect/answer-question.ts';
import { assertedValue, sameNumbersExample, workedStep } from './detect/answer-restrictive.ts';
import { copiedWords, longQuotation, quotation, unnamedSource } from './detect/citations.ts';
import { formula, numbersPutIn, severalEquations } from './detect/mathematics.ts';
import { largeChange, newCode, severalLines, wholeFunction } from './detect/programming.ts';
import { translatedClause, translatedPhrase } from './detect/translation.ts';
import type { Detector } from './reading.ts';

/** How each forbidden act is recognised. */
export const detectors: Readonly<Record<ActName, Detector>> = {
  'key-value': keyValue,
  'asserted-value': assertedValue,
  'worked-step': workedStep,
  'no-question': noQuestion,
  'key-before-attempt': keyBeforeAttempt,
  'same-numbers-example': sameNumbersExample,
  formula,
  'numbers-put-in': numbersPutIn,
  'several-equations': severalEquations,
  quotation,
  'copied-words': copiedWords,
  'long-quotation': longQuotation,
  'unnamed-source': unnamedSource,
  'new-code': newCode,
  'several-lines': severalLines,
  'large-change': largeChange,
  'whole-function': wholeFunction,
  'translated-phrase': translatedPhrase,
  'translated-clause': translatedClause,
};
