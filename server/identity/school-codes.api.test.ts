import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerTeacher, startLesson, succeeded, type Teacher } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { addSchool, ensureSchools, listSchools } from './rules.ts';

/** How teachers come into a school: its code, approval, and the length of their passwords. */

let app: TestApp;
let administrator: Teacher;
beforeEach(async () => {
  app = await startApp();
  administrator = await registerAdministrator(app);
});

let count = 0;
const register = (schoolCode: string, password = 'correct horse') => {
  count += 1;
  const body = { name: 'Ada Byron', email: `ada${count}@school.example`, password, schoolCode };
  return call(app.url, 'POST', '/auth/register', { body });
};

describeEndpoint('renewSchoolCode', () => {
  const path = '/api/school/code/renew';

  it('makes a code too long to be guessed, and the old one never works again [spec 10.107]', async () => {
    const { code, codeIsOn } = succeeded(await administrator.post(path)).school.registration;
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    expect(codeIsOn).toBe(true);
    expect(await register('SCHOOL')).toEqual(refusal('invalid-school-code'));
    expect(succeeded(await register(` ${code.toLowerCase()} `)).user.schoolCode).toBe(code);
    // The settings still name the first code, and the next start reads them.
    expect(await ensureSchools(app.ctx, ['SCHOOL'])).toEqual([]);
    expect(await listSchools(app.ctx)).toMatchObject([{ code, name: 'SCHOOL' }]);
    await expect(addSchool(app.ctx, 'school', 'Again')).rejects.toThrow(
      'The school code SCHOOL was renewed and never works again. Please choose another one.',
    );
  });
});

describeEndpoint('setTeacherRegistration', () => {
  const path = '/api/school/registration';
  const set = async (body: object) => succeeded(await administrator.post(path, body)).school.registration;

  it('switches the code off and on; while it is off, it looks like a wrong one', async () => {
    expect(await set({ codeIsOn: false })).toMatchObject({ code: 'SCHOOL', codeIsOn: false });
    expect(await register('SCHOOL')).toEqual(refusal('invalid-school-code'));
    expect(await set({ approvesTeachers: false })).toMatchObject({ codeIsOn: false });
    expect(await set({ codeIsOn: true })).toMatchObject({ codeIsOn: true });
    succeeded(await register('SCHOOL'));
  });

  it('switches a renewed code on', async () => {
    await set({ codeIsOn: false });
    const { code } = succeeded(await administrator.post('/api/school/code/renew')).school.registration;
    succeeded(await register(code));
  });

  it('requires 8 characters in the passwords of teachers, but not of students [standard 5.6]', async () => {
    const { session, teacher: ada } = await startLesson(app);
    const tooShort = refusal('weak-password', 'Password must be at least 8 characters');
    expect(await set({ passwordMinimum: 8 })).toMatchObject({ passwordMinimum: 8 });
    expect(await register('SCHOOL', '7 chars')).toEqual(tooShort);
    succeeded(await register('SCHOOL', '8 chars.'));
    const change = { currentPassword: ada.password, newPassword: '7 chars' };
    expect(await ada.post('/api/users/me/password', change)).toEqual(tooShort);
    const mei = { firstName: 'Mei', lastName: 'Lin', username: 'mei', sessionId: session.sessionCode };
    succeeded(
      await call(app.url, 'POST', '/auth/register/student', { body: { ...mei, password: '6chars' } }),
    );
    await set({ passwordMinimum: 6 });
    succeeded(await register('SCHOOL', '6chars'));
  });

  it('leaves those waiting who registered while the school asked for approval', async () => {
    await set({ approvesTeachers: true });
    const ada = await registerTeacher(app);
    await set({ approvesTeachers: false });
    expect(await ada.get('/api/classes/teacher')).toEqual(refusal('approval-pending'));
    succeeded(await (await registerTeacher(app)).get('/api/classes/teacher'));
  });

  it('takes no other minimum, and changes nothing that is not sent', async () => {
    expect(await administrator.post(path, { passwordMinimum: 7 })).toEqual(
      refusal('invalid-input', 'Please check passwordMinimum.'),
    );
    expect(await set({})).toEqual({
      code: 'SCHOOL',
      codeIsOn: true,
      approvesTeachers: false,
      passwordMinimum: 6,
      requiresSecondFactor: false,
    });
  });
});

describe('the codes of the settings', () => {
  it('have 3 to 10 characters and work from the start, in any case', async () => {
    const { url } = await startApp({ schoolCodes: ['abc', 'TEN-CHARS1'] });
    for (const schoolCode of ['ABC', 'ten-chars1']) await registerTeacher({ url, schoolCode });
  });
});
