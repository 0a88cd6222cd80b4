import { beforeEach, expect, it } from 'vitest';
import { call } from '../../test/client.ts';
import { startApp, type TestApp } from '../../test/harness.ts';
import { atNoon } from '../../test/held-app.ts';
import { gated, streamed } from '../../test/model-scripts.ts';
import type { ModelServer } from '../../test/model-server.ts';
import { registerStudent, Student, startLesson, succeeded } from '../../test/people.ts';
import { refusal } from '../../test/refusal.ts';
import { createSaleAssignment } from '../../test/sale-assignment.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { nameAdministrator } from '../identity/school-rules.ts';

/** What is changed after a question counts for the next one, although the node remembers the lesson (lesson-memory.ts). */

let app: TestApp;
let modelServer: ModelServer;
let lesson: Awaited<ReturnType<typeof startLesson>>;
let mei: Student;
let omar: Student;
let assignment: { id: string };

beforeEach(async () => {
  modelServer = await startScriptedModel();
  // Within the window of the assignment, and no key is proposed for it.
  app = await startApp({ modelUrl: modelServer.url, clock: atNoon(), keyWait: null });
  lesson = await startLesson(app, { students: 2 });
  [mei, omar] = lesson.students as [Student, Student];
  await nameAdministrator(app.ctx, app.schoolCode, lesson.teacher.email);
  assignment = await createSaleAssignment(app, lesson);
});

/** Asks in the lesson or, by its chat, in the assignment. @returns the answer, and what the model was told for it */
async function ask(student: Student, place: 'lesson' | 'assignment', question = 'How do I begin?') {
  const before = modelServer.requests.length;
  const path = `/api/assignments/${assignment.id}/chat`;
  const asked =
    place === 'lesson' ? student.ask(lesson.session.id, question) : student.post(path, { question });
  const { response, interaction } = succeeded(await asked);
  const told = JSON.stringify(modelServer.requests.slice(before).map(({ body }) => body));
  return { response, guard: interaction.guard, told };
}

const change = async (path: string, body: object = {}) => {
  await lesson.teacher.provePassword();
  return succeeded(await lesson.teacher.post(path, body));
};
const inClass = (path: string) => `/api/classes/${lesson.class.id}/${path}`;

it('the names that people are given, take or bring along are masked', async () => {
  const names = ['Zebulon Quist', 'Ottoline Prewett', 'Thaddeus Crumb', 'Philomena Strand'];
  await change('/api/school/own-names', { studentsMayRename: true });
  await change(inClass('update'), { workingOn: `The garden of ${names}` });
  const newNames = [
    () => change(inClass('rename-student'), { studentUid: omar.uid, name: 'Zebulon Quist' }),
    () => mei.post('/api/users/me/name', { firstName: 'Ottoline', lastName: 'Prewett' }),
    () => change('/api/users/me/name', { name: 'Thaddeus Crumb' }),
    async () => {
      const newcomer = { firstName: 'Philomena', lastName: 'Strand' };
      const joining = await registerStudent(app, lesson.session.sessionCode, newcomer);
      await joining.joinClass(lesson.class.classCode);
    },
  ];
  for (let taken = 0; ; taken++) {
    for (const place of ['lesson', 'assignment'] as const) {
      const { told } = await ask(mei, place, `${names} plan a garden. How do I begin?`);
      expect(names.filter((name) => told.includes(name))).toEqual(names.slice(taken));
    }
    if (taken === names.length) break;
    await newNames[taken]?.();
  }
});

it('an assignment is asked about as it is now: with its key, its text, its levels and the subject of its class', async () => {
  const update = (body: object) => change(`/api/assignments/${assignment.id}/update`, body);
  modelServer.script(streamed(['The answer is 99 euros.']), 'cost now');
  expect((await ask(mei, 'assignment', 'What does it cost now?')).response).toContain('99');
  await update({ answerKey: { answers: '99 euros', steps: '', model: '' } });
  const keyed = await ask(mei, 'assignment', 'What does it cost now?');
  expect(keyed.response).not.toContain('99');
  expect(keyed.guard.stopped).toContain('key-value');

  await update({ answerKey: null, title: 'Coats', description: 'A coat is dear. Which one do you like?' });
  const reworded = await ask(mei, 'assignment');
  expect(reworded.guard.checkedAgainst).not.toBe('key');
  expect(reworded.told).toMatch(/“Coats”:\\nA coat is dear/);
  expect(reworded.told).not.toContain('jacket');
  await update({ aiGuidelines: { directness: 'permissive', mathSupport: 'full_calculations' } });
  const { guard } = await ask(mei, 'assignment');
  expect(guard.guidelines).toContain('permissive full_calculations');
  await change(inClass('update'), { subject: 'Science', className: 'Shops' });
  expect((await ask(mei, 'assignment')).told).toContain('“Shops” (Science)');
});

/** The conversations whose attempt the model is told. There, and only there, the student has tried. */
async function attemptsOf(student: Student): Promise<string[]> {
  const attempts = [];
  for (const place of ['lesson', 'assignment'] as const) {
    const { told, guard } = await ask(student, place);
    expect(guard.attemptFirst === true).toBe(!told.includes('Tucana'));
    if (told.includes('Tucana')) attempts.push(place);
  }
  return attempts;
}

it('a deleted conversation is not told to the model, and an attempt in it does not count', async () => {
  const attempt = 'Near Tucana I tried 80 - 15 = 65. Is that right?';
  const remove = (body: object) => change(inClass('delete-conversations'), body);
  await change(inClass('update'), { requiresAttempt: true });
  for (const student of [mei, omar]) {
    expect(await attemptsOf(student)).toEqual([]);
    for (const place of ['lesson', 'assignment'] as const) await ask(student, place, attempt);
    expect(await attemptsOf(student)).toEqual(['lesson', 'assignment']);
  }
  await remove({ studentUid: mei.uid, assignmentId: assignment.id });
  expect(await attemptsOf(mei)).toEqual(['lesson']);
  await remove({ studentUid: mei.uid });
  expect(await attemptsOf(mei)).toEqual([]);
  expect(await attemptsOf(omar)).toEqual(['lesson', 'assignment']);
  await remove({ openingId: lesson.session.openingId });
  expect(await attemptsOf(omar)).toEqual(['assignment']);
});

it('a question that is deleted while its answer is under way is not told to the model, either', async () => {
  modelServer.script(gated('go', ['What is given? '], ['And what near Tucana?']), 'slowly');
  const asking = await mei.askStreaming(lesson.session.id, 'Near Tucana I tried 80 - 15 = 65, slowly.');
  await asking.next('delta');
  await change(inClass('delete-conversations'), { studentUid: mei.uid });
  expect((await ask(mei, 'lesson')).told).not.toContain('Tucana');
  modelServer.open('go');
  await asking.end();
  expect((await ask(mei, 'lesson')).told).not.toContain('Tucana');
});

it('a class that is withheld after a reset password answers nothing until the reset is confirmed', async () => {
  const shared = await startLesson(app, { students: 0 });
  await mei.joinClass(shared.class.classCode);
  const exercise = await createSaleAssignment(app, shared);
  const answers = async (student: Student) => [
    await student.ask(shared.session.id, 'And here?'),
    await student.post(`/api/assignments/${exercise.id}/chat`, { question: 'And here?' }),
  ];
  expect(await answers(mei)).toMatchObject([{ status: 200 }, { status: 200 }]);
  const { password } = await change(inClass('reset-password'), { studentUid: mei.uid });
  const sent = { body: { email: mei.email, password } };
  const { token } = (await call(app.url, 'POST', '/api/auth/sign-in/email', sent)).body;
  const again = new Student(app.url, token, mei.uid, mei.name, mei.email);
  const chosen = { currentPassword: password, newPassword: 'staple battery' };
  succeeded(await again.post('/api/users/me/password', chosen));

  expect((await again.ask(lesson.session.id, 'How do I begin?')).status).toBe(200);
  expect(await answers(again)).toEqual([refusal('session-not-found'), refusal('assignment-not-found')]);
  const path = `/api/classes/${shared.class.id}/confirm-student`;
  succeeded(await shared.teacher.post(path, { studentUid: mei.uid }));
  expect(await answers(again)).toMatchObject([{ status: 200 }, { status: 200 }]);
});
