import { beforeEach, expect, it } from 'vitest';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const contact = { contactName: 'Ms Okoye', contactEmail: 'okoye@school.example', helpline: '116 111' };

const registration = {
  code: 'SCHOOL',
  codeIsOn: true,
  approvesTeachers: false,
  passwordMinimum: 6,
  requiresSecondFactor: false,
};

describeEndpoint('getSchool', () => {
  const path = '/api/school';

  it('returns the school to its administrator, who is still a teacher', async () => {
    const administrator = await registerAdministrator(app);
    const school = {
      name: 'SCHOOL',
      safeguarding: null,
      contactHasAccount: false,
      contactHasConfirmed: false,
      contactAccountName: null,
      invitations: [],
      registration,
      alertMinutes: 10,
      requiresAttempt: false,
      studentsMayRename: false,
    };
    expect(succeeded(await administrator.get(path))).toEqual({ success: true, school });
    expect(succeeded(await administrator.get('/api/users/me')).user.role).toBe('teacher');
  });

  it('returns no school to anybody else', async () => {
    const { teacher, student } = await startLesson(app);
    await registerAdministrator(app);
    for (const person of [teacher, student])
      expect(succeeded(await person.get(path))).toEqual({ success: true, school: null });
  });
});

describeEndpoint('setSafeguarding', () => {
  const path = '/api/school/safeguarding';

  it('sets who sees every alert of the school and what its students read', async () => {
    const administrator = await registerAdministrator(app);
    const { student, session } = await startLesson(app);
    const colleague = await registerTeacher(app, { email: contact.contactEmail });
    const typed = { contactName: ' Ms Okoye ', contactEmail: 'Okoye@School.example', helpline: '116 111' };
    expect(succeeded(await administrator.post(path, typed))).toEqual({
      success: true,
      school: {
        name: 'SCHOOL',
        safeguarding: contact,
        contactHasAccount: true,
        contactHasConfirmed: false,
        contactAccountName: colleague.name,
        invitations: [],
        registration,
        alertMinutes: 10,
        requiresAttempt: false,
        studentsMayRename: false,
      },
      link: null,
    });

    const { response } = succeeded(await student.ask(session.id, 'I want to kill myself.'));
    expect(response).toContain('Ms Okoye');
    expect(response).toContain('116 111');
    expect(succeeded(await colleague.get('/api/alerts')).alerts).toMatchObject([{ studentUid: student.uid }]);
    expect(succeeded(await administrator.get('/api/alerts')).alerts).toEqual([]);
  });

  it('shows no alert to a teacher who registers the contact’s address after it was named [spec 10.93]', async () => {
    const administrator = await registerAdministrator(app);
    const { student, session } = await startLesson(app);
    succeeded(await administrator.post(path, contact));
    const stranger = await registerTeacher(app, { email: contact.contactEmail });
    succeeded(await student.ask(session.id, 'I want to kill myself.'));
    expect(succeeded(await stranger.get('/api/alerts')).alerts).toEqual([]);
    // Not even when the administrator saves the form again: the invitation is answered by its link alone.
    expect(succeeded(await administrator.post(path, contact)).school.contactHasAccount).toBe(false);
    expect(succeeded(await stranger.get('/api/alerts')).alerts).toEqual([]);
  });

  it('invites whoever has the address, when no teacher of the school has it', async () => {
    const administrator = await registerAdministrator(app);
    const { school, link } = succeeded(await administrator.post(path, contact));
    expect(link).toMatch(/^http:\/\/localhost:3000\/invitation#[A-Z0-9]{26}$/);
    expect(school).toMatchObject({
      safeguarding: contact,
      contactHasAccount: false,
      invitations: [{ purpose: 'safeguarding-contact', email: contact.contactEmail, mail: null }],
    });
    const again = succeeded(await administrator.post(path, { ...contact, helpline: '117' }));
    expect(again).toMatchObject({ link: null, school: { invitations: school.invitations } });
    const other = succeeded(await administrator.post(path, { ...contact, contactEmail: 'b@school.example' }));
    expect(other.school.invitations).toMatchObject([{ email: 'b@school.example' }]);
    expect(other.link).not.toBe(link);
  });

  it('needs a helpline', async () => {
    const administrator = await registerAdministrator(app);
    expect(await administrator.post(path, { ...contact, helpline: ' ' })).toEqual(
      refusal('invalid-input', 'Please enter a helpline.'),
    );
    expect(succeeded(await administrator.get('/api/school')).school.safeguarding).toBeNull();
  });
});
