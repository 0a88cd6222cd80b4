import { beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/harness.ts';
import { HeldClock } from '../../test/held-app.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

const lonely = 'i have no friends at school. what is a slope?';
const sentence =
  'When something is hard, it can help to talk with a person: somebody at home, a teacher, or another adult you trust.';

beforeEach(async () => {
  modelServer = await startScriptedModel();
  app = await startApp({ modelUrl: modelServer.url, clock: new HeldClock() });
  lesson = await startLesson(app);
});

const ask = async (question: string) =>
  succeeded(await lesson.student.ask(lesson.session.id, question)).interaction;

describe('a message of sadness or isolation below an alert', () => {
  it('gets the tutor’s answer, then one sentence that points to people, and raises no alert [standard 12.8]', async () => {
    const { answer, guard } = await ask(lonely);
    expect(modelServer.requests).toHaveLength(1);
    expect(answer.endsWith(`\n\n${sentence}`)).toBe(true);
    expect(answer.length).toBeGreaterThan(sentence.length + 10);
    expect(guard).toMatchObject({ pointsToPeople: true });
    expect(succeeded(await lesson.teacher.get('/api/alerts')).alerts).toEqual([]);
  });

  it('shows the sentence in the stream as it is stored', async () => {
    const reader = await lesson.student.askStreaming(lesson.session.id, lonely);
    const { interaction } = (await reader.next('done')).data;
    const shown = reader.seen.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(shown.join('')).toBe(interaction.answer);
    expect(interaction.answer).toContain(sentence);
  });

  it('gets the sentence once in a lesson, and again in the next one', async () => {
    await ask(lonely);
    app.clock.advance(60_000);
    expect((await ask('nobody ever talks to me')).answer).not.toContain(sentence);
    await lesson.teacher.stopSession(lesson.class.id);
    await lesson.teacher.startSession(lesson.class.id);
    app.clock.advance(60_000);
    expect((await ask('nobody ever talks to me')).answer).toContain(sentence);
  });

  it('gets it in an assignment once a day', async () => {
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    const fields = { classId: lesson.class.id, title: 'Slopes', openDate: at(-1), closeDate: at(90) };
    const { assignment } = succeeded(await lesson.teacher.post('/api/assignments/create', fields));
    const chat = async () =>
      succeeded(await lesson.student.post(`/api/assignments/${assignment.id}/chat`, { question: lonely }))
        .response;
    expect(await chat()).toContain(sentence);
    app.clock.advance(3_600_000);
    expect(await chat()).not.toContain(sentence);
    app.clock.advance(24 * 3_600_000);
    await lesson.student.signInAgain();
    expect(await chat()).toContain(sentence);
  });

  it('gets words for the age of the class [standard 12.8]', async () => {
    const fields = { className: 'Numbers', subject: 'Mathematics', ageOrGrade: 'Year 3' };
    succeeded(await lesson.teacher.post(`/api/classes/${lesson.class.id}/update`, fields));
    expect((await ask(lonely)).answer).toMatch(
      /Is something hard for you\? You can tell a grown-up: your teacher, or somebody at home\.$/,
    );
  });

  it('gets it in the language that the student chose when that of the message is unclear', async () => {
    succeeded(await lesson.student.post('/api/users/me/language', { language: 'es' }));
    expect((await ask('feeling lonely')).answer).toContain('hablar con una persona puede ayudar');
  });

  it('does not tell the model the sentence as if it had written it', async () => {
    await ask(lonely);
    app.clock.advance(60_000);
    await ask('What is a slope?');
    expect(JSON.stringify(modelServer.requests.at(-1)?.body)).not.toContain('it can help to talk');
  });
});

describe('an ordinary message', () => {
  it.each(['What is a slope?', 'In the novel Eleanor says “I have no friends”. Why?'])(
    'gets no such sentence: %s',
    async (question) => {
      const { answer, guard } = await ask(question);
      expect(answer).not.toContain('it can help to talk');
      expect(guard).not.toHaveProperty('pointsToPeople');
    },
  );
});
