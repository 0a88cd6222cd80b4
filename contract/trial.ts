import { z } from 'zod';
import { answerKeyForm, draft } from './assignments.ts';
import { endpoint, id } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { aiGuidelinesInput } from './guidelines.ts';
import { inputFindings, questionBody, receipt } from './tutor.ts';

/**
 * How many earlier questions a trial can have. The teacher's page sends them each time, since a trial is not
 * stored.
 */
const earlierMaximum = 20;

const trialAnswer = z.object({
  response: z.string(),
  receipt,
  noticed: inputFindings
    .nullable()
    .describe('What the checks would find in a student’s question; null for nothing.'),
});

/**
 * The events of a streamed trial: the deltas joined are the response. The trial ends when its reader leaves.
 */
const trialEvents = {
  start: z.object({}),
  delta: z.object({ text: z.string() }),
  done: trialAnswer,
  error: z.object({ code: z.enum(errorCodes), message: z.string(), requestId: z.string().optional() }),
};

/** A teacher tries an assignment as a student would, before it is published (guidelines, part 8). */
export const tryAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/try',
  caller: 'teacher',
  summary: 'Answers a question as a student of the class would get it; nothing is stored',
  body: z.object({
    classId: id,
    ...draft,
    aiGuidelines: aiGuidelinesInput,
    answerKey: answerKeyForm.nullish(),
    refusesProposedKeys: z.boolean().optional(),
    question: questionBody.question,
    earlier: z
      .array(z.object({ question: z.string().max(32_000), answer: z.string().max(64_000) }))
      .max(earlierMaximum)
      .default([]),
  }),
  answer: trialAnswer,
  errors: [
    'class-not-found',
    'class-archived',
    'too-many-requests',
    'model-failed',
    'model-overloaded',
    'model-timeout',
  ],
  streams: trialEvents,
});

/**
 * How the checks understand one thing in an answer key. The web app puts it in words
 * (docs/decisions/18-languages-and-words.md).
 */
export const understoodLine = z.object({
  kind: z
    .enum(['value', 'as-written', 'words', 'step', 'model'])
    .describe(
      'An answer by its value, by its digits as written or by its words; a step; the model solution.',
    ),
  written: z.string().describe('As it was typed; empty for the model solution.'),
  equivalents: z.array(z.string()).describe('The same value in other numbers and units, accepted too.'),
});
export type UnderstoodLine = z.infer<typeof understoodLine>;

/** What looks like a typing error in an answer key. */
export const keyProblem = z.object({
  kind: z.enum([
    'decimal-point',
    'not-a-number',
    'division-by-zero',
    'letters-in-number',
    'loose-sign',
    'brackets',
    'unknown-unit',
    'too-many-lines',
  ]),
  found: z.string().describe('What was typed; empty where it is about the whole key.'),
});
export type KeyProblem = z.infer<typeof keyProblem>;

export const checkAnswerKey = endpoint({
  method: 'POST',
  path: '/api/assignments/answer-key',
  caller: 'teacher',
  summary: 'What an answer key says, as the checks understand it',
  body: answerKeyForm,
  answer: z.object({
    understood: z.array(understoodLine),
    problems: z.array(keyProblem),
  }),
  errors: [],
});
