import { z } from 'zod';
import { was } from './changes.ts';
import { endpoint, id, timestamp } from './endpoint.ts';
import { lessonActs, liveSession, opening } from './live-sessions.ts';

/** How long after its end a lesson can be continued, in minutes. */
export const continueMinutes = 10;

/** For how long the dashboard shows the lesson that ended last, in hours. */
export const endedLessonHours = 12;

export const continueSession = endpoint({
  method: 'POST',
  path: '/api/classes/:classId/continue-session',
  caller: 'teacher',
  summary:
    'Goes on with the lesson that was stopped in the last ten minutes, with everybody in it; an open session stays as it is',
  params: z.object({ classId: id }),
  body: z.object({
    openingId: id
      .optional()
      .describe('The lesson to continue, so that a page that is out of date continues no other one.'),
  }),
  answer: z.object({ session: liveSession }),
  errors: ['class-not-found', 'class-archived', 'lesson-not-continuable'],
});

/** The lesson of a class that ended last. */
export const endedLesson = opening.extend({
  closedAt: timestamp,
  acts: lessonActs,
  sessionId: z.string(),
  classId: z.string(),
  className: z.string(),
  continuableUntil: timestamp
    .nullable()
    .describe('Until when it can be continued; null when it can be continued no more.'),
});
export type EndedLesson = z.infer<typeof endedLesson>;

export const listEndedLessons = endpoint({
  method: 'GET',
  path: '/api/openings/ended',
  caller: 'teacher',
  summary:
    "The last lessons of the teacher's classes whose sessions are closed: those that ended in the last 12 hours, newest first",
  answer: z.object({ openings: z.array(endedLesson) }),
  errors: [],
});

/**
 * The shortest and the longest timer of a lesson, and how long before its end everybody is told; in minutes.
 */
export const timerMinutes = { minimum: 5, maximum: 180, warning: 5 } as const;

/** The sentence that refuses a number of minutes. */
export const minutesSentence = `Please choose ${timerMinutes.minimum} to ${timerMinutes.maximum} minutes.`;

/** The minutes that a teacher can choose. */
const timerChoice = z
  .int({ error: minutesSentence })
  .min(timerMinutes.minimum, { error: minutesSentence })
  .max(timerMinutes.maximum, { error: minutesSentence });

export const setLessonTimer = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/timer',
  caller: 'teacher',
  summary:
    'Sets when the lesson ends by itself, by minutes from now or by the moment; null takes the timer away',
  params: z.object({ sessionId: id }),
  body: z
    .object({
      minutes: timerChoice.nullable().optional(),
      endsAt: timestamp.nullable().optional(),
      was: was.describe('With the `endsAt` that the form has seen.'),
    })
    .refine(({ minutes, endsAt }) => (minutes === undefined) !== (endsAt === undefined), {
      error: 'Please send either the minutes or the moment.',
    }),
  answer: z.object({ session: liveSession }),
  errors: ['session-not-found', 'lesson-not-open'],
});
