import {
  type AiGuidelines,
  describeGuidelines,
  type GuidelineFamily,
  guidelineFamilies,
} from '../../contract/guidelines.ts';
import { isChosen, type ProhibitionName, prohibitions, withoutImplied } from '../../contract/prohibitions.ts';
import { standingFamilies } from '../../contract/standing-prohibitions.ts';
import { oncePerText } from '../once-per-text.ts';

/** The edition of the levels, which a receipt names. Raise it when a level changes its meaning. */
const edition = 3;

/** Guidelines as instructions for the model and as checks of its replies. */
export interface CompiledGuidelines {
  /** Names the edition and the levels: "3 guided formulas_allowed". */
  readonly version: string;
  /** The prohibitions that apply, including those of looser levels. */
  readonly forbidden: readonly ProhibitionName[];
  /** The rules that the model is told: the chosen levels in words, then the prohibitions. */
  readonly instructions: string;
  /** Whether a check that throws stops the reply. */
  readonly failsClosed: boolean;
}

/** Compiles guidelines. Pure: the same levels give the same value. */
export const compileGuidelines = (guidelines: AiGuidelines): CompiledGuidelines =>
  compiledFrom(JSON.stringify(guidelines));

const compiledFrom = oncePerText((json): CompiledGuidelines => {
  const guidelines: AiGuidelines = JSON.parse(json);
  const forbidden = (Object.keys(prohibitions) as ProhibitionName[]).filter((name) =>
    forbids(guidelines, name),
  );
  const families = Object.keys(guidelineFamilies) as GuidelineFamily[];
  return {
    version: [edition, ...families.flatMap((family) => guidelines[family] ?? [])].join(' '),
    forbidden,
    instructions: [
      ...describeGuidelines(guidelines).map(({ family, says }) => `${family}: the tutor ${says}.`),
      ...withoutImplied(forbidden.filter(isChosen)).map((name) => prohibitions[name].instruction),
      ...Object.values(standingFamilies),
    ].join('\n'),
    failsClosed: guidelines.directness === 'restrictive' || guidelines.directness === 'guided',
  };
});

/** A prohibition applies at its loosest level and at every stricter one; a standing prohibition applies always. */
function forbids(guidelines: AiGuidelines, name: ProhibitionName): boolean {
  const { family, forbiddenUpTo } = prohibitions[name];
  if (family === 'content' || family === 'manner') return true;
  const level = guidelines[family];
  return level !== undefined && rank(family, level) <= rank(family, forbiddenUpTo);
}

const rank = (family: GuidelineFamily, level: string): number =>
  guidelineFamilies[family].levels.findIndex(({ id }) => id === level);
