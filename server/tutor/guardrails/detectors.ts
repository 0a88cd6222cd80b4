import type { ActName } from './acts.ts';
import type { Detector } from './reading.ts';

const nothing: Detector = () => null;

/** How each forbidden act is recognised. */
export const detectors: Readonly<Record<ActName, Detector>> = {
  'key-value': nothing,
  'asserted-value': nothing,
  'worked-step': nothing,
  'no-question': nothing,
  'key-before-attempt': nothing,
  'same-numbers-example': nothing,
  formula: nothing,
  'numbers-put-in': nothing,
  'several-equations': nothing,
  quotation: nothing,
  'copied-words': nothing,
  'long-quotation': nothing,
  'unnamed-source': nothing,
  'new-code': nothing,
  'several-lines': nothing,
  'large-change': nothing,
  'whole-function': nothing,
  'translated-phrase': nothing,
  'translated-clause': nothing,
};
