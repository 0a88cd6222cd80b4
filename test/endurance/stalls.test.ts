import { expect, it } from 'vitest';
import { streamed } from '../model-scripts.ts';
import { type Student, startLesson } from '../people.ts';
import { freshFolder, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts } from './counts.ts';

/** Texts that once cost far more time than their length: each as a student's question and as a model's reply. */
const hostile: readonly string[] = [
  'a. ',
  'a ',
  '½',
  '1 ',
  '1+',
  '(',
  '\\frac{',
  '$',
  '```\n',
  'x = ',
  'one ',
  'is it 15? ',
  '"',
  '| a ',
  'ab@',
  '0049 ',
  'а',
  'e\u0301',
  'QUJD',
  'the answer is ',
];

const longestQuestion = 8_000;
const longestReply = 20_000;
const fill = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));

/** The milliseconds that the everyday calls of a student take, one after another. */
async function timeCalls(student: Student, sessionId: string, calls: number): Promise<number[]> {
  const times: number[] = [];
  const paths = ['/api/classes/student', `/api/sessions/${sessionId}/interactions`, '/api/users/me'];
  for (let n = 0; n < calls; n++) {
    const startedAt = performance.now();
    const { status } = await student.get(paths[n % paths.length] as string);
    times.push(performance.now() - startedAt);
    expect(status).toBe(200);
  }
  return times;
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] as number;

it('the worst texts of one school do not delay another school', { timeout: 3_600_000 }, async () => {
  const model = await startScriptedModel();
  let reply = '';
  model.answer(() => streamed([reply]));
  const server = await startServer(freshFolder(), {
    SCHOOL_CODES: 'NORTH,SOUTH',
    AI_BASE_URL: model.url,
    AI_MODEL: 'scripted',
    LIMITS_SCALE: '100000',
  });
  const north = await startLesson({ ...server, schoolCode: 'NORTH' }, { students: 3 });
  const south = await startLesson({ ...server, schoolCode: 'SOUTH' });
  await timeCalls(south.student, south.session.id, 100);

  const undisturbed: number[] = [];
  const disturbed: number[] = [];
  for (const piece of hostile.filter((_, index) => index % counts.oneHostileTextOf === 0)) {
    undisturbed.push(...(await timeCalls(south.student, south.session.id, counts.timedCalls)));
    reply = fill(piece, longestReply);
    let isOver = false;
    const asking = north.students.map(async (student) => {
      while (!isOver) {
        const { status } = await student.ask(north.session.id, fill(piece, longestQuestion));
        expect(status).toBe(200);
      }
    });
    disturbed.push(...(await timeCalls(south.student, south.session.id, counts.timedCalls)));
    isOver = true;
    await Promise.all(asking);
  }
  expect(p99(disturbed) / p99(undisturbed)).toBeLessThan(counts.slowestRatio);
  expect(Math.max(...disturbed)).toBeLessThan(counts.longestCall);
});
