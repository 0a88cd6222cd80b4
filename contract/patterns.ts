import { z } from 'zod';
import { endpoint, id, timestamp, typed } from './endpoint.ts';

/** What the product looks for in a student's messages over days. */
export const patterns = [
  'night-use',
  'more-distress',
  'distress',
  'condition',
  'harmful-requests',
  'not-stopping',
] as const;
export type Pattern = (typeof patterns)[number];

/**
 * What makes a pattern, with the reason for each number. None was tested with children: they are set so that
 * an ordinary week, an exam or one bad day makes no observation.
 */
export const thresholds = {
  /**
   * Evidence covers two weeks: long enough to show a habit, and recent enough for the contact to ask about
   * it.
   */
  windowDays: 14,
  /** How many days of messages are read. The last days are compared with the student's own earlier ones. */
  historyDays: 28,
  /** Most children of school age are asleep then. One question may come from a wrong clock; three are use. */
  night: { hours: { from: '23:00', until: '05:00' }, messages: 3, nights: 4 },
  /** One message may be misread and one day may be bad; three on two days are worth a calm question. */
  distress: { messages: 3, days: 2 },
  /** A condition is named rarely and by a plain word, so twice is enough. */
  condition: { messages: 2, days: 1 },
  /**
   * One silly question makes no pattern. Three of any kind do, and two grave ones, since help with those can
   * hurt others.
   */
  harmful: { messages: 3, grave: 2 },
  /**
   * Twice as many messages of distress on a day of use as before. Fewer than five earlier days of use are too
   * few to compare with.
   */
  more: { recentDays: 3, messages: 4, days: 2, times: 2, earlierDays: 5 },
  /**
   * A greeting opens most talks, and a limit surprises once; again and again on three days is something else.
   */
  stopping: { refusals: 3, lingering: 4, days: 3 },
} as const;

/** What one message of the evidence tells. `alert`: it showed danger, and an alert was raised. */
export const signs = [
  'condition',
  'isolation',
  'low-mood',
  'family',
  'alert',
  'lingering',
  'harmful',
  'grave',
] as const;
export type Sign = (typeof signs)[number];

/** The kinds of harmful content with which somebody can be hurt badly. */
export const graveKinds: ReadonlySet<string> = new Set([
  'content:sexual-violence',
  'content:weapons',
  'content:extremism',
  'content:self-harm-methods',
]);

/** The longest remark with which an observation is closed, in characters. */
const remarkMaximum = 1_000;

/**
 * An observation: what the product noticed in a student's messages over days, for the school's safeguarding
 * contact. It holds evidence and no score, and nothing follows from it by itself.
 */
export const observation = z.object({
  id: z.string(),
  pattern: z.enum(patterns),
  studentName: z.string(),
  studentUsername: z.string().describe('Empty when the account was deleted.'),
  classNames: z.array(z.string()).describe('The classes of the school that the student is in now.'),
  from: timestamp.describe('The first moment of the evidence.'),
  until: timestamp.describe('The last moment of the evidence.'),
  timeZone: z.string().describe('The time zone of the school, in which days and nights were told apart.'),
  days: z
    .array(z.object({ from: timestamp, until: timestamp, messages: z.number().int() }))
    .describe('The days or nights of the evidence, with its first and last moment in each.'),
  messages: z
    .array(
      z.object({
        at: timestamp,
        sign: z.enum(signs),
        inAssignment: z.boolean(),
        text: z.string().nullable().describe('Null when the message is no longer stored.'),
      }),
    )
    .describe('The messages that were noticed, the oldest first; at most twelve.'),
  count: z.number().int().describe('How many messages were noticed, listed or not.'),
  refused: z.number().int().describe('Questions that were refused because the time was over.'),
  others: z.number().int().describe('Messages of the same days that were not noticed.'),
  before: z
    .object({ messages: z.number().int(), days: z.number().int() })
    .nullable()
    .describe('How many were noticed in the student’s earlier days of use; null where nothing is compared.'),
  notedAt: timestamp,
  readAt: timestamp.nullable(),
  readBy: z.string().nullable(),
  closedAt: timestamp.nullable(),
  closedBy: z.string().nullable(),
  remark: z.string().nullable().describe('What whoever closed it found or did.'),
});
export type Observation = z.infer<typeof observation>;

export const listObservations = endpoint({
  method: 'GET',
  path: '/api/observations',
  caller: 'teacher',
  summary: 'The observations of the school, newest first, for its safeguarding contact',
  answer: z.object({
    observations: z
      .array(observation)
      .nullable()
      .describe('Null for everybody who is not the safeguarding contact of the school.'),
  }),
  errors: [],
});

const observationCall = {
  params: z.object({ observationId: id }),
  answer: z.object({ observation }),
  errors: ['observation-not-found'],
} as const;

export const readObservation = endpoint({
  method: 'POST',
  path: '/api/observations/:observationId/read',
  caller: 'teacher',
  summary: 'Records that the safeguarding contact has read it',
  ...observationCall,
});

export const closeObservation = endpoint({
  method: 'POST',
  path: '/api/observations/:observationId/close',
  caller: 'teacher',
  summary: 'Closes it with a remark; it is kept for as long as the school keeps safeguarding records',
  body: z.object({ remark: typed(remarkMaximum, 'Please write what you found or did.') }),
  ...observationCall,
});
