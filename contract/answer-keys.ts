import { z } from 'zod';
import { answerKeyForm, draft } from './assignments.ts';
import { endpoint, id } from './endpoint.ts';

/**
 * A key that the connected model proposes for an assignment. Nothing uses it until a teacher has accepted it.
 */
export const keyProposal = z.object({
  key: answerKeyForm.describe(
    'The final answers, equal forms and translations of them, the steps, a model solution.',
  ),
  mistakes: z.array(z.string()).describe('Usual mistakes, for the teacher to read.'),
  arithmetic: z
    .enum(['agrees', 'corrected', 'silent', 'alone'])
    .describe(
      'Arithmetic gets the same answer, has replaced another one or none, cannot tell, or proposes alone without a model.',
    ),
});
export type KeyProposal = z.infer<typeof keyProposal>;

/** Proposes the answer key of an assignment that is being written (guidelines, part 2). Nothing is stored. */
export const proposeAnswerKey = endpoint({
  method: 'POST',
  path: '/api/assignments/answer-key/propose',
  caller: 'teacher',
  summary: 'Asks the connected model for the answer key of an assignment; nothing is stored',
  body: z.object({
    classId: id,
    ...draft,
  }),
  answer: z.object({
    proposal: keyProposal.nullable().describe('Null when there is no single right answer.'),
  }),
  errors: [
    'class-not-found',
    'class-archived',
    'too-many-requests',
    'model-failed',
    'model-overloaded',
    'model-timeout',
  ],
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
