import { refused, stalled, streamed } from '../model-scripts.ts';
import { registerStudent, registerTeacher, startLesson } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { ask, button, card, conversation, enter, fillIn, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** Every screen with all its parts, checked for accessibility and for the width of a phone. */

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const answer = [
  'Look at **both sides** first:\n\n1. Take three away.\n2. What is left?\n\n',
  `\`\`\`\nx + 3 = 7 ${'and so on '.repeat(20)}\n\`\`\`\n\n> ${endless}`,
];

test('the screens of a student are accessible and fit a phone [standard 15.10]', async ({
  product,
  model,
  watch,
  studentPage: page,
}) => {
  test.slow();
  const lesson = await startLesson(product, { students: 0 });
  const name = { firstName: endless, lastName: 'Lin', username: unique('mei.') };
  const student = await registerStudent(product, lesson.session.sessionCode, name);
  await enter(page, student, '/student-dashboard');
  await expect(button(page, 'Join Algebra 1')).toBeVisible();
  await expectAccessible(page, 'a student without classes');

  await button(page, 'Join Class').click();
  watch.announceRefusal(404, 'Class not found');
  await fillIn(page.getByRole('dialog'), { 'Class Code': 'NOWHERE' }, 'Join Class');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form to join a class');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Discard')).toBeVisible();
  await expectAccessible(page, 'the question before what was typed is discarded');
  await button(page, 'Discard').click();

  await button(page, 'Join Algebra 1').click();
  await button(card(page, 'Algebra 1'), 'Algebra 1').click();
  await expect(button(page, 'Join Session')).toBeVisible();
  await expectAccessible(page, 'a student with a class');
  await button(page, 'Join Session').click();
  await expect(page.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
  await expectAccessible(page, 'the welcome of a session');

  model.script(streamed(answer));
  await ask(page, `What is ${endless}?`);
  await expect(conversation(page)).toContainText('What is left?');
  await expect(button(page, 'Stop')).toBeHidden();
  model.script(refused(500));
  await ask(page, 'And now?');
  await expect(button(page, 'Try again')).toBeVisible();
  model.script(stalled('Half a thought. '));
  await ask(page, 'And then?');
  await expect(button(page, 'Stop')).toBeEnabled();
  await expectAccessible(page, 'a conversation');
  await button(page, 'Stop').click();
  await expect(conversation(page)).toContainText('You stopped this answer.');

  // A report of presence may be under way while the session closes, and is then refused.
  watch.permit(/status of 403/, /Session is not currently open/);
  await lesson.teacher.stopSession(lesson.class.id);
  await expect(page.getByText('The teacher has closed this session.')).toBeVisible();
  await expectAccessible(page, 'a conversation whose session was closed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Session Error' })).toBeVisible();
  await expectAccessible(page, 'the session error');
});

test('the screens of a teacher are accessible and fit a phone [standard 15.10]', async ({
  product,
  model,
  teacherPage: page,
}) => {
  test.slow();
  const teacher = await registerTeacher(product, { name: `Ada ${endless}` });
  await enter(page, teacher, '/teacher-dashboard');
  await expect(page.getByText('No classes yet.')).toBeVisible();
  await expectAccessible(page, 'a teacher without classes');
  await button(page, 'Appearance').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the menu of appearances');
  await page.keyboard.press('Escape');
  await button(page, 'Create Class').click();
  await button(page.getByRole('dialog'), 'Create Class').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the form to create a class');

  const created = await teacher.createClass({ className: endless, description: `About ${endless}` });
  await teacher.createClass({ className: 'Physics', subject: 'Science' });
  const session = await teacher.startSession(created.id);
  await page.reload();
  await button(page, endless).click();
  await expect(page.getByText('Nobody has joined', { exact: false }).first()).toBeVisible();
  await expectAccessible(page, 'an open session that nobody has joined');
  await button(page, 'Enlarge Session ID').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the session ID enlarged');
  await page.keyboard.press('Escape');

  const students = [];
  for (const firstName of [endless, 'Mei', 'Omar', 'Zoë']) {
    const student = await registerStudent(product, session.sessionCode, { firstName, lastName: 'Lin' });
    await student.joinClass(created.classCode);
    students.push(student);
  }
  const [talker, joiner, failed] = students;
  await joiner?.openSession(session.id);
  model.script(streamed(answer));
  for (const question of ['What is given?', `What is ${endless}?`]) await talker?.ask(session.id, question);
  model.script(refused(500));
  await failed?.ask(session.id, 'And now?');
  const talking = card(page, `${endless} Lin`);
  await expect(talking).toContainText('2 questions');
  await expect(card(page, 'Omar Lin')).toContainText('The tutor could not answer');
  await expectAccessible(page, 'the live monitor');
  await button(talking, `${endless} Lin`).click();
  await expect(talking).toContainText('What is given?');
  await expectAccessible(page, 'an expanded card');
});

test('the web app is built for production, without scripts for developers [spec 1.16]', async ({
  studentPage: page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.join().length).toBeGreaterThan(10_000);
  for (const text of texts) expect(text).not.toContain('react-devtools');
});
