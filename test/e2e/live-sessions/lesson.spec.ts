import { gated, type Script, streamed } from '../../model-scripts.ts';
import { startLesson } from '../../people.ts';
import {
  ask,
  button,
  card,
  conversation,
  enter,
  fillIn,
  messageBox,
  studentForm,
  teacherForm,
  unique,
} from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** An answer in three sentences. The model sends the second and the third only when the test lets it. */
const inThreeSteps: Script = {
  steps: [
    { flush: true },
    { delta: 'Look at both sides of the equation. ' },
    { gate: 'second' },
    { delta: 'Three is added on the left. ' },
    { gate: 'third' },
    { delta: 'How can you undo that?' },
    { finish: 'stop' },
  ],
};

test('a lesson works from the registration of the teacher to the next opening of the session [spec 2.20]', async ({
  teacherPage: teacher,
  studentPage: student,
  model,
}) => {
  const username = unique('mei.');
  let sessionId = '';

  await test.step('a teacher registers, creates a class and starts its session', async () => {
    await teacher.goto('/teacher-register');
    await fillIn(teacher, teacherForm({ Email: `${unique('ada')}@school.example` }), 'Create Account');
    await expect(teacher).toHaveURL('/teacher-dashboard');
    await expect(teacher.getByText('Welcome, Ada Byron')).toBeVisible();

    await button(teacher, 'Create Class').click();
    await fillIn(teacher.getByRole('dialog'), { 'Class Name': 'Algebra 1' }, 'Create Class');
    await expect(teacher.getByText('Session ID')).toBeHidden();
    await button(card(teacher, 'Algebra 1'), 'Start Session').click();
    await expect(card(teacher, 'Algebra 1').getByText('Session Open')).toBeVisible();
    await expect(teacher.getByRole('heading', { name: 'Live Monitor' })).toBeVisible();
    await expect(teacher.getByText('No Active Session')).toBeVisible();
    sessionId = await codeOn(teacher, 'Session ID');
    await expect(teacher.getByText('Nobody has joined Algebra 1 yet.')).toBeVisible();
  });

  await test.step('a student registers with the session ID and joins the class with one click', async () => {
    await student.goto('/register');
    const typed = { Username: username, 'Session ID': ` ${sessionId.toLowerCase()}` };
    await fillIn(student, studentForm(typed), 'Create Account');
    await expect(student).toHaveURL('/student-dashboard');
    await expect(student.getByText('Welcome, Mei Lin')).toBeVisible();
    await button(student, 'Join Algebra 1').click();
    await expect(card(student, 'Algebra 1').getByText('Session Open')).toBeVisible();
    await expect(card(student, 'Algebra 1')).toContainText('Ada Byron');
    await expect(card(student, 'Algebra 1')).toContainText('1 student');
  });

  const monitored = card(teacher, 'Mei Lin');
  await test.step('the student opens the session, and the monitor shows who joined', async () => {
    await button(student, 'Join Session').click();
    await expect(student.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
    await expect(student.getByText('Ada Byron can read this chat')).toBeVisible();
    await expect(teacher.getByText('Connected', { exact: true })).toBeVisible();
    await expect(monitored).toContainText('Joined');
    await expect(monitored).toContainText('active');
    await expect(monitored).toContainText('No messages yet.');
    await expect(teacher.getByText('1 Joined · 0 Active')).toBeVisible();
  });

  await test.step('both screens show typing, the question and the growing answer', async () => {
    model.script(inThreeSteps);
    await messageBox(student).pressSequentially('How do I solve x + 3 = 7?');
    await expect(monitored).toContainText('typing');
    await expect(monitored).toContainText('No messages yet.');
    await messageBox(student).press('Enter');

    for (const screen of [conversation(student), monitored]) {
      await expect(screen).toContainText('How do I solve x + 3 = 7?');
      await expect(screen).toContainText('Look at both sides of the equation.');
      await expect(screen).not.toContainText('Three is added');
    }
    model.open('second');
    for (const screen of [conversation(student), monitored]) {
      await expect(screen).toContainText('Three is added on the left.');
      await expect(screen).not.toContainText('How can you undo that?');
    }
    await expect(button(student, 'Stop')).toBeVisible();
    model.open('third');
    for (const screen of [conversation(student), monitored]) {
      await expect(screen).toContainText('How can you undo that?');
    }
    await expect(button(student, 'Stop')).toBeHidden();
    await expect(teacher.getByText('0 Joined · 1 Active')).toBeVisible();
    await expect(monitored).toContainText('1 question');
  });

  await test.step('a collapsed card shows the last three messages, an expanded one all', async () => {
    await ask(student, 'Do I take three away?');
    await expect(conversation(student)).toContainText('You asked: Do I take three away?');
    await expect(monitored).toContainText('You asked: Do I take three away?');
    await expect(monitored).toContainText('2 questions');
    await expect(monitored).not.toContainText('How do I solve x + 3 = 7?');

    await button(monitored, 'Mei Lin').click();
    const full = monitored.getByRole('region', { name: 'Conversation of Mei Lin' });
    await expect(full).toContainText('How do I solve x + 3 = 7?');
    await expect(full).toContainText('Do I take three away?');
    await button(monitored, 'Minimize').click();
    await expect(full).toBeHidden();
    await expect(button(monitored, 'Mei Lin')).toBeFocused();
  });

  await test.step('the session stops: the student reads a calm sentence, the teacher’s monitor disappears', async () => {
    await button(card(teacher, 'Algebra 1'), 'Stop Session').click();
    await expect(student.getByText('The teacher has closed this session.')).toBeVisible();
    await expect(student.getByRole('alert')).toHaveCount(0);
    await expect(messageBox(student)).toBeHidden();
    await expect(conversation(student)).toContainText('How can you undo that?');
    await expect(teacher.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
    await expect(card(teacher, 'Algebra 1').getByText('Session Closed')).toBeVisible();
  });

  await test.step('the session starts again with the same ID, and its chat is empty', async () => {
    await button(card(teacher, 'Algebra 1'), 'Start Session').click();
    await expect(card(teacher, 'Algebra 1').getByText('Session Open')).toBeVisible();
    expect(await codeOn(teacher, 'Session ID')).toBe(sessionId);
    await expect(student.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
    await expect(conversation(student)).toBeHidden();
    await expect(monitored).toContainText('No messages yet.');
    await ask(student, 'What is new today?');
    await expect(monitored).toContainText('You asked: What is new today?');
    await expect(monitored).not.toContainText('Do I take three away?');
  });
});

test('Stop ends an answer and keeps its text on both screens', async ({
  product,
  model,
  studentPage: student,
  teacherPage: teacher,
}) => {
  const { student: person, session, ...lesson } = await startLesson(product);
  await enter(teacher, lesson.teacher);
  await enter(student, person, `/session/${session.id}/chat`);
  model.script(gated('never', ['Here is a first thought. '], ['And much more.']));
  await ask(student, 'Tell me everything.');
  await expect(conversation(student)).toContainText('Here is a first thought.');
  await button(student, 'Stop').press('Enter');

  await expect(conversation(student)).toContainText('You stopped this answer.');
  await expect(messageBox(student)).toBeFocused();
  await expect(conversation(student)).toContainText('Here is a first thought.');
  await button(card(teacher, person.name), person.name).click();
  await expect(card(teacher, person.name)).toContainText('Here is a first thought.');
  await expect(card(teacher, person.name)).toContainText('The student stopped this answer.');
  const request = await model.request(0);
  expect(await request.closed).toBe('client');

  await ask(student, 'Only the next step, please.');
  await expect(conversation(student)).toContainText('You asked: Only the next step, please.');
  await student.reload();
  await expect(conversation(student)).toContainText('Here is a first thought.');
  await expect(conversation(student)).not.toContainText('And much more.');
});

test('the newest words stay in view when the on-screen keyboard opens, unless the reader scrolled up', async ({
  product,
  model,
  studentPage: student,
}) => {
  const { student: person, session } = await startLesson(product);
  await enter(student, person, `/session/${session.id}/chat`);
  model.script(streamed(['First words. ', 'And so it goes on. '.repeat(200), 'Last words.']));
  await ask(student, 'Tell me a long story.');
  const first = student.getByText('Tell me a long story.', { exact: true });
  await expect(button(student, 'Stop')).toBeHidden();
  await expect(first).not.toBeInViewport();
  const atBottom = () =>
    conversation(student).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 390, height: 480 },
  ]) {
    await student.setViewportSize(viewport);
    await expect.poll(atBottom).toBe(true);
    await expect(button(student, 'Newest message')).toBeHidden();
  }

  await conversation(student).press('Home');
  await expect(first).toBeInViewport();
  await student.setViewportSize({ width: 390, height: 844 });
  await expect(first).toBeInViewport();
  await button(student, 'Newest message').click();
  await expect.poll(atBottom).toBe(true);
});

/** The code under this label. */
async function codeOn(page: Parameters<typeof card>[0], label: string): Promise<string> {
  const code = page.getByText(label, { exact: true }).locator('xpath=following-sibling::p');
  await expect(code).toHaveText(/^[A-Z2-9]{6}$/);
  return (await code.textContent()) ?? '';
}
