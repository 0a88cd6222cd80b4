import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { repliesMaximum } from '../../contract/lesson-actions.ts';
import { freshDatabase } from '../../test/databases.ts';
import { counts } from '../../test/endurance/counts.ts';
import { startApp } from '../../test/harness.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

/** A class that writes as much as it can, against a server that others use at the same time. */

const students = counts.growingStudents;
const times = repliesMaximum;

/** Repeats a call of each student, the students side by side. */
const eachTimes = (all: readonly Student[], act: (student: Student, time: number) => Promise<unknown>) =>
  Promise.all(
    all.map(async (student) => {
      for (let time = 0; time < times; time++) await act(student, time);
    }),
  );

/** Makes a call again and again until `work` is over. @returns the longest wait for an answer, in milliseconds */
async function longestWait(call: () => Promise<unknown>, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const start = performance.now();
    await call();
    longest = Math.max(longest, performance.now() - start);
    await sleep(5);
  }
  await over;
  return longest;
}

it('all that a class can write takes room once, and keeps neither the wall nor anybody else waiting', async () => {
  const db = await freshDatabase();
  const app = await startApp({ db, limitsScale: 10_000 });
  const lesson = await startLesson(app, { students });
  const { teacher, session } = lesson;
  for (const student of lesson.students) await student.openSession(session.id);
  const monitor = await teacher.monitor();
  const { id } = await monitor.next('snapshot');
  monitor.close();
  const [note] = succeeded(
    await teacher.post(`/api/sessions/${session.id}/notes`, { text: 'What did you find?' }),
  ).notes;
  const text = 'We measured it twice. '.repeat(40).trim();

  await eachTimes(lesson.students, (student) =>
    student.post(`/api/notes/${note.id}/replies`, { text }).then(succeeded),
  );
  await eachTimes(lesson.students, (student, time) =>
    student.ask(session.id, `Why is answer ${time} right?`).then(succeeded),
  );
  await eachTimes(lesson.students, (student, time) =>
    student.post(`/api/sessions/${session.id}/help-request`, { text: `Line ${time}` }).then(succeeded),
  );
  for (const { uid } of lesson.students)
    succeeded(await teacher.post(`/api/sessions/${session.id}/pause`, { studentUid: uid }));
  expect(await lesson.student.post(`/api/notes/${note.id}/replies`, { text })).toEqual(
    refusal('too-many-replies'),
  );

  const sizes = await db.read
    .selectFrom('event')
    .select([
      'type',
      sql<number>`max(length(cast(data as text)))`.as('largest'),
      sql<string>`sum(length(cast(data as text)))`.as('all'),
    ])
    .groupBy('type')
    .execute();
  const largest = Object.fromEntries(sizes.map((size) => [size.type, size.largest]));
  expect(largest.noteReply).toBeLessThan(text.length + 500);
  expect(largest.helpRequest).toBeLessThan(1_000);
  expect(largest.session).toBeLessThan(10_000);
  expect(Math.max(...Object.values(largest))).toBeLessThan(10_000);
  expect(sizes.reduce((sum, { all }) => sum + Number(all), 0)).toBeLessThan(students * 350_000);

  // Her place in the stream is thousands of events ago: she gets the whole wall at once.
  const comeBack = async () => {
    const start = performance.now();
    const reader = await teacher.monitor({ 'last-event-id': `${id}` });
    const { data } = await reader.next('snapshot');
    const took = performance.now() - start;
    reader.close();
    expect(data.students.map(({ messages }: { messages: unknown[] }) => messages.length)).toEqual(
      lesson.students.map(() => times),
    );
    expect(data.notes[0].replies).toHaveLength(students * times);
    return took;
  };
  // The machine may be busy with something else; it is not three times. Then other calls wait longer, too, while nobody comes back.
  const read = () => lesson.student.get(`/api/sessions/${session.id}`);
  const waits: number[] = [];
  const usual: number[] = [];
  for (let time = 1; time <= 3; time++) {
    const back = comeBack();
    waits.push(await longestWait(read, back));
    usual.push(await longestWait(read, sleep(await back)));
    expect(await back).toBeLessThan(Math.max(3_000, 30 * Math.min(...usual)));
  }
  expect(Math.min(...waits)).toBeLessThan(Math.max(250, 3 * Math.min(...usual)));
}, 240_000);
