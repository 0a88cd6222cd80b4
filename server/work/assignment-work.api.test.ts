import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { type Student, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let modelServer: ModelServer;
let teacher: Teacher;
let students: Student[];
let student: Student;
let path: string;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url });
  const lesson = await startLesson(app, { students: 2 });
  ({ teacher, students, student } = lesson);
  const task = { title: 'Fractions', description: 'Add unlike fractions.', classId: lesson.class.id };
  const body = { ...task, openDate: at(-60), closeDate: at(60) };
  const { assignment } = succeeded(await teacher.post('/api/assignments/create', body));
  path = `/api/assignments/${assignment.id}`;
});

const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const ask = (who: Student, question: string) => who.post(`${path}/chat`, { question });
const list = async (who: Student | Teacher, query = '') =>
  succeeded(await who.get(`${path}/interactions${query}`)).interactions;

describeEndpoint('listAssignmentInteractions', () => {
  it('shows students their own work, also after the close date, and the teacher everybody’s [spec 1.10 10.10]', async () => {
    for (const each of students) await ask(each, `From ${each.name}?`);
    app.clock.advance(2 * 3_600_000);
    const [first, second] = students as [Student, Student];
    expect(await list(first)).toMatchObject([{ question: `From ${first.name}?` }]);
    expect(await list(first, `?studentUid=${second.uid}`)).toMatchObject([{ studentUid: first.uid }]);
    expect(await list(teacher)).toHaveLength(2);
    expect(await list(teacher, `?studentUid=${second.uid}`)).toMatchObject([{ studentUid: second.uid }]);
  });

  it('gives the newest page first', async () => {
    for (const question of ['1', '2', '3']) {
      app.clock.advance(1_000);
      await ask(student, question);
    }
    const newest = succeeded(await student.get(`${path}/interactions?limit=2`));
    expect(newest.interactions).toMatchObject([{ question: '2' }, { question: '3' }]);
    const oldest = succeeded(await student.get(`${path}/interactions?limit=2&cursor=${newest.nextCursor}`));
    expect(oldest).toMatchObject({ interactions: [{ question: '1' }], nextCursor: null });
  });

  it('refuses a limit of no questions', async () => {
    expect((await teacher.get(`${path}/interactions?limit=0`)).body.code).toBe('invalid-input');
  });
});

describeEndpoint('listAssignmentStudents', () => {
  it('lists every student of the class with the work done [spec 10.8]', async () => {
    const [first, second] = students as [Student, Student];
    app.clock.advance(60_000);
    await ask(second, 'One?');
    app.clock.advance(1_000);
    modelServer.script(streamed(['**And** what follows?']));
    await ask(second, 'Two?');
    const { students: listed } = succeeded(await teacher.get(`${path}/students`));
    expect(listed).toEqual([
      {
        studentUid: first.uid,
        name: first.name,
        username: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        questions: 0,
        answers: 0,
        stopped: 0,
        compared: { key: 0, proposed: 0, none: 0 },
        attempts: 0,
        offloading: { asked: 0, given: 0 },
        lastActivity: null,
        lastMessage: '',
      },
      {
        studentUid: second.uid,
        name: second.name,
        username: expect.any(String),
        firstName: expect.any(String),
        lastName: expect.any(String),
        questions: 2,
        answers: 2,
        stopped: 0,
        compared: { key: 0, proposed: 0, none: 2 },
        attempts: 0,
        offloading: { asked: 0, given: 0 },
        lastActivity: at(0),
        lastMessage: 'And what follows?',
      },
    ]);
  });
});
