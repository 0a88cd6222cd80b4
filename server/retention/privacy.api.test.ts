import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator, nameSafeguarding } from '../identity/school-rules.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app);
});

const read = async () => succeeded(await lesson.student.get('/api/privacy'));

describeEndpoint('getPrivacy', () => {
  it('says how long the school keeps which data, and whom to ask [spec 10.198, standard 17.2]', async () => {
    expect(await read()).toMatchObject({
      school: 'SCHOOL',
      months: { conversations: 24, records: 60, accounts: 24 },
      responsible: '',
      contact: null,
      helpline: null,
      model: null,
    });
    const { teacher } = lesson;
    await nameAdministrator(app.ctx, 'school', teacher.email);
    const words = { contactName: 'Ms Okoye', contactEmail: teacher.email, helpline: '116 123' };
    await nameSafeguarding(app.ctx, 'school', words);
    const chosen = { conversations: 6, records: null, accounts: null, responsible: 'The office, room 1' };
    succeeded(await teacher.post('/api/school/retention', chosen));
    expect(await read()).toMatchObject({
      months: { conversations: 6, records: 60 },
      responsible: 'The office, room 1',
      contact: 'Ms Okoye',
      helpline: '116 123',
    });
  });

  it('names the model that answers, and no address of this machine [standard 15.3]', async () => {
    const modelServer = await startScriptedModel();
    app = await startApp({ modelUrl: modelServer.url });
    lesson = await startLesson(app);
    const { model } = await read();
    expect(model).toEqual({ name: expect.any(String), host: null });
  });

  it('asks no teacher to read it', async () => {
    expect(succeeded(await lesson.teacher.get('/api/privacy')).isDue).toBe(false);
  });
});

describeEndpoint('setPrivacyRead', () => {
  it('hides the notice for 90 days, on every device [spec 10.198, standard 6.1]', async () => {
    expect((await read()).isDue).toBe(true);
    succeeded(await lesson.student.post('/api/privacy/read'));
    expect((await read()).isDue).toBe(false);
    app.clock.advance(89 * 24 * 3_600_000);
    await lesson.student.signInAgain();
    expect((await read()).isDue).toBe(false);
    app.clock.advance(24 * 3_600_000);
    await lesson.student.signInAgain();
    expect((await read()).isDue).toBe(true);
  });
});
