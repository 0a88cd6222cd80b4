import { expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import { refused, streamed } from '../../test/model-scripts.ts';
import { startLesson } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

/** A lesson whose replies a second model reads before anybody sees them. */
async function judgedLesson() {
  const modelServer = await startScriptedModel();
  const app = await startApp({ modelUrl: modelServer.url, judged: true });
  return { modelServer, ...(await startLesson(app)) };
}

it('a reply that the judge accepts is shown', async () => {
  const { modelServer, student, session } = await judgedLesson();
  modelServer.script(streamed(['Look at both sides. ', 'What is left?']));
  modelServer.script(streamed(['KEEPS']));
  const { body } = await student.ask(session.id, 'How?');
  expect(body.interaction).toMatchObject({
    answer: 'Look at both sides. What is left?',
    guard: { outcome: 'passed', stopped: [] },
  });
  const { messages } = (await modelServer.request(1)).body;
  expect(messages[1]?.content).toContain('Look at both sides. What is left?');
});

it('a reply that the judge rejects is not shown, and the tutor is asked again', async () => {
  const { modelServer, student, session } = await judgedLesson();
  modelServer.script(streamed(['Do it like this, word for word.']));
  modelServer.script(streamed(['BREAKS', ': it does the work.']));
  modelServer.script(streamed(['What have you tried?']));
  modelServer.script(streamed(['KEEPS']));
  const { body } = await student.ask(session.id, 'How?');
  expect(body.interaction).toMatchObject({
    answer: 'What have you tried?',
    guard: { outcome: 'rewritten', rule: 'judge', stopped: ['judge'] },
  });
});

it('a judge that fails or gives no verdict rejects nothing; the other checks still apply', async () => {
  const { modelServer, student, session } = await judgedLesson();
  modelServer.script(streamed(['It is 7, since 3 + 4 = 7.']));
  modelServer.script(refused(500));
  modelServer.script(streamed(['Which number comes four after three?']));
  modelServer.script(streamed(['Hard to say.']));
  const { body } = await student.ask(session.id, 'What is 3 + 4?');
  expect(body.interaction.answer).not.toContain('7');
  expect(body.interaction.guard.stopped).not.toContain('judge');
});

it('the verdict of a judge that writes its thoughts first is the one after them', async () => {
  const { modelServer, student, session } = await judgedLesson();
  modelServer.script(streamed(['Do it like this, word for word.']));
  modelServer.script(
    streamed(['KEEPS is one word. ', 'The reply does the work.', '\n</think>\n\n', 'BREAKS']),
  );
  modelServer.script(streamed(['What have you tried?']));
  modelServer.script(streamed(['BREAKS is the other word.', '</think>', 'KEEPS']));
  const { body } = await student.ask(session.id, 'How?');
  expect(body.interaction).toMatchObject({
    answer: 'What have you tried?',
    guard: { outcome: 'rewritten', stopped: ['judge'] },
  });
});
