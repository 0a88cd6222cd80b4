import { z } from 'zod';
import type { Subject } from './constants.ts';

/**
 * The families with their levels, the strictest first (spec 9). `says` completes the sentence "The tutor …"
 * for teachers and students.
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
      {
        id: 'short_quotes',
        label: 'Short quotes',
        says: 'quotes short passages and names their source',
      },
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
      { id: 'debug_assistance', label: 'Debug assistance', says: 'helps to find and fix errors' },
      { id: 'show_full_code', label: 'Show full code', says: 'shows whole programs' },
    ],
  },
  translationSupport: {
    label: 'Translation support',
    levels: [
      { id: 'show_definitions', label: 'Show definitions', says: 'explains single words' },
      { id: 'grammar_explanations', label: 'Grammar explanations', says: 'explains grammar' },
      {
        id: 'cultural_context',
        label: 'Cultural context',
        says: 'explains how people use the language',
      },
      { id: 'full_translations', label: 'Full translations', says: 'translates whole texts' },
    ],
  },
} as const;

export type GuidelineFamily = keyof typeof guidelineFamilies;

/** The ids of a family's levels as a schema. */
const levelSchema = <const L extends readonly { id: string }[]>(levels: L) =>
  z.enum(levels.map(({ id }) => id) as { [K in keyof L]: L[K]['id'] }, {
    error: `Please choose one of ${levels.map(({ id }) => id).join(', ')}.`,
  });

/** Guidelines: a level of directness, and a level of each other family that was chosen. */
export const aiGuidelines = z.object({
  directness: levelSchema(guidelineFamilies.directness.levels),
  mathSupport: levelSchema(guidelineFamilies.mathSupport.levels).optional(),
  citations: levelSchema(guidelineFamilies.citations.levels).optional(),
  programmingSupport: levelSchema(guidelineFamilies.programmingSupport.levels).optional(),
  translationSupport: levelSchema(guidelineFamilies.translationSupport.levels).optional(),
});
export type AiGuidelines = z.infer<typeof aiGuidelines>;

type ChosenLevels = { readonly [F in GuidelineFamily]?: AiGuidelines[F] | undefined } | null | undefined;

/** The level of a family as a client sends it: it may be absent, and null counts as absent. */
const optionalLevel = <const L extends readonly { id: string }[]>(levels: L) =>
  levelSchema(levels)
    .nullish()
    .transform((level) => level ?? undefined);

/** Guidelines as a client sends them; absent families get the subject's default. */
export const aiGuidelinesInput = z
  .object({
    directness: optionalLevel(guidelineFamilies.directness.levels),
    mathSupport: optionalLevel(guidelineFamilies.mathSupport.levels),
    citations: optionalLevel(guidelineFamilies.citations.levels),
    programmingSupport: optionalLevel(guidelineFamilies.programmingSupport.levels),
    translationSupport: optionalLevel(guidelineFamilies.translationSupport.levels),
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

/** The current guidelines with the chosen levels; families without a chosen level keep theirs. */
export function chooseGuidelines(current: AiGuidelines, chosen: ChosenLevels): AiGuidelines {
  const present = Object.entries(chosen ?? {}).filter(([, level]) => level !== undefined);
  return { ...current, ...Object.fromEntries(present) };
}

/** The chosen levels, and the subject's defaults for the others. */
export const effectiveGuidelines = (subject: Subject, chosen: ChosenLevels): AiGuidelines =>
  chooseGuidelines(defaults[subject], chosen);

/** The guidelines in plain words, in the order of the families. */
export function describeGuidelines(
  guidelines: Partial<AiGuidelines>,
): { family: string; level: string; says: string }[] {
  return (Object.keys(guidelineFamilies) as GuidelineFamily[]).flatMap((family) => {
    const { label, levels } = guidelineFamilies[family];
    const level = levels.find(({ id }) => id === guidelines[family]);
    return level ? [{ family: label, level: level.label, says: level.says }] : [];
  });
}

/**
 * The loosest levels of the families in which a reply can be the whole answer of an exercise, and the form of
 * such a reply.
 */
const wholeAnswers: Partial<Record<GuidelineFamily, { level: string; form: string }>> = {
  mathSupport: { level: 'full_calculations', form: 'Whole calculations' },
  programmingSupport: { level: 'show_full_code', form: 'Whole programs' },
  translationSupport: { level: 'full_translations', form: 'Whole translations' },
};

/**
 * The contradictions between chosen levels, each as a sentence for the teacher. The stricter level wins.
 */
export function conflictsOf(guidelines: AiGuidelines): string[] {
  if (guidelines.directness !== 'restrictive' && guidelines.directness !== 'guided') return [];
  const { label, levels } = guidelineFamilies.directness;
  const chosenLevel = levels.find(({ id }) => id === guidelines.directness)?.label;
  return (Object.keys(wholeAnswers) as GuidelineFamily[]).flatMap((family) => {
    const whole = wholeAnswers[family];
    if (!whole || guidelines[family] !== whole.level) return [];
    return `${whole.form} can give the answer away. ${label} is ${chosenLevel}: the answer itself is still stopped.`;
  });
}
