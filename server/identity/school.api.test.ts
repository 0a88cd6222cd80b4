import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { nameAdministrator } from './school-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const contact = { contactName: 'Ms Okoye', contactEmail: 'okoye@school.example', helpline: '116 111' };

async function registerAdministrator(): Promise<Teacher> {
  const teacher = await registerTeacher(app);
  await nameAdministrator(app.ctx, app.schoolCode, teacher.email);
  return teacher;
}

describeEndpoint('getSchool', () => {
  const path = '/api/school';

  it('returns the school to its administrator, who is still a teacher', async () => {
    const administrator = await registerAdministrator();
    const school = { name: 'SCHOOL', safeguarding: null, contactHasAccount: false };
    expect(succeeded(await administrator.get(path))).toEqual({ success: true, school });
    expect(succeeded(await administrator.get('/api/users/me')).user.role).toBe('teacher');
  });

  it('returns no school to anybody else', async () => {
    const { teacher, student } = await startLesson(app);
    await registerAdministrator();
    for (const person of [teacher, student])
      expect(succeeded(await person.get(path))).toEqual({ success: true, school: null });
    expect(await call(app.url, 'GET', path)).toEqual(refusal('not-signed-in'));
  });
});

describeEndpoint('setSafeguarding', () => {
  const path = '/api/school/safeguarding';

  it('sets who sees every alert of the school and what its students read', async () => {
    const administrator = await registerAdministrator();
    const { student, session } = await startLesson(app);
    const typed = { contactName: ' Ms Okoye ', contactEmail: 'Okoye@School.example', helpline: '116 111' };
    const named = { name: 'SCHOOL', safeguarding: contact };
    expect(succeeded(await administrator.post(path, typed)).school).toEqual({
      ...named,
      contactHasAccount: false,
    });
    const colleague = await registerTeacher(app, { email: contact.contactEmail });
    const again = succeeded(await administrator.post(path, typed)).school;
    expect(again).toEqual({ ...named, contactHasAccount: true });

    const { response } = succeeded(await student.ask(session.id, 'I want to kill myself.'));
    expect(response).toContain('Ms Okoye');
    expect(response).toContain('116 111');
    expect(succeeded(await colleague.get('/api/alerts')).alerts).toMatchObject([{ studentUid: student.uid }]);
    expect(succeeded(await administrator.get('/api/alerts')).alerts).toEqual([]);
  });

  it('shows no alert to a teacher who registers the contact’s address after it was named', async () => {
    const administrator = await registerAdministrator();
    const { student, session } = await startLesson(app);
    succeeded(await administrator.post(path, contact));
    const stranger = await registerTeacher(app, { email: contact.contactEmail });
    succeeded(await student.ask(session.id, 'I want to kill myself.'));
    expect(succeeded(await stranger.get('/api/alerts')).alerts).toEqual([]);
    expect(succeeded(await administrator.get('/api/school')).school.contactHasAccount).toBe(false);
  });

  it('is for administrators of the school', async () => {
    const { teacher, student } = await startLesson(app);
    const administrator = await registerAdministrator();
    expect(await teacher.post(path, contact)).toEqual(refusal('administrator-only'));
    expect(await student.post(path, contact)).toEqual(refusal('teacher-only'));
    expect(await call(app.url, 'POST', path, { body: contact })).toEqual(refusal('not-signed-in'));
    expect(await administrator.post(path, { ...contact, helpline: ' ' })).toEqual(
      refusal('invalid-input', 'Please enter a helpline.'),
    );
    expect(succeeded(await administrator.get('/api/school')).school.safeguarding).toBeNull();
  });
});
