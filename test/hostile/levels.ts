import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';

/** Every family at the level in a place of its list, counted from the end when negative. */
const everyFamilyAt = (place: number): AiGuidelines =>
  Object.fromEntries(
    Object.entries(guidelineFamilies).map(([family, { levels }]) => [family, levels.at(place)?.id]),
  ) as unknown as AiGuidelines;

const loosest = everyFamilyAt(-1);

/** Every family at its strictest. */
export const strictest = everyFamilyAt(0);

/** The levels of a family, the strictest first. */
export const levelsOf = (family: GuidelineFamily): string[] =>
  guidelineFamilies[family].levels.map(({ id }) => id);

/** One family at a level, every other one at its loosest: what is held back is held back by that level. */
export const onlyAt = (family: GuidelineFamily, level: string): AiGuidelines => ({
  ...loosest,
  [family]: level,
});
