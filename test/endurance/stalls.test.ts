import { expect, it } from 'vitest';
import { limits } from '../../contract/constants.ts';
import { strictest } from '../hostile/levels.ts';
import { streamed } from '../model-scripts.ts';
import { type Student, startLesson, succeeded, type Teacher } from '../people.ts';
import { freshFolder, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts } from './counts.ts';

/**
 * Pieces whose repetition once cost the checks far more time than its length explains. Each is a student's
 * question, a model's reply, the task and its key at the same time, since the checks compare these;
 * bench/hostile-text/shapes.ts has more.
 */
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
  '=',
  ',',
  '1,300,',
  '12 m and 7 m, ',
  '三百二十',
  '我们在学校学习',
  'seven und vierzig ',
  'a-',
  '65 66 ',
];

/** The longest reply that the product takes from a model, in characters. */
const longestReply = 32_000;
/** The most that each part of a key may hold, in characters. */
const longestKey = 8_000;
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

/** An exercise at the strictest levels whose task and key are the same hostile text. */
async function createExercise(teacher: Teacher, classId: string, piece: string): Promise<string> {
  const key = fill(piece, longestKey);
  const created = await teacher.post('/api/assignments/create', {
    title: 'An exercise',
    description: fill(piece, limits.descriptionMaximum),
    classId,
    openDate: new Date(Date.now() - 60_000).toISOString(),
    closeDate: new Date(Date.now() + 3_600_000).toISOString(),
    aiGuidelines: strictest,
    answerKey: { answers: key, steps: key, model: key },
  });
  return succeeded(created).assignment.id;
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] as number;

it('the worst texts of one school do not delay another school [spec 10.87]', {
  timeout: 3_600_000,
}, async () => {
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
  // The first calls are slower, since their code is not compiled yet.
  await timeCalls(south.student, south.session.id, 100);

  const undisturbed: number[] = [];
  const disturbed: number[] = [];
  for (const piece of hostile.filter((_, index) => index % counts.oneHostileTextOf === 0)) {
    undisturbed.push(...(await timeCalls(south.student, south.session.id, counts.timedCalls)));
    reply = fill(piece, longestReply);
    const exercise = await createExercise(north.teacher, north.class.id, piece);
    const question = fill(piece, limits.questionMaximum);
    let isOver = false;
    const asking = north.students.map(async (student, index) => {
      while (!isOver) {
        const { status } =
          index === 0
            ? await student.ask(north.session.id, question)
            : await student.post(`/api/assignments/${exercise}/chat`, { question, studentName: 'ignored' });
        // On a busy machine the watchdog may refuse such a question; what counts is that nobody else waits
        // for it.
        expect([200, 503]).toContain(status);
      }
    });
    disturbed.push(...(await timeCalls(south.student, south.session.id, counts.timedCalls)));
    isOver = true;
    await Promise.all(asking);
  }
  expect(p99(disturbed) / p99(undisturbed)).toBeLessThan(counts.slowestRatio);
  expect(Math.max(...disturbed)).toBeLessThan(counts.longestCall);
});
