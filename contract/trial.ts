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
