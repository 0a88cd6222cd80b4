import { expect, it } from 'vitest';
import { bears, callsAt } from '../../test/busy-model.ts';
import { startApp } from '../../test/harness.ts';
import { gated, refused, streamed } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

/** A lesson whose model answers without hidden calls for keys. */
async function lessonOf(students: number) {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, keyWait: null });
  const lesson = await startLesson(app, { students });
  /** Lets time pass until the condition holds. */
  const until = (holds: () => boolean) =>
    expect
      .poll(
        () => {
          if (holds()) return true;
          app.clock.advance(250);
          app.ctx.queue.expire();
          return false;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  /** Lets every student ask. @returns the answers when all of them have come */
  const askAll = async (question: string) => {
    let ended = 0;
    const asking = lesson.students.map(async (student) => {
      const answer = await student.ask(lesson.session.id, question);
      ended += 1;
      return succeeded(answer).interaction;
    });
    const all = Promise.all(asking);
    await Promise.race([all, until(() => ended === asking.length)]);
    return all;
  };
  return { modelServer, app, ...lesson, until, askAll };
}

it('answers everybody when the model server bears three answers at once and refuses the others [spec 10.255]', async () => {
  const { modelServer, until, askAll } = await lessonOf(8);
  const refusals = bears(modelServer, 3, gated('go on', ['What is '], ['given?']));
  const first = askAll('Why do leaves look green?');
  await until(() => refusals() > 0);
  modelServer.open('go on');
  for (const interaction of await first)
    expect(interaction).toMatchObject({ status: 'answered', answer: 'What is given?' });
  const learning = refusals();
  for (const interaction of await askAll('And why do they turn red?'))
    expect(interaction).toMatchObject({ status: 'answered' });
  // Now and then one call beyond the limit is refused: it finds out whether the server bears more by now.
  expect(refusals() - learning).toBeLessThanOrEqual(6);
});

it('keeps as many answers under way as the model server bears', async () => {
  const { modelServer, until, askAll, students, session } = await lessonOf(8);
  bears(modelServer, 3, streamed(['What is given?']));
  await askAll('Why do leaves look green?');
  modelServer.reset();
  bears(modelServer, 3, gated('go on', ['What is '], ['given?']));
  const asked = Promise.all(students.map((student) => student.ask(session.id, 'And why do they turn red?')));
  await until(() => callsAt(modelServer) === 3);
  modelServer.open('go on');
  // `until(() => false)` only lets time pass, so that the answers that wait get their turns.
  for (const answer of await Promise.race([asked, until(() => false).then(() => asked)]))
    expect(succeeded(answer).interaction.status).toBe('answered');
});

it('fails every question soon when the model server refuses all of them', async () => {
  const { app, modelServer, students, session, until } = await lessonOf(8);
  modelServer.answer(() => refused(429));
  const codes: string[] = [];
  for (const student of students)
    void student
      .ask(session.id, 'Why do leaves look green?')
      .then((answer) => codes.push((answer.body as { code: string }).code));
  const asked = app.clock.now().getTime();
  await until(() => codes.length === students.length);
  expect(new Set(codes)).toContain('model-overloaded');
  expect(app.clock.now().getTime() - asked).toBeLessThan(20_000);
});

it('reads a question that waits for its turn for danger, while the model’s server is full', async () => {
  const modelServer = await startScriptedModel();
  modelServer.answer(({ model, messages }) => {
    if (model !== 'judge') return gated('go on', ['What is given? '], ['And what is asked?']);
    const life = messages.at(-1)?.content.includes('leathered') ? 'abuse' : 'none';
    return streamed([JSON.stringify({ life, request: 'none', act: 'asks' })]);
  });
  const app = await startApp({ modelUrl: modelServer.url, judged: true, keyWait: null });
  const { students, teacher, session } = await startLesson(app, { students: 2 });
  // A refusal while nothing else is under way: the server bears one call.
  app.ctx.models.model.limit.start().end({ how: 'refused', pause: 0 });
  const first = await students[0]?.askStreaming(session.id, 'Why do leaves look green?');
  await first?.next('delta');
  const second = students[1]?.ask(session.id, 'stepdad leathered me last nite over a broken plate');
  const alerts = async () => succeeded(await teacher.get('/api/alerts')).alerts;
  await expect.poll(alerts).toMatchObject([{ kind: 'abuse' }]);
  expect(modelServer.requests.filter(({ body }) => body.model !== 'judge')).toHaveLength(1);
  modelServer.open('go on');
  await first?.next('done');
  app.ctx.queue.expire();
  expect((await second)?.body.interaction.answer).toContain('Thank you for writing this.');
});
