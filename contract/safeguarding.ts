import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';
import { mailState } from './mail.ts';
import { supportLanguages } from './support-languages.ts';

/** What an alert can be about. */
export const dangers = ['self-harm', 'abuse', 'threat'] as const;
export type Danger = (typeof dangers)[number];

/** How a person judged an alert: they are looking after it, it is not a concern, or it is settled. */
export const judgement = z.object({
  by: z.string(),
  at: timestamp,
  isConcern: z.boolean(),
  isSettled: z.boolean().describe('Whether nothing is left to do; `isConcern` is true then.'),
});
export type Judgement = z.infer<typeof judgement>;

/** Who looks after an alert, and since when. */
export const inHand = z.object({ by: z.string(), at: timestamp });
export type InHand = z.infer<typeof inHand>;

/**
 * Why a person gets an email about an alert; whoever has several reasons gets one email, for the first of
 * them.
 */
export const emailReasons = ['contact', 'teacher', 'administrator'] as const;
export type EmailReason = (typeof emailReasons)[number];

/** An email about an alert: to whom, why, and what became of it. */
export const alertEmail = z.object({
  to: z.string().describe('The name of the person.'),
  as: z.enum(emailReasons),
  isReminder: z.boolean().describe('Whether it says that nobody had looked within the agreed time.'),
  state: mailState,
  at: timestamp.describe('Since when it is in this state.'),
});
export type AlertEmail = z.infer<typeof alertEmail>;

/**
 * An alert: a message of a student showed danger, and the student got the support text instead of an answer
 * (guidelines, part 9). A person decides what follows.
 */
export const alert = z.object({
  id: z.string(),
  kind: z.enum(dangers),
  classId: z.string(),
  className: z.string(),
  sessionId: z.string().nullable(),
  assignmentId: z.string().nullable(),
  interactionId: z.string(),
  studentUid: z.string(),
  studentName: z.string(),
  studentUsername: z.string().describe('Empty when the account was deleted.'),
  message: z.string().describe('What the student wrote first.'),
  messageCount: z
    .number()
    .int()
    .describe('How many messages it has: the first, and those written before anybody looked.'),
  newest: z
    .object({ message: z.string(), at: timestamp })
    .nullable()
    .describe('The last of these messages; null when there is only one.'),
  isNewAccount: z
    .boolean()
    .describe(
      'Whether the student first joined a class after the lesson had begun, or after the first day of the assignment.',
    ),
  context: z.array(z.string()).describe('What the student wrote just before, the oldest first.'),
  raisedAt: timestamp,
  lookedAt: timestamp.nullable().describe('When somebody first opened it, or judged it without opening it.'),
  lookedBy: z.string().nullable(),
  acknowledgedAt: timestamp.nullable().describe('When somebody first judged it.'),
  acknowledgedBy: z.string().nullable(),
  isConcern: z
    .boolean()
    .describe('False once the caller or the safeguarding contact judged that it is none; the alert is kept.'),
  isWaiting: z
    .boolean()
    .describe(
      'Until the caller or the safeguarding contact has judged it, or, for a teacher of the class, a colleague has acknowledged it.',
    ),
  inHand: inHand
    .nullable()
    .describe('Who looks after it; null while nobody does, and once it is settled or no concern.'),
  awaitsContact: z.boolean().describe('Whether the school has a safeguarding contact who has not judged it.'),
  judgements: z.array(judgement).describe('How each person judged it, the oldest first.'),
  overdueAt: timestamp
    .nullable()
    .describe('When it was told again, since nobody had looked within the time that the school agreed on.'),
  emails: z
    .array(alertEmail)
    .describe('What became of each email about it, reminders last; empty when none was to be sent.'),
});
export type Alert = z.infer<typeof alert>;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  caller: 'teacher',
  summary:
    "Alerts of the teacher's classes, of the whole school for its safeguarding contact: first those at which nobody has looked, " +
    "the oldest first, each student's first before anybody's second, new accounts after the others, then those looked at, the " +
    'newest first. Those that wait or are open come newest first.',
  query: z.object({
    classId: id.optional(),
    waiting: z.enum(['true', 'false']).default('false').describe('Only those that wait for the caller.'),
    open: z
      .enum(['true', 'false'])
      .default('false')
      .describe('Only those that wait for the caller or that somebody has in hand.'),
    studentUid: id.optional(),
    after: z
      .string()
      .regex(/^[-0-9:.TZ]{24}_[0-9]{1,10}_[-0-9:.TZ]{24}_[A-Z0-9]{26}$/)
      .optional()
      .describe('The `next` of the page before; not with `waiting` or `open`.'),
  }),
  answer: z.object({
    alerts: z.array(alert),
    next: z.string().nullable().describe('The place of the next page; null after the last one.'),
    ofSchool: z
      .boolean()
      .describe('Whether the caller is the safeguarding contact, who sees those of the whole school.'),
  }),
  errors: [],
});

const alertCall = {
  params: z.object({ alertId: id }),
  answer: z.object({ alert }),
  errors: ['alert-not-found'],
} as const;

export const lookAtAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/look',
  caller: 'teacher',
  summary: 'Records that somebody has opened it, so that no reminder is sent; it still waits to be judged',
  ...alertCall,
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/acknowledge',
  caller: 'teacher',
  summary: 'Records that somebody is looking after it',
  ...alertCall,
});

export const settleAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/settle',
  caller: 'teacher',
  summary: 'Records that nothing is left to do, so that nobody has it in hand any longer; the alert is kept',
  ...alertCall,
});

export const dismissAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/dismiss',
  caller: 'teacher',
  summary:
    'Records that it is not a concern; the alert is kept, and waits for the safeguarding contact to look',
  ...alertCall,
});

export const getSupport = endpoint({
  method: 'GET',
  path: '/api/student/support',
  caller: 'student',
  summary: 'Whom the student can turn to, while nobody has judged an alert of theirs yet',
  answer: z.object({
    support: z
      .object({ text: z.string(), language: z.enum(supportLanguages) })
      .nullable()
      .describe('Null: there is no alert, or a person has judged all of them.'),
  }),
  errors: [],
});
