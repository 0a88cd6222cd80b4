import { beforeEach, describe, expect, it } from 'vitest';
import { breachedPasswords } from '../../test/breached-passwords.ts';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { registerAdministrator } from '../../test/staff.ts';
import { inviteFirstAdministrators } from '../identity/invitation-rules.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ breachedPasswords: await breachedPasswords(['hunter2006']) });
});

const id = expect.stringMatching(/^[A-Z0-9]{26}$/);
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const ada = {
  name: 'Ada Byron',
  email: 'ada@school.example',
  password: 'secret',
  role: 'teacher',
  schoolCode: 'SCHOOL',
};
const register = (fields: object = {}) =>
  call(app.url, 'POST', '/auth/register', { body: { ...ada, ...fields } });

const mei = { firstName: 'Mei', lastName: 'Lin', username: 'mei.lin', password: 'secret' };
const registerMei = (fields: object): Promise<Answer> =>
  call(app.url, 'POST', '/auth/register/student', { body: { ...mei, ...fields } });

describeEndpoint('registerTeacher', () => {
  it('creates a teacher of the school and returns a custom token [spec 1.13 3.13 7.3 7.21 9.3]', async () => {
    const answer = await register({ schoolCode: ' school ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Your teacher account is ready.',
      token: expect.any(String),
      user: { uid: id, role: 'teacher', schoolCode: 'SCHOOL' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(['student', 'admin', null, 7, undefined])(
    'creates a teacher, whatever role is sent: %s [spec 6.8 6.15]',
    async (role) => {
      const { body } = await register({ role });
      expect(body.user.role).toBe('teacher');
    },
  );

  it.each([null, undefined, '', 'SC', 'NOSUCH'])(
    'refuses the school code %s [spec 6.7 7.4]',
    async (schoolCode) => {
      expect(await register({ schoolCode })).toEqual(refusal('invalid-school-code'));
    },
  );

  it.each(['ada', 'ada@', 'ada@school', 'a b@school.example', 'mei@student.lyceum.local'])(
    'refuses the email address %s [spec 5.26]',
    async (email) => {
      expect(await register({ email })).toEqual(refusal('invalid-email'));
    },
  );

  it('accepts passwords of 6 to 128 characters, including spaces [spec 5.21 5.27 9.1]', async () => {
    expect(await register({ password: '12345' })).toEqual(refusal('weak-password'));
    expect(await register({ password: 'Lyceum 1' })).toEqual(refusal('guessable-password'));
    expect(await register({ password: 'hunter2006' })).toEqual(refusal('breached-password'));
  });

  it.each(['123456', 'Password', 'aaaaaa', '１２３４５６', 'contrasen\u0303a', '1q2w3e4r', '121212'])(
    'refuses the password %s, with which every guesser begins',
    async (password) => {
      expect(await register({ password })).toEqual(refusal('common-password'));
    },
  );

  it('accepts a password that others would only try later', async () => {
    expect((await register({ password: 'secret123', email: 'later@school.example' })).status).toBe(200);
    expect(await register({ password: 'a'.repeat(129) })).toEqual(
      refusal('invalid-input', 'Password must be at most 128 characters'),
    );
    expect((await register({ password: 'a'.repeat(128) })).status).toBe(200);
    expect((await register({ password: '      ', email: 'b@school.example' })).status).toBe(200);
  });

  it.each(['name', 'email', 'password'])('refuses a registration without its %s', async (field) => {
    for (const missing of [undefined, '', null]) {
      expect(await register({ [field]: missing })).toEqual(
        refusal('invalid-input', 'All fields are required'),
      );
    }
  });

  it('creates one account when many register the same address at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describeEndpoint('registerInvited', () => {
  const ngozi = { name: 'Ngozi Okoye', email: 'ngozi@school.example', password: 'secret' };
  const registerNgozi = (fields: object) =>
    call(app.url, 'POST', '/auth/register/invited', { body: { ...ngozi, ...fields } });
  const invitationFor = async (email: string): Promise<string> =>
    `${(await nameAdministrator(app.ctx, 'SCHOOL', email)).made?.token}`;

  it('creates a teacher of the school without its code, who has accepted the invitation', async () => {
    const invitation = await invitationFor(ngozi.email);
    const answer = await registerNgozi({ invitation, email: ' Ngozi@School.example ' });
    expect(answer.body).toEqual({
      success: true,
      message: 'Your teacher account is ready.',
      token: expect.any(String),
      user: { uid: id, role: 'teacher', schoolCode: 'SCHOOL' },
    });
    const exchanged = await call(app.url, 'POST', '/api/auth/one-time-token/verify', {
      body: { token: answer.body.token },
    });
    const { token } = exchanged.body.session;
    expect((await call(app.url, 'GET', '/api/school', { token })).body.school).toMatchObject({
      name: 'SCHOOL',
      invitations: [],
    });
    expect(await registerNgozi({ invitation })).toEqual(refusal('invitation-not-found'));
  });

  it('creates the first administrator with any address, where the invitation names none', async () => {
    const [first] = (await inviteFirstAdministrators(app.ctx)).made;
    expect((await registerNgozi({ invitation: first?.token })).status).toBe(200);
  });

  it('is for the invited address only, and leaves the invitation open when it is refused', async () => {
    const invitation = await invitationFor(ngozi.email);
    const refused = [
      [{ email: 'ada@school.example' }, refusal('invitation-for-another-address')],
      [{ email: 'ngozi' }, refusal('invalid-email')],
      [{ password: '12345' }, refusal('weak-password')],
      [{ password: ngozi.email }, refusal('guessable-password')],
      [{ password: 'Password1' }, refusal('common-password')],
      [{ password: 'hunter2006' }, refusal('breached-password')],
      [{ name: ' ' }, refusal('invalid-input', 'All fields are required')],
    ] as const;
    for (const [fields, expected] of refused)
      expect(await registerNgozi({ invitation, ...fields })).toEqual(expected);
    expect((await registerNgozi({ invitation })).status).toBe(200);
  });

  it('leaves the address of an account to that account', async () => {
    const invitation = await invitationFor(ngozi.email);
    await register({ email: ngozi.email });
    expect(await registerNgozi({ invitation })).toEqual(refusal('email-already-exists'));
  });
});

describeEndpoint('registerStudent', () => {
  let sessionCode: string;
  beforeEach(async () => {
    const { session } = await startLesson(app, { students: 0 });
    ({ sessionCode } = session);
  });

  it('creates a student with the code of a session, without an enrollment [spec 1.6 3.2 3.12 5.3 7.27 9.20]', async () => {
    const typed = { firstName: ' Mei', lastName: 'Lin  ', username: ' Mei.Lin ' };
    const answer = await registerMei({ ...typed, sessionId: ` ${sessionCode.toLowerCase()} ` });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      token: expect.any(String),
      user: {
        uid: id,
        role: 'student',
        username: 'mei.lin',
        email: 'mei.lin@student.lyceum.local',
        firstName: 'Mei',
        lastName: 'Lin',
        fullName: 'Mei Lin',
        schoolCode: null,
        sessionId: sessionCode,
        createdAt: timestamp,
      },
    });
    const student = await registerStudent(app, sessionCode);
    expect((await student.get('/api/classes/student')).body.classes).toEqual([]);
  });

  it('waits for the safeguarding contact where the profile of the school asks for one [standard 4.7]', async () => {
    const administrator = await registerAdministrator(app);
    await administrator.chooseProfile('england-2026');
    expect(await registerMei({ sessionId: sessionCode })).toEqual(refusal('school-not-ready'));
    expect(await registerMei({ sessionId: 'NOSUCH' })).toEqual(refusal('invalid-session-id'));
    await administrator.chooseProfile('default');
    expect((await registerMei({ sessionId: sessionCode })).status).toBe(200);
  });

  it('creates a student, whatever other fields are sent [spec 6.15]', async () => {
    const claims = { role: 'teacher', uid: 'MINE', email: 'mei@school.example', schoolCode: 'SCHOOL' };
    const { body } = await registerMei({ sessionId: sessionCode, ...claims });
    expect(body.user).toMatchObject({
      role: 'student',
      uid: id,
      email: 'mei.lin@student.lyceum.local',
      schoolCode: null,
    });
  });

  it('refuses an unknown code with the sentence of the form, and the code of a class in the same way [spec 5.10 6.13 10.189]', async () => {
    const { class: algebra } = await startLesson(app, { students: 0 });
    for (const wrong of ['NOSUCH', algebra.classCode])
      expect(await registerMei({ sessionId: wrong })).toEqual(refusal('invalid-session-id'));
  });

  it('refuses everybody while the teacher lets nobody else join the lesson', async () => {
    const { teacher, class: algebra, session } = await startLesson(app, { students: 0 });
    succeeded(await teacher.post(`/api/classes/${algebra.id}/joining`, { closed: true }));
    expect(await registerMei({ sessionId: session.sessionCode })).toEqual(refusal('joining-closed'));
  });

  it.each(['a', 'a'.repeat(33), 'mei lin', 'mei@lin', 'méi', '名前'])(
    'refuses the username %s',
    async (username) => {
      expect(await registerMei({ sessionId: sessionCode, username })).toEqual(
        refusal('invalid-input', 'Username must be 2 to 32 letters, digits, dots, underscores or hyphens'),
      );
    },
  );

  it.each(['firstName', 'lastName', 'username', 'password', 'sessionId'])(
    'refuses a registration without its %s [spec 3.4 3.11 5.4]',
    async (field) => {
      for (const missing of [undefined, '', null, 7]) {
        expect(await registerMei({ sessionId: sessionCode, [field]: missing })).toEqual(
          refusal('invalid-input', 'All fields are required'),
        );
      }
    },
  );

  it('accepts passwords of 6 to 128 characters [spec 5.6 9.1]', async () => {
    const fields = { sessionId: sessionCode };
    expect(await registerMei({ ...fields, password: '12345' })).toEqual(refusal('weak-password'));
    expect(await registerMei({ ...fields, password: sessionCode.toLowerCase() })).toEqual(
      refusal('guessable-password'),
    );
    expect(await registerMei({ ...fields, password: 'hunter2006' })).toEqual(refusal('breached-password'));
    expect((await registerMei({ ...fields, password: 'a'.repeat(129) })).status).toBe(400);
    expect((await registerMei({ ...fields, password: '123456' })).status).toBe(200);
  });

  it('allows one account for a username, in any case', async () => {
    await registerMei({ sessionId: sessionCode });
    const again = await registerMei({ sessionId: sessionCode, username: 'MEI.LIN' });
    expect(again).toEqual(refusal('username-taken'));
  });

  it('creates one account when many register the same username at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => registerMei({ sessionId: sessionCode })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('a registration that was refused', () => {
  it('leaves nothing behind', async () => {
    await register({ schoolCode: 'NOSUCH' });
    expect((await register()).status).toBe(200);
  });
});
