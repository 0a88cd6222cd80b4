import type { Detector } from '../detector.ts';
import type { ProhibitionOf } from '../families/family.ts';
import { detectorsOf } from '../families/standing.ts';

/** The detectors of how a tutor must not speak. They share one reading of the reply. */
export const mannerDetectors: Readonly<Record<ProhibitionOf<'manner'>, Detector>> = detectorsOf(
  'manner',
  () => null,
);
