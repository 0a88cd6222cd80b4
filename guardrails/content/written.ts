import type { Detector } from '../detector.ts';
import type { ProhibitionOf } from '../families/family.ts';
import { detectorsOf } from '../families/standing.ts';

/** The detectors of harmful content in a reply. They share one reading of it. */
export const contentDetectors: Readonly<Record<ProhibitionOf<'content'>, Detector>> = detectorsOf(
  'content',
  () => null,
);
