import type { Detectors } from '../detector.ts';
import { copiedWords, longQuotation, quotation, unnamedSource } from '../exact/citations/citations.ts';
import { keyBeforeAttempt, keyValue } from '../exact/directness/answer-key-value.ts';
import {
  assertedValue,
  noQuestion,
  sameNumbersExample,
  workedStep,
} from '../exact/directness/answer-restrictive.ts';
import { formula, severalEquations, substitutedNumbers } from '../exact/math-support/mathematics.ts';
import {
  largeChange,
  newCode,
  severalLines,
  wholeFunction,
} from '../exact/programming-support/programming.ts';
import { translatedClause, translatedPhrase } from '../exact/translation-support/translation.ts';
import { contentDetectors, mannerDetectors } from '../scorer/reply-detectors.ts';

/** The detector of each prohibition; README.md says how to add one. */
export const detectors: Detectors = {
  'key-value': keyValue,
  'asserted-value': assertedValue,
  'worked-step': workedStep,
  'no-question': noQuestion,
  'key-before-attempt': keyBeforeAttempt,
  'same-numbers-example': sameNumbersExample,
  formula,
  'substituted-numbers': substitutedNumbers,
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
  ...contentDetectors,
  ...mannerDetectors,
};
