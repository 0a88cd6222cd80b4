import { beforeEach, expect, it } from 'vitest';
import { type Answer, call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { startLesson } from '../../test/people.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

/** Names, titles and other texts of one line, through every call that stores one. */

let app: TestApp;
let post: Record<string, (text: string) => Promise<Answer>>;
beforeEach(async () => {
  app = await startApp();
  const { teacher, session, class: ofClass } = await startLesson(app);
  await nameAdministrator(app.ctx, 'SCHOOL', teacher.email);
  const account = { password: 'correct horse', role: 'teacher', schoolCode: app.schoolCode };
  const student = { username: 'mei.lin', password: 'correct horse', sessionId: session.sessionCode };
  const contact = { contactName: 'Ms Hale', contactEmail: 'hale@school.example', helpline: '0800 111' };
  const task = {
    classId: ofClass.id,
    title: 'Slopes',
    openDate: '2030-01-01T08:00',
    closeDate: '2030-01-02T08:00',
  };
  const anyone = (path: string, body: object) => call(app.url, 'POST', path, { body });
  post = {
    'the first name of a student': (text) =>
      anyone('/auth/register/student', { ...student, firstName: text, lastName: 'Lin' }),
    'the last name of a student': (text) =>
      anyone('/auth/register/student', { ...student, username: 'tom.lin', firstName: 'Mei', lastName: text }),
    'the name of a teacher': (text) =>
      anyone('/auth/register', { ...account, name: text, email: 'new@school.example' }),
    'the name of a class': (text) => teacher.post('/api/classes/create', { className: text }),
    'another name of a class': (text) =>
      teacher.post(`/api/classes/${ofClass.id}/update`, { className: text }),
    'the title of an assignment': (text) => teacher.post('/api/assignments/create', { ...task, title: text }),
    'the name of a school': (text) => teacher.post('/api/school/name', { name: text }),
    'the name of the safeguarding contact': (text) =>
      teacher.post('/api/school/safeguarding', { ...contact, contactName: text }),
    'the helpline': (text) => teacher.post('/api/school/safeguarding', { ...contact, helpline: text }),
  };
});

const sentences: Readonly<Record<string, string>> = {
  'the name of a class': 'Please give the class a name.',
  'another name of a class': 'Please give the class a name.',
  'the title of an assignment': 'Please give the assignment a title.',
  'the name of a school': 'Please give the school a name.',
  'the name of the safeguarding contact': 'Please name the safeguarding contact.',
  'the helpline': 'Please enter a helpline.',
};

it('what nobody can see is refused as if it was missing', async () => {
  for (const [what, send] of Object.entries(post))
    for (const text of ['\u200b', '\u3164', '\u2800 \u115f', '\u202e\u2069', '\u00ad']) {
      const { status, body } = await send(text);
      expect([status, body.message], what).toEqual([400, sentences[what] ?? 'All fields are required']);
    }
});

it('what has neither a letter nor a digit is refused with what to do', async () => {
  for (const [what, send] of Object.entries(post))
    for (const text of ['---', '🎨']) {
      const { status, body } = await send(text);
      expect([status, body.message], what).toEqual([400, 'Please use at least one letter or digit.']);
    }
});

it('what turns the text around it or takes no place is left out', async () => {
  for (const [what, send] of Object.entries(post)) {
    const { status, body } = await send('\u202eAn\u200ble \u2067Jose\u0301');
    expect(status, what).toBe(200);
    expect(JSON.stringify(body), what).not.toMatch(/\u200b|\u202e|\u2067|\u0301/);
  }
});
