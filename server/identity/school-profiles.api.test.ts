import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { nameAdministrator } from './school-rules.ts';

const path = '/api/school/profile';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app);
});

const appoint = () => nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
const logged = async () =>
  succeeded(await lesson.teacher.get('/api/school/security-log?kind=role')).entries.map(
    ({ event, detail }: { event: string; detail: string | null }) => [event, detail],
  );
const ownClass = async () => succeeded(await lesson.student.get('/api/classes/student')).classes[0];

describeEndpoint('getSchoolProfile', () => {
  it('tells every teacher of the school which profile it has', async () => {
    expect(succeeded(await lesson.teacher.get(path)).profile).toBe('default');
    await appoint();
    await lesson.teacher.chooseProfile('england-2026');
    expect(succeeded(await lesson.teacher.get(path)).profile).toBe('england-2026');
  });

  it('tells every teacher whether the practice tutor answers, since no model is connected', async () => {
    expect(succeeded(await lesson.teacher.get(path)).isPractice).toBe(!app.ctx.model.connected);
  });
});

describeEndpoint('setSchoolProfile', () => {
  it('needs a profile that exists', async () => {
    await appoint();
    expect(await lesson.teacher.post(path, { profile: 'mars' })).toMatchObject({
      body: { code: 'invalid-input' },
    });
  });

  it('records each change in the security log, and nothing where nothing changes', async () => {
    await appoint();
    await lesson.teacher.chooseProfile('england-2026');
    await lesson.teacher.chooseProfile('england-2026');
    await lesson.teacher.chooseProfile('default');
    expect(await logged()).toEqual([
      ['school-profile-chosen', 'default'],
      ['school-profile-chosen', 'england-2026'],
      ['administrator-named', null],
    ]);
  });

  it('requires an attempt in every class, and leaves the school’s own choice as it was [standard 10.8]', async () => {
    await appoint();
    await lesson.teacher.chooseProfile('england-2026');
    expect(await ownClass()).toMatchObject({ attemptFirst: true });
    const path = `/api/classes/${lesson.class.id}/update`;
    const switched = await lesson.teacher.post(path, { className: 'Algebra 1', requiresAttempt: false });
    expect(succeeded(switched).class).toMatchObject({ requiresAttempt: false, attemptFirst: true });
    expect(succeeded(await lesson.teacher.get('/api/school')).school.requiresAttempt).toBe(false);
    await lesson.teacher.chooseProfile('default');
    expect(await ownClass()).toMatchObject({ attemptFirst: false });
  });
});
