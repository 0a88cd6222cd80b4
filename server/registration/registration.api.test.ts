import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { describeEndpoint } from '../../test/describe-endpoint.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { registerStudent, registerTeacher, startLesson } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const id = expect.stringMatching(/^[A-Z0-9]{20}$/);
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
  it('makes a teacher of the school and answers a custom token', async () => {
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
    'makes a teacher, whatever the role says: %s',
    async (role) => {
      const { body } = await register({ role });
      expect(body.user.role).toBe('teacher');
      const teacher = await registerTeacher(app, { role });
      expect((await teacher.get('/api/users/me')).body.user).toMatchObject({ role: 'teacher' });
    },
  );

  it.each([null, undefined, '', 'SC', 'NOSUCH'])('refuses the school code %s', async (schoolCode) => {
    expect(await register({ schoolCode })).toEqual(refusal('invalid-school-code'));
  });

  it.each(['ada', 'ada@', 'ada@school', 'a b@school.example', 'mei@student.lyceum.local'])(
    'refuses the e-mail address %s',
    async (email) => {
      expect(await register({ email })).toEqual(refusal('invalid-email'));
    },
  );

  it('takes passwords of 6 to 128 characters, spaces included', async () => {
    expect(await register({ password: '12345' })).toEqual(refusal('weak-password'));
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

  it('gives one account to an e-mail address, in whatever case', async () => {
    await register();
    expect(await register({ email: ' ADA@School.Example ' })).toEqual(refusal('email-already-exists'));
  });

  it('gives one account to an address that many register at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describeEndpoint('registerStudent', () => {
  let sessionCode: string;
  let sessionId: string;
  beforeEach(async () => {
    const { session } = await startLesson(app, { students: 0 });
    ({ sessionCode, id: sessionId } = session);
  });

  it('makes a student with the code of a session, and enrols in nothing', async () => {
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

  it('makes a student, whatever else is sent', async () => {
    const claims = { role: 'teacher', uid: 'MINE', email: 'mei@school.example', schoolCode: 'SCHOOL' };
    const { body } = await registerMei({ sessionId: sessionCode, ...claims });
    expect(body.user).toMatchObject({
      role: 'student',
      uid: id,
      email: 'mei.lin@student.lyceum.local',
      schoolCode: null,
    });
  });

  it("takes the session's id too, and keeps its code", async () => {
    const { body } = await registerMei({ sessionId: sessionId.toLowerCase() });
    expect(body.user.sessionId).toBe(sessionCode);
  });

  it('takes the code of a closed session', async () => {
    const { teacher, session, class: lesson } = await startLesson(app, { students: 0 });
    await teacher.stopSession(lesson.id);
    expect((await registerMei({ sessionId: session.sessionCode })).status).toBe(200);
  });

  it('refuses an unknown code with the sentence of the form', async () => {
    expect(await registerMei({ sessionId: 'NOSUCH' })).toEqual(refusal('invalid-session-id'));
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
    'refuses a registration without its %s',
    async (field) => {
      for (const missing of [undefined, '', null, 7]) {
        expect(await registerMei({ sessionId: sessionCode, [field]: missing })).toEqual(
          refusal('invalid-input', 'All fields are required'),
        );
      }
    },
  );

  it('takes passwords of 6 to 128 characters', async () => {
    const fields = { sessionId: sessionCode };
    expect(await registerMei({ ...fields, password: '12345' })).toEqual(refusal('weak-password'));
    expect((await registerMei({ ...fields, password: 'a'.repeat(129) })).status).toBe(400);
    expect((await registerMei({ ...fields, password: '123456' })).status).toBe(200);
  });

  it('gives one account to a username, in whatever case', async () => {
    await registerMei({ sessionId: sessionCode });
    const again = await registerMei({ sessionId: sessionCode, username: 'MEI.LIN' });
    expect(again).toEqual(refusal('username-taken'));
  });

  it('gives one account to a username that many register at once', async () => {
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
