import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';
import { supportLanguages } from './support-text.ts';

/** What an alert can be about. */
export const dangers = ['self-harm', 'abuse', 'threat'] as const;
export type Danger = (typeof dangers)[number];

/**
 * An alert: a message of a student showed danger, and the student got the support text instead of an answer (guidelines,
 * part 9). A person decides what follows.
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
  message: z.string().describe('What the student wrote.'),
  context: z.array(z.string()).describe('What the student wrote just before, the oldest first.'),
  raisedAt: timestamp,
  acknowledgedAt: timestamp.nullable().describe('When somebody first looked at it.'),
  acknowledgedBy: z.string().nullable(),
  isConcern: z.boolean().describe('False once a person judged that it is none; the alert is kept.'),
});
export type Alert = z.infer<typeof alert>;

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  caller: 'teacher',
  summary: "Alerts of the teacher's classes, newest first; of the whole school for its safeguarding contact",
  query: z.object({
    classId: id.optional(),
    waiting: z.enum(['true', 'false']).default('false').describe('Only those that nobody acknowledged.'),
  }),
  answer: z.object({ alerts: z.array(alert) }),
  errors: [],
});

const alertCall = {
  params: z.object({ alertId: id }),
  answer: z.object({ alert }),
  errors: ['alert-not-found'],
} as const;

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/acknowledge',
  caller: 'teacher',
  summary: 'Records that somebody is looking after it',
  ...alertCall,
});

export const dismissAlert = endpoint({
  method: 'POST',
  path: '/api/alerts/:alertId/dismiss',
  caller: 'teacher',
  summary: 'Records that it is not a concern; the alert is kept',
  ...alertCall,
});

export const getSupport = endpoint({
  method: 'GET',
  path: '/api/student/support',
  caller: 'student',
  summary: 'Whom the student can turn to, while nobody has looked at an alert of theirs yet',
  answer: z.object({
    support: z
      .object({ text: z.string(), language: z.enum(supportLanguages) })
      .nullable()
      .describe('Null: there is no alert, or a person has looked at all of them.'),
  }),
  errors: [],
});
