import { z } from 'zod';
import type { Subject } from './constants.ts';

/**
 * The families with their levels, the strictest first (spec 9). `says` describes a level in plain words for teachers and
 * students.
 */
export const guidelineFamilies = {
  directness: {
    label: 'Answer directness',
    levels: [
      { id: 'restrictive', label: 'Restrictive', says: 'asks questions and gives hints only' },
      { id: 'guided', label: 'Guided', says: 'explains, but gives no direct answers' },
      { id: 'collaborative', label: 'Collaborative', says: 'explains in detail, with examples' },
      { id: 'permissive', label: 'Permissive', says: 'discusses everything fully' },
    ],
  },
  mathSupport: {
    label: 'Mathematical support',
    levels: [
      { id: 'no_formulas', label: 'No formulas', says: 'uses no formulas' },
      {
        id: 'formulas_allowed',
        label: 'Formulas allowed',
        says: 'shows formulas, without putting numbers in',
      },
      { id: 'step_by_step', label: 'Step by step', says: 'works one step at a time' },
      { id: 'full_calculations', label: 'Full calculations', says: 'works whole calculations' },
    ],
  },
  citations: {
    label: 'Citations',
    levels: [
      { id: 'no_quotes', label: 'No quotes', says: 'quotes nothing' },
      { id: 'paraphrase_only', label: 'Paraphrase only', says: 'retells sources in other words' },
      { id: 'short_quotes', label: 'Short quotes', says: 'quotes short passages and names their source' },
      { id: 'full_citations', label: 'Full citations', says: 'quotes and cites in full' },
    ],
  },
  programmingSupport: {
    label: 'Programming support',
    levels: [
      {
        id: 'syntax_checking',
        label: 'Syntax checking',
        says: "checks the syntax of the student's own code",
      },
      { id: 'autocomplete_lines', label: 'Autocomplete lines', says: 'completes single lines' },
      { id: 'debug_assistance', label: 'Debug assistance', says: 'helps to find and mend faults' },
      { id: 'show_full_code', label: 'Show full code', says: 'shows whole programs' },
    ],
  },
  translationSupport: {
    label: 'Translation support',
    levels: [
      { id: 'show_definitions', label: 'Show definitions', says: 'explains single words' },
      { id: 'grammar_explanations', label: 'Grammar explanations', says: 'explains grammar' },
      { id: 'cultural_context', label: 'Cultural context', says: 'explains how people use the language' },
      { id: 'full_translations', label: 'Full translations', says: 'translates whole texts' },
    ],
  },
} as const;

export type GuidelineFamily = keyof typeof guidelineFamilies;

const levelOf = <const L extends readonly { id: string }[]>(levels: L) =>
  z.enum(levels.map(({ id }) => id) as { [K in keyof L]: L[K]['id'] }, {
    error: `Please choose one of ${levels.map(({ id }) => id).join(', ')}.`,
  });

const families = guidelineFamilies;

/** Guidelines: directness always, of the other families the chosen ones. */
export const aiGuidelines = z.object({
  directness: levelOf(families.directness.levels),
  mathSupport: levelOf(families.mathSupport.levels).optional(),
  citations: levelOf(families.citations.levels).optional(),
  programmingSupport: levelOf(families.programmingSupport.levels).optional(),
  translationSupport: levelOf(families.translationSupport.levels).optional(),
});
export type AiGuidelines = z.infer<typeof aiGuidelines>;

type Chosen = { readonly [F in GuidelineFamily]?: AiGuidelines[F] | undefined } | null | undefined;

const chosen = <S extends z.ZodType>(level: S) => level.nullish().transform((value) => value ?? undefined);

/** Guidelines as a client sends them; absent families get the subject's default. */
export const aiGuidelinesInput = z
  .object({
    directness: chosen(levelOf(families.directness.levels)),
    mathSupport: chosen(levelOf(families.mathSupport.levels)),
    citations: chosen(levelOf(families.citations.levels)),
    programmingSupport: chosen(levelOf(families.programmingSupport.levels)),
    translationSupport: chosen(levelOf(families.translationSupport.levels)),
  })
  .nullish();

const defaults: Record<Subject, AiGuidelines> = {
  Mathematics: { directness: 'guided', mathSupport: 'formulas_allowed' },
  Science: { directness: 'guided', mathSupport: 'formulas_allowed' },
  'Computer Science': { directness: 'guided', programmingSupport: 'syntax_checking' },
  'Language Arts': { directness: 'guided', citations: 'paraphrase_only' },
  'Social Studies': { directness: 'guided', citations: 'paraphrase_only' },
  'Foreign Languages': { directness: 'guided', translationSupport: 'show_definitions' },
  Business: { directness: 'guided', mathSupport: 'formulas_allowed', citations: 'paraphrase_only' },
};

/** The default guidelines of each subject (spec 9). */
export const defaultGuidelines = (subject: Subject): AiGuidelines => ({ ...defaults[subject] });

/** The families that a teacher of the subject can choose: those with a default. */
export const familiesOf = (subject: Subject): GuidelineFamily[] =>
  Object.keys(defaults[subject]) as GuidelineFamily[];

/** The chosen levels, and the present ones for the others. */
export function chooseGuidelines(before: AiGuidelines, chosen: Chosen): AiGuidelines {
  const given = Object.entries(chosen ?? {}).filter(([, level]) => level !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** The chosen levels, and the subject's defaults for the others. */
export const effectiveGuidelines = (subject: Subject, chosen: Chosen): AiGuidelines =>
  chooseGuidelines(defaults[subject], chosen);

/** The guidelines in plain words, in the order of the families. */
export function describeGuidelines(
  guidelines: AiGuidelines,
): { family: string; level: string; says: string }[] {
  return (Object.keys(guidelineFamilies) as GuidelineFamily[]).flatMap((family) => {
    const { label, levels } = guidelineFamilies[family];
    const level = levels.find(({ id }) => id === guidelines[family]);
    return level ? [{ family: label, level: level.label, says: level.says }] : [];
  });
}

/** The loosest levels that can give an exercise's whole answer, and what they would do. */
const wholeWork: Partial<Record<GuidelineFamily, { level: string; would: string }>> = {
  mathSupport: { level: 'full_calculations', would: 'Whole calculations' },
  programmingSupport: { level: 'show_full_code', would: 'Whole programs' },
  translationSupport: { level: 'full_translations', would: 'Whole translations' },
};

/**
 * One sentence for the teacher for each pair of levels that contradict each other; the stricter one wins (guidelines, part 1).
 */
export function conflictsOf(guidelines: AiGuidelines): string[] {
  if (guidelines.directness !== 'restrictive' && guidelines.directness !== 'guided') return [];
  const { label, levels } = guidelineFamilies.directness;
  const chosenLevel = levels.find(({ id }) => id === guidelines.directness)?.label;
  return (Object.keys(wholeWork) as GuidelineFamily[]).flatMap((family) => {
    const work = wholeWork[family];
    if (!work || guidelines[family] !== work.level) return [];
    return `${work.would} can give the answer away. ${label} is ${chosenLevel}: the answer itself is still stopped.`;
  });
}
