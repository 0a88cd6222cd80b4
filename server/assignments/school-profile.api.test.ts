import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

const path = '/api/school/profile/preview';

let app: TestApp;
let lesson: Awaited<ReturnType<typeof startLesson>>;

beforeEach(async () => {
  app = await startApp();
  lesson = await startLesson(app);
});

const assign = async (aiGuidelines: object) => {
  const dates = { openDate: '2030-01-01T00:00', closeDate: '2030-01-02T00:00' };
  const fields = { ...dates, title: 'Sums', classId: lesson.class.id, aiGuidelines };
  return succeeded(await lesson.teacher.post('/api/assignments/create', fields)).assignment;
};
const looser = async (profile: string) => {
  const { sessions, assignments } = succeeded(await lesson.teacher.get(`${path}?profile=${profile}`));
  return { sessions, assignments };
};

describeEndpoint('previewSchoolProfile', () => {
  it('counts what a profile would make stricter, without what is archived [spec 10.182]', async () => {
    await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
    expect(await looser('england-2026')).toEqual({ sessions: 0, assignments: 0 });
    await assign({ directness: 'collaborative' });
    await assign({ directness: 'permissive' });
    const { id } = await assign({ mathSupport: 'full_calculations' });
    await lesson.teacher.post(`/api/sessions/${lesson.session.id}/guidelines`, {
      aiGuidelines: { directness: 'permissive' },
    });
    expect(await looser('england-2026')).toEqual({ sessions: 1, assignments: 2 });
    expect(await looser('default')).toEqual({ sessions: 0, assignments: 0 });
    await lesson.teacher.post(`/api/assignments/${id}/delete`, { archiveConversations: true });
    expect(await looser('england-2026')).toEqual({ sessions: 1, assignments: 1 });
    await lesson.teacher.post(`/api/classes/${lesson.class.id}/archive`);
    expect(await looser('england-2026')).toEqual({ sessions: 0, assignments: 0 });
  });

  it('needs a profile', async () => {
    expect(await lesson.teacher.get(path)).toMatchObject({ body: { code: 'invalid-input' } });
  });
});
