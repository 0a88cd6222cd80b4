import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';

/** Every family at the level with this index in its list; a negative index counts from the end. */
const everyFamilyAt = (index: number): AiGuidelines =>
  Object.fromEntries(
    Object.entries(guidelineFamilies).map(([family, { levels }]) => [family, levels.at(index)?.id]),
  ) as unknown as AiGuidelines;

const loosest = everyFamilyAt(-1);

/** Every family at its strictest level. */
export const strictest = everyFamilyAt(0);

/** The levels of a family, the strictest first. */
export const levelsOf = (family: GuidelineFamily): string[] =>
  guidelineFamilies[family].levels.map(({ id }) => id);

/** One family at a level and every other one at its loosest, so that only that level can stop anything. */
export const onlyAt = (family: GuidelineFamily, level: string): AiGuidelines => ({
  ...loosest,
  [family]: level,
});
