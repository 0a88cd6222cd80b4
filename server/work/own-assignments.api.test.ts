import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp({ modelUrl: (await startScriptedModel()).url });
  lesson = await startLesson(app);
});

const hour = 3600 * 1_000;
const at = (hours: number) => new Date(app.clock.now().getTime() + hours * hour).toISOString();

async function assign(title: string, closesIn: number, more: Record<string, unknown> = {}) {
  const body = { title, classId: lesson.class.id, openDate: at(-1), closeDate: at(closesIn), ...more };
  return succeeded(await lesson.teacher.post('/api/assignments/create', body)).assignment;
}

const listed = async () => succeeded(await lesson.student.get('/api/student/assignments')).assignments;
const titles = async () => (await listed()).map(({ title }: { title: string }) => title);
const ask = async ({ id }: { id: string }) =>
  succeeded(
    await lesson.student.post(`/api/assignments/${id}/chat`, { question: 'How?', studentName: 'ignored' }),
  );

describeEndpoint('listOwnAssignments', () => {
  it('lists what is open in all classes, the first to close first, without answer keys [spec 10.195]', async () => {
    const physics = await lesson.teacher.createClass({ className: 'Physics' });
    await lesson.student.joinClass(physics.classCode);
    const elsewhere = await lesson.teacher.createClass({ className: 'Not joined' });
    await assign('Fractions', 48, { answerKey: { answers: '5/6' } });
    await assign('Forces', 2, { classId: physics.id });
    await assign('Of others', 1, { classId: elsewhere.id });
    await assign('Tomorrow', 30, { openDate: at(24) });
    expect(await listed()).toMatchObject([
      { title: 'Forces', className: 'Physics', teacherName: lesson.teacher.name, lastAskedAt: null },
      { title: 'Fractions', className: 'Algebra 1', answerKey: null, lastAskedAt: null },
    ]);
  });

  it('lists what closes in this minute until the minute is over', async () => {
    app.clock.advance(60_000 - (app.clock.now().getTime() % 60_000));
    await assign('Fractions', 0);
    app.clock.advance(59_999);
    expect(await titles()).toEqual(['Fractions']);
    app.clock.advance(1);
    expect(await titles()).toEqual([]);
  });

  it('says which were begun, and keeps those two weeks after they closed [spec 10.195]', async () => {
    const fractions = await assign('Fractions', 2);
    await assign('Decimals', 1);
    const asked = app.clock.now().toISOString();
    await ask(fractions);
    expect(await listed()).toMatchObject([{ lastAskedAt: null }, { title: 'Fractions', lastAskedAt: asked }]);
    app.clock.advance(3 * hour);
    expect(await titles()).toEqual(['Fractions']);
    app.clock.advance(14 * 24 * hour);
    await lesson.student.signInAgain();
    expect(await titles()).toEqual([]);
  });

  it('has nothing of a class that the student left, or that is archived', async () => {
    await assign('Fractions', 2);
    succeeded(await lesson.student.post(`/api/classes/${lesson.class.id}/leave`));
    expect(await titles()).toEqual([]);
    await lesson.student.joinClass(lesson.class.classCode);
    expect(await titles()).toEqual(['Fractions']);
    succeeded(await lesson.teacher.post(`/api/classes/${lesson.class.id}/archive`));
    expect(await titles()).toEqual([]);
  });
});
