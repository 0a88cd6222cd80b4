import { z } from 'zod';
import { endpoint, id, timestamp, waitQuery } from './endpoint.ts';
import { helpRequest } from './help-requests.ts';
import { note, noteReply } from './lesson-actions.ts';
import { liveSession, presence, sessionState } from './live-sessions.ts';
import { person } from './people.ts';
import { inputFindings, interaction } from './tutor.ts';

/** One student on the teacher's monitor (spec 3). */
export const monitorStudent = z.object({
  id: z.string(),
  name: z.string(),
  ...person,
  avatar: z.string(),
  status: presence,
  lastActivity: timestamp,
  joinedAt: timestamp,
  messages: z.array(interaction),
});
export type MonitorStudent = z.infer<typeof monitorStudent>;

/**
 * Durable events: they have an id, and returning readers get the ones they missed. Each contains only what
 * changed, so that a thousand changes of one thing take no more room than a thousand things.
 */
export const durableEvents = {
  participant: z.object({ student: monitorStudent }),
  question: z.object({ interaction }),
  answer: z.object({ interaction }),
  session: z.object({ session: sessionState }),
  note: z.object({ note }).describe('A new note.'),
  noteReply: z.object({ noteId: z.string(), reply: noteReply }).describe('A new reply to a note.'),
  helpRequest: z
    .object({ request: helpRequest })
    .describe('A help request whole: it is new, or its line or its state changed.'),
};

/**
 * Events that are broadcast and not stored. A delta's `offset` is the length of the answer before it, in
 * UTF-16 units.
 */
export const broadcastEvents = {
  presence: z.object({ studentUid: z.string(), status: presence }),
  delta: z.object({ interactionId: z.string(), text: z.string(), offset: z.number().int() }),
  findings: z
    .object({ interactionId: z.string(), noticed: inputFindings })
    .describe('What the checks found in a question, while its answer is under way.'),
};

/** The monitor's events (contract "Live"). */
export const monitorStream = {
  snapshot: z.object({
    session: liveSession.nullable(),
    students: z.array(monitorStudent),
    notes: z.array(note).optional().describe('The notes of the lesson; absent without a session.'),
    helpRequests: z
      .array(helpRequest)
      .optional()
      .describe('The open help requests of the lesson, the oldest first; absent without a session.'),
    modelIsDown: z.boolean().optional().describe('As the event `model` says; absent without a session.'),
  }),
  ...durableEvents,
  ...broadcastEvents,
  model: z
    .object({ isDown: z.boolean() })
    .describe('Whether the model answers nobody at present: all its servers failed several times in a row.'),
  joinRequests: z
    .object({})
    .describe(
      'A student asked to join one of the classes, or asks no more: GET /api/classes/teacher lists them.',
    ),
  alerts: z.object({}).describe('An alert was raised or judged: GET /api/alerts lists them.'),
};

export const monitorEvents = endpoint({
  method: 'GET',
  path: '/api/monitor/events',
  caller: 'teacher',
  summary: "The teacher's live session: a snapshot, then every change",
  query: z.object({ sessionId: id.optional(), ...waitQuery }),
  answer: z.object({}),
  errors: ['session-not-found'],
  streams: monitorStream,
});

const avatars = ['🦊', '🐼', '🦉', '🐢', '🐬', '🦁', '🐨', '🐝'] as const;

/** The avatar of a name: one of eight, chosen by its length (spec 9). */
export const avatarOf = (name: string): string => avatars[name.length % avatars.length] as string;
