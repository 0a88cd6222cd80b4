import type { ProhibitionName } from '../../contract/prohibitions.ts';
import {
  type StandingFamily,
  type StandingProhibitionName,
  standingProhibitions,
} from '../../contract/standing-prohibitions.ts';
import type { Detector, DetectorInput } from '../detector.ts';
import type { ProhibitionOf } from './family.ts';
import { oncePerInput } from './remember.ts';

/** What a standing prohibition of a family forbids: its name after the colon. */
export type KindOf<F extends StandingFamily> = ProhibitionOf<F> extends `${F}:${infer Kind}` ? Kind : never;

/** What one reading of a reply found: the prohibition, and the words that violate it, for developers. */
export interface StandingFinding<F extends StandingFamily> {
  readonly prohibition: ProhibitionOf<F>;
  readonly evidence: string;
}

/**
 * The detectors of all prohibitions of a standing family.
 * @param read reads a reply once for all of them and returns what it finds first; null for nothing
 */
export function detectorsOf<F extends StandingFamily>(
  family: F,
  read: (input: DetectorInput) => StandingFinding<F> | null,
): Readonly<Record<ProhibitionOf<F>, Detector>> {
  const finding = oncePerInput(read);
  const names = (Object.keys(standingProhibitions) as StandingProhibitionName[]).filter(
    (name) => standingProhibitions[name].family === family,
  );
  const detect =
    (name: ProhibitionName): Detector =>
    (input) => {
      const found = finding(input);
      return found?.prohibition === name ? { prohibition: name, evidence: found.evidence } : null;
    };
  return Object.fromEntries(names.map((name) => [name, detect(name)])) as Record<ProhibitionOf<F>, Detector>;
}
