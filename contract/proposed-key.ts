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
