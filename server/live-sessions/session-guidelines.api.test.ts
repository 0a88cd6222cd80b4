import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { streamed } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app);
});

const choose = (aiGuidelines: unknown, sessionId = lesson.session.id) =>
  lesson.teacher.post(`/api/sessions/${sessionId}/guidelines`, { aiGuidelines });

describeEndpoint('setSessionGuidelines', () => {
  it('changes the chosen levels and keeps the others; a session begins with its subject’s defaults', async () => {
    expect(lesson.session.aiGuidelines).toEqual({ directness: 'guided', mathSupport: 'formulas_allowed' });
    const { session } = succeeded(await choose({ directness: 'restrictive' }));
    expect(session.aiGuidelines).toEqual({ directness: 'restrictive', mathSupport: 'formulas_allowed' });
    expect((await lesson.student.openSession(lesson.session.id)).aiGuidelines).toEqual(session.aiGuidelines);
  });

  it('accepts a session id in any case, and a body that changes nothing', async () => {
    const { session } = succeeded(await choose(null, lesson.session.id.toLowerCase()));
    expect(session.aiGuidelines).toEqual(lesson.session.aiGuidelines);
  });

  it('goes no further than the ceiling of the school’s profile, also for what was chosen before [spec 10.183]', async () => {
    await choose({ directness: 'permissive' });
    await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
    await lesson.teacher.chooseProfile('england-2026');
    expect((await lesson.student.openSession(lesson.session.id)).aiGuidelines.directness).toBe(
      'collaborative',
    );
    expect(await choose({ mathSupport: 'full_calculations' })).toEqual(refusal('looser-than-profile'));
    const { session } = succeeded(await choose({ directness: 'restrictive' }));
    expect(session.aiGuidelines.directness).toBe('restrictive');
  });

  it('applies to the next lesson of the session, too', async () => {
    await choose({ directness: 'permissive' });
    await lesson.teacher.stopSession(lesson.class.id);
    expect((await lesson.teacher.startSession(lesson.class.id)).aiGuidelines.directness).toBe('permissive');
  });

  it('is shown on the teacher’s monitor', async () => {
    await lesson.student.openSession(lesson.session.id);
    const monitor = await lesson.teacher.monitor();
    await monitor.next('snapshot');
    await choose({ mathSupport: 'no_formulas' });
    const { session } = (await monitor.next('session')).data;
    expect(session.aiGuidelines).toEqual({ directness: 'guided', mathSupport: 'no_formulas' });
  });

  it('applies from the next question on [spec 10.51, standard 16.5]', async () => {
    const modelServer = await startScriptedModel();
    app = await startApp({ modelUrl: modelServer.url });
    lesson = await startLesson(app);
    const quadratic = 'The area is $A = a^2$. What is a here?';
    modelServer.script(streamed([quadratic]), 'area');
    const before = await lesson.student.ask(lesson.session.id, 'How do I get the area?');
    expect(before.body.interaction.guard.outcome).toBe('passed');
    await choose({ mathSupport: 'no_formulas' });
    const after = await lesson.student.ask(lesson.session.id, 'And the area again?');
    expect(after.body.interaction.guard).toMatchObject({ rule: 'formula' });
    expect(after.body.response).not.toContain('a^2');
  });

  it('knows no other levels', async () => {
    expect((await choose({ directness: 'whatever' })).body).toMatchObject({
      code: 'invalid-input',
      message: 'Please choose one of restrictive, guided, collaborative, permissive.',
    });
  });
});
