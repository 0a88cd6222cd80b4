import { z } from 'zod';
import { endpoint, id, timestamp } from './endpoint.ts';
import { liveSession, presence } from './live-sessions.ts';
import { interaction } from './tutor.ts';

/** One student on the teacher's monitor (spec 3). */
export const monitorStudent = z.object({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  status: presence,
  lastActivity: timestamp,
  joinedAt: timestamp,
  messages: z.array(interaction),
});
export type MonitorStudent = z.infer<typeof monitorStudent>;

/**
 * The monitor's events (contract "Live"). `participant`, `question`, `answer` and `session` are durable and carry
 * an id; `presence` and `delta` are not. A delta's `offset` is the length of the answer before it, in UTF-16 units.
 */
const monitorEventShapes = {
  snapshot: z.object({ session: liveSession.nullable(), students: z.array(monitorStudent) }),
  participant: z.object({ student: monitorStudent }),
  presence: z.object({ studentUid: z.string(), status: presence }),
  question: z.object({ interaction }),
  delta: z.object({ interactionId: z.string(), text: z.string(), offset: z.number().int() }),
  answer: z.object({ interaction }),
  session: z.object({ session: liveSession }),
  alerts: z.object({}).describe('An alert was raised or judged: GET /api/alerts says which.'),
};

export const monitorEvents = endpoint({
  method: 'GET',
  path: '/api/monitor/events',
  caller: 'teacher',
  summary: "The teacher's live session: a snapshot, then every change",
  query: z.object({ sessionId: id.optional() }),
  answer: z.object({}),
  errors: ['session-not-found'],
  streams: monitorEventShapes,
});

const avatars = ['🦊', '🐼', '🦉', '🐢', '🐬', '🦁', '🐨', '🐝'] as const;

/** The avatar of a name: one of eight, chosen by its length (spec 9). */
export const avatarOf = (name: string): string => avatars[name.length % avatars.length] as string;
