import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';

const loosest: AiGuidelines = {
  directness: 'permissive',
  mathSupport: 'full_calculations',
  citations: 'full_citations',
  programmingSupport: 'show_full_code',
  translationSupport: 'full_translations',
};

/** Every family at its strictest. */
export const strictest: AiGuidelines = {
  directness: 'restrictive',
  mathSupport: 'no_formulas',
  citations: 'no_quotes',
  programmingSupport: 'syntax_checking',
  translationSupport: 'show_definitions',
};

/** The levels of a family, the strictest first. */
export const levelsOf = (family: GuidelineFamily): string[] =>
  guidelineFamilies[family].levels.map(({ id }) => id);

/** One family at a level, every other one at its loosest: what is held back is held back by that level. */
export const onlyAt = (family: GuidelineFamily, level: string): AiGuidelines => ({
  ...loosest,
  [family]: level,
});
