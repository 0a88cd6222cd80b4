import type { GuidelineFamily } from '../../contract/guidelines.ts';
import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { Detector } from '../detector.ts';
import { citations } from '../exact/citations/family.ts';
import { directness } from '../exact/directness/family.ts';
import { mathSupport } from '../exact/math-support/family.ts';
import { programmingSupport } from '../exact/programming-support/family.ts';
import { translationSupport } from '../exact/translation-support/family.ts';
import { contentDetectors } from '../scorer/content/replies.ts';
import { mannerDetectors } from '../scorer/manner/manner.ts';
import type { Family } from './family.ts';

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
