import {
  type AnswerKeyForm,
  type Assignment,
  closesAfterOpening,
  createAssignment,
  invalidWindow,
} from '../../contract/assignments.ts';
import type { Subject } from '../../contract/constants.ts';
import {
  type AiGuidelines,
  defaultGuidelines,
  familiesOf,
  type GuidelineFamily,
  guidelineFamilies,
} from '../../contract/guidelines.ts';
import { refusalOf } from '../ui/form-refusal.ts';
import { fromLocalInput, toLocalInput } from '../ui/moments.ts';
import { readFields } from '../ui/read-form.ts';
import { skippedSentence } from './clock-changes.ts';

/**
 * The values of an assignment's form: text as it is typed, dates in local time, a level for each family.
 * `refusesProposedKeys` is `yes` or empty.
 */
export type AssignmentValues = Record<
  | 'title'
  | 'description'
  | 'openDate'
  | 'closeDate'
  | 'refusesProposedKeys'
  | keyof AnswerKeyForm
  | GuidelineFamily,
  string
>;

const families = Object.keys(guidelineFamilies) as GuidelineFamily[];

/** The families that a form offers: those of the subject, and those that the assignment already uses. */
export const offeredFamilies = (subject: Subject, current?: AiGuidelines): GuidelineFamily[] =>
  families.filter((family) => familiesOf(subject).includes(family) || current?.[family] !== undefined);

const levelsOf = (guidelines: AiGuidelines) =>
  Object.fromEntries(families.map((family) => [family, guidelines[family] ?? ''])) as Record<
    GuidelineFamily,
    string
  >;

const emptyKey: AnswerKeyForm = { answers: '', steps: '', model: '' };

/** The values of a new assignment: it opens at once, and the teacher chooses when it closes. */
export const newValues = (subject: Subject, now: Date): AssignmentValues => ({
  title: '',
  description: '',
  openDate: toLocalInput(now.toISOString()),
  closeDate: '',
  refusesProposedKeys: '',
  ...emptyKey,
  ...levelsOf(defaultGuidelines(subject)),
});

/**
 * The values of a form that is opened again. Each field has the text of the draft, or its initial value where
 * the draft has none.
 */
export function restoredValues(initial: AssignmentValues, draft: Readonly<Record<string, string>>) {
  const names = Object.keys(initial) as (keyof AssignmentValues)[];
  const typed = names.flatMap((name) => (draft[name] ? [[name, draft[name]] as const] : []));
  return { ...initial, ...Object.fromEntries(typed) };
}

/** What the form of an assignment changes. */
export const changeableOf = ({
  title,
  description,
  openDate,
  closeDate,
  aiGuidelines,
  answerKey,
  refusesProposedKeys,
}: Assignment) => ({
  title,
  description,
  openDate,
  closeDate,
  aiGuidelines,
  answerKey,
  refusesProposedKeys,
});
type Changeable = ReturnType<typeof changeableOf>;

/** The values of a stored assignment. */
export const valuesOf = (assignment: Changeable, subject: Subject): AssignmentValues => ({
  title: assignment.title,
  description: assignment.description,
  openDate: toLocalInput(assignment.openDate),
  closeDate: toLocalInput(assignment.closeDate),
  refusesProposedKeys: assignment.refusesProposedKeys ? 'yes' : '',
  ...(assignment.answerKey ?? emptyKey),
  ...levelsOf({ ...defaultGuidelines(subject), ...assignment.aiGuidelines }),
});

/** Refuses times that no clock of the reader's zone shows. @throws FormRefusal */
export function refuseSkipped(typed: Readonly<Record<string, string>>): void {
  const sentences = Object.entries(typed).flatMap(([name, value]) => {
    const sentence = skippedSentence(value);
    return sentence === null ? [] : [[name, sentence] as const];
  });
  const refusal = refusalOf(Object.fromEntries(sentences));
  if (refusal !== null) throw refusal;
}

/**
 * A date from the form, in UTC; empty if none was typed.
 * @param stored the date of the assignment that is changed
 */
function readDate(
  values: AssignmentValues,
  name: 'openDate' | 'closeDate',
  stored: string | undefined,
): string {
  const typed = values[name];
  // The field has no seconds: a date that was not changed keeps its exact value.
  return stored !== undefined && typed === toLocalInput(stored) ? stored : (fromLocalInput(typed) ?? '');
}

/**
 * The fields that the tutor depends on: the levels of the offered families, the answer key, and whether
 * proposed keys are refused.
 */
export const readTutorFields = (values: AssignmentValues, offered: readonly GuidelineFamily[]) => ({
  aiGuidelines: Object.fromEntries(offered.map((family) => [family, values[family]])) as AiGuidelines,
  refusesProposedKeys: values.refusesProposedKeys !== '',
  answerKey: { answers: values.answers, steps: values.steps, model: values.model },
});

/** The server's schema for an assignment, with the rule that it closes after it opens. */
const schema = createAssignment.body
  .omit({ classId: true })
  .refine(closesAfterOpening, { error: invalidWindow, path: ['closeDate'] });

/**
 * The body that the form sends: trimmed text, dates in UTC, and what the tutor depends on.
 * @throws FormRefusal that names every field with something missing or wrong, in the order of the form
 */
export const readValues = (
  values: AssignmentValues,
  offered: readonly GuidelineFamily[],
  stored?: Changeable,
) => {
  refuseSkipped({ openDate: values.openDate, closeDate: values.closeDate });
  return readFields(schema, {
    title: values.title,
    description: values.description,
    openDate: readDate(values, 'openDate', stored?.openDate),
    closeDate: readDate(values, 'closeDate', stored?.closeDate),
    ...readTutorFields(values, offered),
  });
};
