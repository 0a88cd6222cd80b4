import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { proposed, refused, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;

async function open(limitsScale = 100) {
  app = await startApp({ modelUrl: modelServer.url, limitsScale });
  lesson = await startLesson(app);
}

beforeEach(async () => {
  modelServer = await startScriptedModel();
  await open();
});

describeEndpoint('checkAnswerKey', () => {
  const check = (key: Record<string, unknown>) => lesson.teacher.post('/api/assignments/answer-key', key);

  it('says for each value how it is understood', async () => {
    const { understood, problems } = succeeded(await check({ answers: '12.5 m\nx = 4', steps: '3 + 5' }));
    expect(understood).toEqual([
      { kind: 'value', written: '12.5 m', equivalents: ['0.0125 km', '1250 cm', '12500 mm'] },
      { kind: 'value', written: 'x = 4', equivalents: [] },
      { kind: 'step', written: '3 + 5', equivalents: [] },
    ]);
    expect(problems).toEqual([]);
  });

  it('points out what is probably a typing error', async () => {
    const { problems } = succeeded(await check({ answers: '12.5.3 m' }));
    expect(problems).toEqual([{ kind: 'decimal-point', found: '12.5.3' }]);
  });

  it('says nothing about an empty key', async () => {
    expect(succeeded(await check({}))).toMatchObject({ understood: [], problems: [] });
  });

  it('takes keys up to a maximum length', async () => {
    expect((await check({ answers: 'x'.repeat(8_001) })).body).toMatchObject({
      code: 'invalid-input',
      message: 'Please use at most 8000 characters in the answer key.',
    });
  });
});

describeEndpoint('proposeAnswerKey', () => {
  const river = { title: 'Rivers', description: 'Which river flows through Vienna?' };
  const propose = (fields: Record<string, unknown> = {}) =>
    lesson.teacher.post('/api/assignments/answer-key/propose', {
      classId: lesson.class.id,
      ...river,
      ...fields,
    });

  it('gives what the model proposes to the teacher, and stores nothing', async () => {
    const said = {
      answers: ['the Danube'],
      equalForms: ['Danube'],
      translations: ['die Donau'],
      steps: [],
      mistakes: ['Many say the Rhine.'],
      model: '',
    };
    modelServer.propose(() => streamed([JSON.stringify(said)]));
    expect(succeeded(await propose()).proposal).toEqual({
      key: { answers: 'the Danube\nDanube\ndie Donau', steps: '', model: '' },
      mistakes: ['Many say the Rhine.'],
      arithmetic: 'silent',
    });
    const { assignments } = succeeded(await lesson.teacher.get(`/api/assignments/class/${lesson.class.id}`));
    expect(assignments).toEqual([]);
  });

  it('works a calculation out again, and proposes its result in place of another one', async () => {
    modelServer.propose(() => proposed('112'));
    const { proposal } = succeeded(await propose({ description: 'What is 17 * 6?' }));
    expect(proposal).toMatchObject({ key: { answers: '102' }, arithmetic: 'corrected' });
  });

  it('proposes nothing where there is no single right answer, or nothing to read', async () => {
    expect(succeeded(await propose()).proposal).toBeNull();
    expect(succeeded(await propose({ title: '', description: '' })).proposal).toBeNull();
  });

  it('asks without personal data', async () => {
    await propose({ description: 'Write to ada@posteo.de: which river flows through Vienna?' });
    expect(JSON.stringify(modelServer.proposalRequests[0]?.body)).not.toContain('ada@posteo.de');
  });

  it('reports why the model proposed nothing', async () => {
    for (const [script, code] of [
      [refused(500), 'model-failed'],
      [refused(429), 'model-overloaded'],
      [refused(504), 'model-timeout'],
      [streamed(['I cannot help with that.']), 'model-failed'],
    ] as const) {
      modelServer.propose(() => script);
      expect(await propose()).toEqual(refusal(code));
    }
  });

  it('needs a short title, and is limited like questions', async () => {
    expect((await propose({ title: 'x'.repeat(500) })).body.code).toBe('invalid-input');
    // A tenth of the 30 questions a minute that are allowed.
    await open(0.1);
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await propose()).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });
});
