import { z } from 'zod';
import { farthestPlace, limits } from './constants.ts';
import { endpoint, id, timestamp, waitQuery } from './endpoint.ts';
import { errorCodes } from './errors.ts';

/**
 * What a message does: it says that its writer is stuck, presses for the answer, speaks of something else
 * than the work, ends, makes a step or an attempt, or asks an ordinary question.
 */
export const dialogueActs = ['stuck', 'presses', 'elsewhere', 'ends', 'step', 'asks'] as const;
export type DialogueAct = (typeof dialogueActs)[number];

const readingRecord = z.object({
  reader: z.enum(['guard', 'judge']),
  model: z.string(),
  found: z
    .string()
    .describe(
      'safe, unread, danger:<kind>, distress, jailbreak, content:<kind>, doubtful:<kind>, or the prohibition.',
    ),
  act: z.enum(dialogueActs).optional().describe('What the message does.'),
});
export type ReadingRecord = z.infer<typeof readingRecord>;

/** What the guideline check did with one answer: the receipt that the teacher can read. */
export const receipt = z.object({
  outcome: z
    .enum(['passed', 'rewritten', 'replaced'])
    .describe('Rewritten: cut, generated again or added to. Replaced: a hint took its place.'),
  rule: z.string().nullable().describe('The first prohibition that was violated, or null.'),
  stopped: z.array(z.string()).describe('Every prohibition that was violated, in order.'),
  checked: z.number().int().describe('How many prohibitions were checked.'),
  guidelines: z.string().describe('The edition and the levels that applied.'),
  checkedAgainst: z
    .enum(['key', 'proposed', 'none'])
    .describe("What the reply was compared with: the teacher's answer key, one that was proposed, or none."),
  workedOut: z
    .boolean()
    .optional()
    .describe('The proposed answer was worked out by arithmetic and not by a model.'),
  attemptFirst: z
    .boolean()
    .optional()
    .describe('The student had not tried yet, so that the tutor gave hints only and asked for an attempt.'),
  limitedBy: z
    .object({ profile: z.string(), families: z.array(z.string()) })
    .optional()
    .describe(
      'The school profile whose ceilings are stricter than the chosen levels, and in which families.',
    ),
  gaveWhole: z
    .boolean()
    .optional()
    .describe(
      'The answer contained the whole: the final answer, a whole function, a clause of the translation.',
    ),
  pointsToPeople: z
    .boolean()
    .optional()
    .describe('The answer ends with a sentence that points to people, since the question told of distress.'),
  secondModel: z
    .object({
      question: z.enum(['clear', 'stopped', 'distress', 'unread']).optional(),
      reply: z.enum(['clear', 'stopped', 'unread']).optional(),
    })
    .optional()
    .describe(
      'What second readers made of the question and of the reply. Unread: not in time, or no verdict, of all or a part.',
    ),
  readBy: z
    .object({
      question: z.array(readingRecord).describe('Empty: nobody has read the question in time.'),
      reply: z
        .object({
          doubtful: z.number().int().describe('How many parts of the reply were in doubt.'),
          unread: z.number().int().describe('How many of them nobody has read in time.'),
          found: z.array(readingRecord),
        })
        .optional()
        .describe('Absent: no part was in doubt.'),
    })
    .optional()
    .describe('Which models read what, and what nobody has read; absent where none is connected.'),
  fallbackModel: z
    .string()
    .optional()
    .describe('The model that was asked in place of the first one, which did not answer.'),
  unchecked: z
    .boolean()
    .optional()
    .describe('The end of the answer was shown unchecked, because checking it would have cost too much.'),
});
export type Receipt = z.infer<typeof receipt>;

/** What the checks found in a question. No finding blocks a question. */
export const inputFindings = z.object({
  switchOff: z.boolean().describe('A prompt injection: it tries to switch the rules off.'),
  pressure: z.boolean().describe('It presses for the answer.'),
  offloading: z
    .boolean()
    .default(false)
    .describe('It hands the work over: asks for the whole, or is the exercise with no work beside it.'),
  stuck: z.boolean().default(false).describe('Its writer says that they do not understand or cannot go on.'),
  solved: z
    .boolean()
    .default(false)
    .describe(
      'It states the answer of the exercise, as far as the answer is known; told when the reply ends.',
    ),
  act: z
    .enum(dialogueActs)
    .nullable()
    .default(null)
    .describe('What it does, as a trained part reads it: for the marks of a lesson; null: not plain.'),
  masked: z.array(z.string()).describe('Kinds of personal data that the model did not see.'),
});
export type InputFindings = z.infer<typeof inputFindings>;

/** A question and its answer (spec 3, contract "The tutor"). `answer` is empty while pending. */
export const interaction = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  assignmentId: z.string().nullable(),
  openingId: z.string().nullable(),
  studentUid: z.string(),
  studentName: z.string(),
  question: z.string(),
  changedFrom: z
    .string()
    .nullable()
    .default(null)
    .describe('The interaction whose question this one changes. It may have been deleted.'),
  answer: z.string(),
  status: z.enum(['pending', 'answered', 'stopped', 'failed']),
  failure: z.enum(errorCodes).nullable().describe('Why a failed one failed.'),
  guard: receipt.nullable().describe('What the guideline check did; null until the answer ended.'),
  noticed: inputFindings
    .nullable()
    .describe('What the checks found in the question; null for students, and when they found nothing.'),
  createdAt: timestamp,
  processedAt: timestamp.nullable(),
});
export type Interaction = z.infer<typeof interaction>;

const question = z
  .string({ error: 'Please write a question.' })
  // Spaces around the text do not count, so it can be longer before it is trimmed, but not without a limit.
  .max(limits.questionMaximum * 4, {
    error: `Please keep a question to ${limits.questionMaximum} characters.`,
  })
  .trim()
  .min(1, { error: 'Please write a question.' })
  .max(limits.questionMaximum, { error: `Please keep a question to ${limits.questionMaximum} characters.` });

/** The body of a question, in a session or an assignment. */
export const questionBody = {
  question,
  studentName: z.unknown().optional().describe('Accepted and not trusted: the name is the profile’s.'),
  retryOf: id.optional().describe('The failed interaction that this asks again.'),
  changedFrom: id
    .optional()
    .describe(
      'The interaction of this conversation whose question this changes; ignored when it is not there.',
    ),
};

const askAnswer = z.object({ response: z.string(), interaction });

const place = z.object({
  before: z
    .number()
    .int()
    .max(farthestPlace)
    .describe('How many questions come before it; farther places are not counted.'),
  seconds: z
    .number()
    .int()
    .nullable()
    .describe('In about how many seconds its turn comes; null when nobody can tell.'),
});
export type Place = z.infer<typeof place>;

/** The events of a streamed answer: the deltas joined are the stored answer. */
export const askEvents = {
  start: z.object({ interactionId: z.string() }),
  place: z
    .object({ place: place.nullable() })
    .describe('Where the question waits for the model, as it changes; null when its turn has come.'),
  delta: z.object({ text: z.string() }),
  done: z.object({ interaction }),
  error: z.object({ code: z.enum(errorCodes), message: z.string(), requestId: z.string().optional() }),
};

const askErrors = [
  'time-limit-reached',
  'quota-reached',
  'question-pending',
  'idempotency-key-reused',
  'not-retryable',
  'too-many-requests',
  'model-failed',
  'model-overloaded',
  'model-timeout',
] as const;

export const askInSession = endpoint({
  method: 'POST',
  path: '/api/student/ask',
  caller: 'student',
  summary: 'Asks the tutor in an open session',
  query: z.object(waitQuery),
  body: z.object({ ...questionBody, sessionId: id }),
  answer: askAnswer,
  errors: ['session-not-found', 'session-closed', 'lesson-paused', ...askErrors],
  streams: askEvents,
});

const assignmentId = z.object({ assignmentId: id });

export const askInAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/:assignmentId/chat',
  caller: 'student',
  summary: 'Asks the tutor in an open assignment',
  params: assignmentId,
  query: z.object(waitQuery),
  body: z.object(questionBody),
  answer: askAnswer,
  errors: ['assignment-not-found', 'assignment-unavailable', ...askErrors],
  streams: askEvents,
});

export const followAnswer = endpoint({
  method: 'GET',
  path: '/api/interactions/:interactionId/events',
  caller: 'student',
  summary: "Streams an answer of one's own from its beginning: what was shown so far, and what follows",
  params: z.object({ interactionId: id }),
  query: z.object(waitQuery),
  answer: z.object({}),
  errors: ['interaction-not-found'],
  streams: askEvents,
});

export const stopInteraction = endpoint({
  method: 'POST',
  path: '/api/interactions/:interactionId/stop',
  caller: 'student',
  summary: 'Stops an answer and keeps the text shown so far',
  params: z.object({ interactionId: id }),
  answer: z.object({ interaction }),
  errors: ['interaction-not-found'],
});

/** What the tutor's model got for a question. */
const told = z.object({
  edition: z.number().int().describe('The edition of the instructions.'),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .describe('Exactly as sent: the instructions, the conversation so far, the question.'),
  corrections: z
    .array(z.string())
    .describe('What the instructions said besides when the tutor was asked again after a stopped reply.'),
});
export type Told = z.infer<typeof told>;

export const getTold = endpoint({
  method: 'GET',
  path: '/api/interactions/:interactionId/told',
  caller: 'teacher',
  summary: "Exactly what the tutor's model was sent for a question of the caller's student",
  params: z.object({ interactionId: id }),
  answer: z.object({
    told: told
      .nullable()
      .describe(
        'Null while the answer is pending, and when no language model was asked, as for a support text.',
      ),
  }),
  errors: ['interaction-not-found'],
});
