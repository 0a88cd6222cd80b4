import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { gated, refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { type Student, startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url, keyWait: null });
  lesson = await startLesson(app);
});

const told = async (interactionId: string) =>
  succeeded(await lesson.teacher.get(`/api/interactions/${interactionId}/told`)).told;

/** Asks in the lesson. @returns the id of the interaction and the messages that the model got last */
async function ask(question: string, who: Student = lesson.student) {
  // A conversation is ordered by time, so each question needs a time of its own.
  app.clock.advance(1_000);
  const answer = await who.ask(lesson.session.id, question);
  return {
    id: answer.body.interaction?.id as string,
    sent: modelServer.requests.at(-1)?.body.messages,
  };
}

describeEndpoint('getTold', () => {
  it('gives the teacher exactly what the model was sent, for every question of a conversation [spec 10.148, standard 16.6]', async () => {
    const asked = [];
    const long = { question: 'And now? '.repeat(300), answer: 'Look at both sides. '.repeat(400) };
    for (const question of [
      'How do I begin?',
      `I'm ${lesson.student.name}, mail a.b@posteo.de`,
      long.question,
      'Why?',
    ]) {
      modelServer.script(streamed([question === long.question ? long.answer : 'What is given?']));
      asked.push(await ask(question));
    }
    for (let turn = 0; turn < 4; turn++) {
      modelServer.script(streamed([long.answer]));
      asked.push(await ask(`${turn} ${long.question}`));
    }
    expect(JSON.stringify(asked.at(-1)?.sent)).toContain('Some messages are left out here');
    for (const { id, sent } of asked) {
      expect(await told(id)).toEqual({ edition: 3, messages: sent, corrections: [] });
    }
  });

  it('still says what was sent after the teacher has changed the class', async () => {
    const { id, sent } = await ask('How?');
    const { className, subject } = lesson.class;
    succeeded(
      await lesson.teacher.post(`/api/classes/${lesson.class.id}/update`, {
        className: `${className} B`,
        subject,
      }),
    );
    expect(await told(id)).toMatchObject({ messages: sent });
  });

  it('says what was added when the tutor was asked again', async () => {
    modelServer.script(streamed(['It is 7, since 3 + 4 = 7.']));
    modelServer.script(streamed(['Which number comes four after three?']));
    const { id, sent } = await ask('What is 3 + 4?');
    const { messages, corrections } = await told(id);
    expect(corrections).toHaveLength(1);
    expect(`${messages[0].content}\n\n${corrections[0]}`).toBe(sent?.[0]?.content);
  });

  it('says what was sent for a question that failed', async () => {
    modelServer.script(refused(500));
    await lesson.student.ask(lesson.session.id, 'How?');
    const path = `/api/sessions/${lesson.session.id}/interactions`;
    const [failed] = succeeded(await lesson.teacher.get(path)).interactions;
    expect(failed.status).toBe('failed');
    expect((await told(failed.id)).messages.at(-1)).toEqual({ role: 'user', content: 'How?' });
  });

  it('says what was sent in an assignment, which has its exercise in the instructions', async () => {
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
    const task = { title: 'Fractions', description: 'Add unlike fractions.', classId: lesson.class.id };
    const body = { ...task, openDate: at(-60), closeDate: at(60) };
    const { assignment } = succeeded(await lesson.teacher.post('/api/assignments/create', body));
    const chat = { question: 'How?', studentName: 'ignored' };
    const { interaction } = succeeded(
      await lesson.student.post(`/api/assignments/${assignment.id}/chat`, chat),
    );
    expect((await told(interaction.id)).messages[0].content).toContain('Add unlike fractions.');
  });

  it('says nothing while the answer is pending, and for a support text, for which no model was asked', async () => {
    modelServer.script(gated('rest', ['So. '], ['Why?']));
    const stream = await lesson.student.askStreaming(lesson.session.id, 'How?');
    const { interactionId } = (await stream.next('start')).data;
    expect(await told(interactionId)).toBeNull();
    modelServer.open('rest');
    await stream.next('done');
    expect(await told(interactionId)).not.toBeNull();
    const support = await lesson.student.ask(lesson.session.id, 'I want to kill myself');
    expect(await told(support.body.interaction.id)).toBeNull();
  });
});
