import type { Student } from '../../test/people.ts';
import type { Lesson, ProductServer } from '../turns/servers.ts';
import type { StreamCall } from './readers.ts';

/** A server whose streams are measured. */
export interface StreamServer {
  readonly pid: number;
  /** Asks as the student with this number, from 0. */
  readonly ask: (student: number, question: string) => StreamCall;
  /** An idle stream, the `n`th from 0. */
  readonly idle: (n: number) => StreamCall;
  /** An idle stream that gets the event, the `n`th from 0. */
  readonly reader: (n: number) => StreamCall;
  /** Sends one event to all readers. */
  readonly broadcast: () => Promise<void>;
  /** Matches what is sent for the event, and nothing else. */
  readonly mark: RegExp;
}

/**
 * The product: students of several classes ask in their sessions, and follow their classes on the dashboard.
 */
export function productStreams(
  { pid, target: { url } }: ProductServer,
  lessons: readonly [Lesson, ...Lesson[]],
): StreamServer {
  const [{ teacher, classId, students: ofFirst }] = lessons;
  const all = lessons.flatMap(({ students, sessionId }) =>
    students.map((student) => ({ student, sessionId })),
  );
  const signedIn = (student: Student | undefined) => ({ authorization: `Bearer ${student?.token}` });
  let isOpen = true;
  return {
    pid,
    mark: /event: (?!snapshot)/,
    ask: (n, question) => {
      const { student, sessionId } = all[n] ?? {};
      return {
        url: `${url}/api/student/ask`,
        method: 'POST',
        headers: { ...signedIn(student), 'content-type': 'application/json' },
        body: JSON.stringify({ question, studentName: student?.name, sessionId }),
      };
    },
    idle: (n) => ({
      url: `${url}/api/student/events`,
      method: 'GET',
      headers: signedIn(all[n % all.length]?.student),
    }),
    reader: (n) => ({
      url: `${url}/api/student/events`,
      method: 'GET',
      headers: signedIn(ofFirst[n % ofFirst.length]),
    }),
    broadcast: async () => {
      if (isOpen) await teacher.stopSession(classId);
      else await teacher.startSession(classId);
      isOpen = !isOpen;
    },
  };
}

/** The bare server (bench/streams/pipe.ts). @param event a text as long as the product's event */
export const bareStreams = (url: string, pid: number, event: string): StreamServer => ({
  pid,
  mark: /event: note/,
  ask: (_, question) => ({ url: `${url}/ask`, method: 'POST', headers: {}, body: question }),
  idle: () => ({ url: `${url}/idle`, method: 'GET', headers: {} }),
  reader: () => ({ url: `${url}/idle`, method: 'GET', headers: {} }),
  broadcast: async () => {
    await fetch(`${url}/event`, { method: 'POST', body: event });
  },
});
