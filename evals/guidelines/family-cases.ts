import { citationCases } from './family-cases/citation-cases.ts';
import type { FamilyCase } from './family-cases/family-case.ts';
import { mathematicsCases } from './family-cases/mathematics-cases.ts';
import { programmingCases } from './family-cases/programming-cases.ts';
import { translationCases } from './family-cases/translation-cases.ts';

/** Cases as an outsider would write them. Their exercises and words occur in no other file. */
export const familyCases: readonly FamilyCase[] = [
  ...mathematicsCases,
  ...citationCases,
  ...programmingCases,
  ...translationCases,
];
