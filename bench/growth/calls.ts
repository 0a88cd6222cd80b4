import { createParser } from 'eventsource-parser';
import { medianOf } from '../../test/measures.ts';
import type { ProductServer } from '../turns/servers.ts';
import type { Watched } from './measured-classes.ts';

/** Runs something a number of times. @returns the median time in milliseconds */
export async function middleTime(times: number, run: () => Promise<void>): Promise<number> {
  const measured: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await run();
    measured.push(performance.now() - start);
  }
  return medianOf(measured);
}

/** Makes a call and reads its whole answer. @throws Error when it is refused */
async function read(url: string, token: string, path: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
}

/** The calls that are compared, by the names that the table has for them. */
export function comparedCalls({
  target: { url },
  lesson,
}: ProductServer): Record<string, () => Promise<void>> {
  const { teacher, sessionId, openingId, classId, students } = lesson;
  const student = students[0]?.token ?? '';
  const work = `/api/sessions/${sessionId}/interactions`;
  return {
    'class list of a teacher': () => read(url, teacher.token, '/api/classes/teacher'),
    'class list of a student': () => read(url, student, '/api/classes/student'),
    'own work in a session': () => read(url, student, work),
    'own assignments': () => read(url, student, '/api/student/assignments'),
    'lessons of a session': () => read(url, teacher.token, `/api/sessions/${sessionId}/openings`),
    'students of a lesson': () =>
      read(url, teacher.token, `/api/sessions/${sessionId}/openings/${openingId}/students`),
    'page of an export': () =>
      read(url, teacher.token, `${work}?export=json&openingId=${openingId}&limit=200`),
    'report of a class': () => read(url, teacher.token, `/api/classes/${classId}/report`),
    'start of the monitor': () => watch(url, { token: teacher.token, sessionId }),
  };
}

/**
 * Opens the monitor of a session and waits for its first event, which contains the whole state of the lesson.
 * @throws Error when the stream ends before that event
 */
export async function watch(
  url: string,
  { token, sessionId }: Pick<Watched, 'token' | 'sessionId'>,
): Promise<void> {
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const answer = await fetch(`${url}/api/monitor/events?sessionId=${sessionId}`, {
    headers,
    signal: controller.signal,
  });
  let hasStarted = false;
  const parser = createParser({
    onEvent: () => {
      hasStarted = true;
    },
  });
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  while (!hasStarted) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) throw new Error(`The monitor answered ${answer.status} and ended.`);
    parser.feed(decoder.decode(value, { stream: true }));
  }
  controller.abort();
}
