import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { refused, stalled, streamed } from '../../test/model-scripts.ts';
import { startModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

/** A lesson with the model of the first server; the model of the second server is its fallback. */
async function lessonOfTwoServers(students = 1) {
  const first = await startScriptedModel();
  const second = await startModelServer();
  onTestFinished(() => second.close());
  // `keyWait: null` turns off the hidden calls for a key, which would reach the first server, too.
  const app = await startApp({ modelUrl: first.url, fallbackUrl: second.url, keyWait: null });
  return { first, second, app, ...(await startLesson(app, { students })) };
}

it('answers by the second model while the first one fails, checked like every answer [spec 10.227]', async () => {
  const { first, second, student, session } = await lessonOfTwoServers();
  first.answer(() => refused(500));
  second.script(streamed(['What is ', 'given?']));
  const { interaction } = succeeded(await student.ask(session.id, 'How do I solve 3x + 5 = 20?'));
  expect(interaction).toMatchObject({ status: 'answered', answer: 'What is given?' });
});

it('names the second model to the teacher, in the receipts of the answers that it gave and of no others [spec 10.227]', async () => {
  const { app, first, second, student, teacher, session } = await lessonOfTwoServers();
  first.script(refused(500));
  second.script(streamed(['What is ', 'given?']));
  await student.ask(session.id, 'Why do leaves look green in summer?');
  app.clock.advance(1_000);
  first.script(streamed(['What do ', 'you know?']));
  await student.ask(session.id, 'And why do they turn red?');
  const { interactions } = succeeded(await teacher.get(`/api/sessions/${session.id}/interactions`));
  expect(interactions[0].guard).toMatchObject({ fallbackModel: 'spare' });
  expect(interactions[1].guard).not.toHaveProperty('fallbackModel');
});

it('says in the words about privacy which model answers while the first one does not', async () => {
  const { student } = await lessonOfTwoServers();
  expect(succeeded(await student.get('/api/privacy'))).toMatchObject({
    model: { name: 'scripted', host: null },
    fallback: { name: 'spare', host: null },
  });
});

it('lets no question wait for a server that has failed three students, five times in a row [spec 10.227]', async () => {
  const { first, second, students, session } = await lessonOfTwoServers(3);
  second.answer(() => streamed(['What is given?']));
  // A sixth call would hang, and the test with it.
  first.answer(() => (first.requests.length > 5 ? stalled() : refused(500)));
  for (const student of [...students, ...students]) {
    const { interaction } = succeeded(await student.ask(session.id, 'Why do leaves look green in summer?'));
    expect(interaction.status).toBe('answered');
  }
  expect(first.requests).toHaveLength(5);
});
