import type { GuidelineFamily } from '../../contract/guidelines.ts';
import type { ProhibitionName } from '../../contract/prohibitions.ts';
import { contentDetectors } from '../content/replies.ts';
import type { Detector } from '../detector.ts';
import { mannerDetectors } from '../manner/manner.ts';
import { citations } from './citations/family.ts';
import { directness } from './directness/family.ts';
import type { Family } from './family.ts';
import { mathSupport } from './math-support/family.ts';
import { programmingSupport } from './programming-support/family.ts';
import { translationSupport } from './translation-support/family.ts';

/** All families of contract/guidelines.ts; each has a folder. */
export const families: { readonly [F in GuidelineFamily]: Family<F> } = {
  directness,
  mathSupport,
  citations,
  programmingSupport,
  translationSupport,
};

/** The detector of each prohibition. */
export const detectors: Readonly<Record<ProhibitionName, Detector>> = Object.assign(
  {},
  ...Object.values(families).map((family) => family.detectors),
  contentDetectors,
  mannerDetectors,
);
