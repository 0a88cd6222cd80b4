import { z } from 'zod';
import { changeOf } from './changes.ts';
import { limits } from './constants.ts';
import { endpoint, id, optionalText, timestamp } from './endpoint.ts';
import { aiGuidelines, aiGuidelinesInput } from './guidelines.ts';
import { oneLineText, optionalLine } from './one-line-text.ts';

const keyMaximum = 8_000;
const keyText = z
  .string()
  .trim()
  .max(keyMaximum, { error: `Please use at most ${keyMaximum} characters in the answer key.` });

/** The answer key of an assignment as its teacher typed it, one answer or step on each line. */
export const answerKeyForm = z.object({
  answers: keyText.default('').describe('The final answers, with other ways to write them.'),
  steps: keyText.default('').describe('The intermediate results, in their order.'),
  model: keyText.default('').describe('A model text, program or translation.'),
});
export type AnswerKeyForm = z.infer<typeof answerKeyForm>;

/** An assignment: a task with a window of time, worked on by chatting (spec 3). */
export const assignment = z.object({
  id: z.string(),
  classId: z.string(),
  title: z.string(),
  description: z.string(),
  openDate: timestamp,
  closeDate: timestamp,
  aiGuidelines,
  answerKey: answerKeyForm.nullable().describe('For its teacher only; null for students and without one.'),
  refusesProposedKeys: z
    .boolean()
    .describe(
      'Whether its teacher refused a proposed key, so that the model is not asked for one beside its replies.',
    ),
  className: z.string(),
  teacherName: z.string(),
  createdAt: timestamp,
  archivedAt: timestamp.nullable().describe('Null unless it was deleted with conversations, which are kept.'),
});
export type Assignment = z.infer<typeof assignment>;

export type AssignmentStatus = 'upcoming' | 'open' | 'closed';

/**
 * The last moment of a window. A close date that is a full minute, as people type it, includes that minute.
 */
export function endOfWindow({ closeDate }: Pick<Assignment, 'closeDate'>): Date {
  const end = new Date(closeDate);
  if (end.getTime() % 60_000 === 0) end.setUTCSeconds(59, 999);
  return end;
}

/** The status by the clock (spec 4): open from its open date to the end of its window, both included. */
export function assignmentStatus(
  window: Pick<Assignment, 'openDate' | 'closeDate'>,
  at: Date,
): AssignmentStatus {
  if (at < new Date(window.openDate)) return 'upcoming';
  return at <= endOfWindow(window) ? 'open' : 'closed';
}

/**
 * The schema of a date and time as people and datetime-local fields write it, in UTC unless it has an offset.
 * @param message the sentence that refuses a missing or invalid one
 */
const dateAndTime = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(40, { error: message })
    .transform((text, context) => {
      const withZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
      const date = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? withZone : Number.NaN);
      if (!Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1970) return date.toISOString();
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });

/** Whether a window closes after it opens. */
export const closesAfterOpening = ({
  openDate,
  closeDate,
}: Pick<Assignment, 'openDate' | 'closeDate'>): boolean => closeDate > openDate;

/** The sentence that refuses a window that does not close after it opens. */
export const invalidWindow = 'The close date must be after the open date.';

/** The texts of an assignment that is still being written: each may be missing. */
export const draft = {
  title: optionalLine(limits.titleMaximum).default(''),
  description: z.string().trim().max(limits.descriptionMaximum).default(''),
};

const fields = {
  title: oneLineText(limits.titleMaximum, 'Please give the assignment a title.'),
  description: optionalText(limits.descriptionMaximum)
    .nullish()
    .transform((text) => text ?? ''),
  openDate: dateAndTime('Please give a valid open date and time.'),
  closeDate: dateAndTime('Please give a valid close date and time.'),
  aiGuidelines: aiGuidelinesInput,
  answerKey: answerKeyForm.nullish(),
  refusesProposedKeys: z.boolean().optional().describe('False when it is left out of a new assignment.'),
};

const assignmentId = z.object({ assignmentId: id });

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/create',
  caller: 'teacher',
  summary: 'Creates an assignment; absent guidelines take the defaults of the subject',
  body: z.object({ ...fields, classId: id }),
  answer: z.object({ message: z.string(), assignment }),
  errors: ['class-not-found', 'class-archived', 'looser-than-profile'],
});

export const listClassAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments/class/:classId',
  caller: 'account',
  summary: "A class's assignments, the first to close first; a student sees those that have opened",
  params: z.object({ classId: id }),
  query: z.object({ archived: z.enum(['true', 'false']).default('false') }),
  answer: z.object({ assignments: z.array(assignment) }),
  errors: ['class-not-found'],
});

export const getAssignment = endpoint({
  method: 'GET',
  path: '/api/assignments/:assignmentId',
  caller: 'account',
  summary: 'One assignment; to a student one that has not opened does not exist',
  params: assignmentId,
  answer: z.object({ assignment }),
  errors: ['assignment-not-found'],
});

export const updateAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/:assignmentId/update',
  caller: 'teacher',
  summary: 'Changes an assignment: its text, its window (extend, close now), its guidelines',
  params: assignmentId,
  body: changeOf(
    z.object({
      ...fields,
      closeNow: z.boolean().describe("Closes it at this moment of the server's clock."),
    }),
  ),
  answer: z.object({ message: z.string(), assignment }),
  errors: ['assignment-not-found', 'class-archived', 'looser-than-profile'],
});

export const deleteAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/:assignmentId/delete',
  caller: 'teacher',
  summary: 'Deletes an assignment; one with conversations is archived, and only after confirmation',
  params: assignmentId,
  body: z.object({ archiveConversations: z.boolean().default(false) }),
  answer: z.object({ message: z.string() }),
  errors: ['assignment-not-found', 'class-archived', 'assignment-has-conversations'],
});
