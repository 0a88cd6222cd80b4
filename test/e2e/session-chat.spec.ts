import type { Page } from '@playwright/test';
import { limits } from '../../contract/constants.ts';
import { gated, streamed } from '../model-scripts.ts';
import { startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, failCalls } from './calls.ts';
import { ask, button, card, conversation, enter, messageBox } from './in-the-browser.ts';
import { expect, test } from './product.ts';

const failure = 'Sorry, I encountered an error. Please try again.';
const welcome = 'What are you working on?';

test("a session shows 'Loading...' and then the welcome", async ({ product, studentPage: page }) => {
  const { student, session } = await startLesson(product);
  const showSession = await delayCall(page, `**/api/sessions/${session.id}`);
  const showConversation = await delayCall(page, `**/api/sessions/${session.id}/interactions*`);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page.getByRole('main')).toHaveText('Loading...');
  await expectAccessible(page, 'a session that is loading');
  showSession();
  await expect(page.getByText('Your conversation is loading.')).toBeVisible();
  await expect(messageBox(page)).toBeHidden();
  await expectAccessible(page, 'a conversation that is loading');
  showConversation();
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
});

test('what a student has opened stays open when the conversation has loaded', async ({
  product,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  const showConversation = await delayCall(page, `**/api/sessions/${session.id}/interactions*`);
  await enter(page, student, `/session/${session.id}/chat`);
  await page.getByText('How the tutor helps here').click();
  const opened = page.getByRole('link', { name: 'Who can read this?' });
  await expect(opened).toBeVisible();
  showConversation();
  await expect(messageBox(page)).toBeVisible();
  await expect(opened).toBeVisible();
  await expect(messageBox(page)).not.toBeFocused();
});

test("a session that cannot be loaded shows 'Session Error' with a way back, and loads when it can", async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  const address = `**/api/sessions/${session.id}`;
  await failCalls(page, address);
  watch.announceRefusal(500, 'Something went wrong');
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Session Error');
  await expect(page.getByText('Failed to load session', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a session that cannot be loaded');
  await page.unroute(address);
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/student-dashboard');
  await button(page, 'Join Session').click();
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
});

test("a closed session shows 'Session Error' and asks to wait for the teacher", async ({
  product,
  studentPage: page,
}) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  await teacher.stopSession(joined.id);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page).toHaveTitle('Session Error · Lyceum');
  await expect(page.getByRole('main')).toContainText(
    'Session is not currently open for chatting. Please wait for the teacher to open it.',
  );
  await expect(messageBox(page)).toHaveCount(0);
});

test('the page tries again to load earlier messages that could not be loaded', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await student.ask(session.id, 'What is given?');
  const address = '**/interactions*';
  await failCalls(page, address);
  watch.announceRefusal(500, 'Something went wrong');
  // The gallery shows the page in Spanish, too.
  watch.permit(/Algo falló por nuestra parte/);
  await enter(page, student, `/session/${session.id}/chat`);
  const notice = page.getByText('Your earlier messages could not be loaded yet. We are still trying.');
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'a conversation that could not be loaded yet');
  await page.unroute(address);
  await expect(conversation(page)).toContainText('What is given?');
  await expect(notice).toBeHidden();
});

test('a long conversation shows its newest part first, and earlier parts on demand', async ({
  product,
  studentPage: page,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  const asked = Array.from({ length: 52 }, (_, number) => `Question number ${number + 1}.`);
  for (const question of asked) await student.ask(session.id, question);
  await enter(page, student, `/session/${session.id}/chat`);
  const shown = (question: string) => conversation(page).getByText(question, { exact: true });
  await expect(shown('Question number 52.')).toBeInViewport();
  await expect(shown('Question number 1.')).toHaveCount(0);
  await button(page, 'Show earlier messages').click();
  await expect(shown('Question number 1.')).toHaveCount(1);
  await expect(button(page, 'Show earlier messages')).toBeHidden();
  for (const question of asked) await expect(shown(question)).toHaveCount(1);
});

test('the welcome names the subject and who can read the chat, and the button Send sends a message like Enter', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(
    page.getByText('Ask the AI tutor about Mathematics, or begin with one of these.'),
  ).toBeVisible();
  await expect(page.getByText(`${teacher.name} can read this chat, now and later.`)).toBeVisible();
  await expect(page.getByText('The tutor can make mistakes. Check what matters.')).toBeVisible();
  await expect(messageBox(page)).toBeFocused();
  model.script(gated('answer', [], ['What have you tried?']));
  await messageBox(page).fill('  How do I begin?  ');
  await button(page, 'Send').click();
  await expect(page.getByRole('heading', { name: welcome })).toBeHidden();
  await expect(conversation(page)).toContainText('Thinking…');
  await expect(messageBox(page)).toHaveValue('');
  await expect(button(page, 'Stop')).toBeEnabled();
  await expectAccessible(page, 'an answer that has not begun');
  model.open('answer');
  await expect(conversation(page)).toContainText('What have you tried?');
  expect(model.requests.at(-1)?.question).toBe('How do I begin?');
});

test('a session and an assignment say before and beside the first message that the tutor is an AI', async ({
  product,
  teacherPage,
  studentPage: page,
}) => {
  const { teacher, student, session, class: ofClass } = await startLesson(product);
  const dates = { openDate: '2020-01-01T00:00', closeDate: '2099-01-01T00:00' };
  const fields = { ...dates, title: 'Sums', classId: ofClass.id };
  const { assignment } = succeeded(await teacher.post('/api/assignments/create', fields));
  const sentence = page.getByText('You are writing with an AI tutor, not a person.');
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(page.getByText('Ask the AI tutor about Mathematics')).toBeVisible();
  await expect(sentence).toBeVisible();
  await expectAccessible(page, 'a session that says what answers');
  await ask(page, 'What is 3 + 4?');
  await expect(conversation(page)).toContainText('You asked');
  await expect(sentence).toBeVisible();
  await page.goto(`/assignment/${assignment.id}`);
  await expect(sentence).toBeVisible();
  await expectAccessible(page, 'an assignment that says what answers');

  // A teacher reads it where a class and an assignment begin.
  await enter(teacherPage, teacher);
  await button(teacherPage, 'Create Class').click();
  await expect(teacherPage.getByRole('dialog')).toContainText('learn by chatting with an AI tutor');
});

test('a quick start begins only once, and its message has its name', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  model.script(streamed(['What would you like to build?']));
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(conversation(page)).toContainText('What would you like to build?');
  await expect(conversation(page).getByText('Create', { exact: true })).toHaveCount(1);
  expect(model.requests).toHaveLength(1);
  await page.reload();
  await expect(conversation(page).getByText('Create', { exact: true })).toHaveCount(1);
});

test('a message has at most 8,000 characters, and the box says how many are left near the end', async ({
  product,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await messageBox(page).fill('a'.repeat(limits.questionMaximum - 500));
  await expect(page.getByText('characters left')).toBeHidden();
  await messageBox(page).press('b');
  await expect(page.getByText('499 characters left')).toBeVisible();
  await messageBox(page).fill('a'.repeat(limits.questionMaximum - 1));
  await messageBox(page).pressSequentially('bc');
  await expect(messageBox(page)).toHaveValue(`${'a'.repeat(limits.questionMaximum - 1)}bc`);
  await expect(page.getByText('1 too many: at most 8,000 characters.')).toBeVisible();
  await messageBox(page).press('Backspace');
  await expect(page.getByText('0 characters left', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a message of the maximum length');
  await messageBox(page).press('Enter');
  await expect(conversation(page)).toContainText('You asked:');
});

test('a question that does not reach the server is sent again, and then shows the error bubble', async ({
  product,
  watch,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const keys: (string | undefined)[] = [];
  let lost = 2;
  await page.route('**/api/student/ask', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    lost -= 1;
    return lost >= 0 ? route.abort() : route.continue();
  });
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(model.requests).toHaveLength(1);

  lost = Number.POSITIVE_INFINITY;
  await ask(page, 'And what is asked?');
  await expect(conversation(page).getByText(failure)).toBeVisible();
  await expectAccessible(page, 'the error bubble');
  lost = 0;
  await button(page, 'Try again').click();
  await expect(conversation(page)).toContainText('You asked: And what is asked?');
  await expect(page.getByText(failure)).toBeHidden();
});

/**
 * Breaks the page's connection at every question; with `arrives` the first question still reaches the server.
 */
async function breakQuestions(page: Page, { arrives }: { arrives: boolean }) {
  const keys: (string | undefined)[] = [];
  const arrived: Promise<unknown>[] = [];
  await page.route('**/api/student/ask', (route) => {
    const request = route.request();
    keys.push(request.headers()['idempotency-key']);
    const { authorization = '', 'idempotency-key': key = '' } = request.headers();
    const headers = { authorization, 'idempotency-key': key, 'content-type': 'application/json' };
    if (arrives && keys.length === 1)
      arrived.push(fetch(request.url(), { method: 'POST', headers, body: request.postData() }));
    return route.abort();
  });
  return { keys, arrived, repair: () => page.unroute('**/api/student/ask') };
}

for (const { arrives, reloads } of [
  { arrives: true, reloads: false },
  { arrives: false, reloads: false },
  { arrives: true, reloads: true },
  { arrives: false, reloads: true },
]) {
  const what = arrives ? 'reached the server' : 'did not reach the server';
  const then = reloads ? ', also after a reload' : '';
  test(`a question that ${what} and got no answer is asked once, however often it is sent${then}`, async ({
    product,
    watch,
    model,
    studentPage: page,
  }) => {
    const { student, session } = await startLesson(product);
    await enter(page, student, `/session/${session.id}/chat`);
    watch.announce(/net::ERR_FAILED/, /ConnectionError/);
    const connection = await breakQuestions(page, { arrives });
    model.script(gated('answer', [], ['Which number is it?']));
    await ask(page, 'What is given?');
    await expect(conversation(page).getByText(failure)).toBeVisible();
    await connection.repair();
    if (reloads) await page.reload();
    // After a reload the page loads a question that reached the server, so nobody has to send it again.
    if (!(reloads && arrives)) {
      const asking = page.waitForRequest('**/api/student/ask');
      await button(page, 'Try again').click();
      const again = await asking;
      expect(again.headers()['idempotency-key']).toBe(connection.keys[0]);
      expect(again.postDataJSON()).not.toHaveProperty('retryOf');
    }
    model.open('answer');
    await expect(conversation(page)).toContainText('Which number is it?');
    await expect(conversation(page).getByText('What is given?', { exact: true })).toHaveCount(1);
    await expect(page.getByText(failure)).toBeHidden();
    await Promise.all(connection.arrived);
    const { interactions } = succeeded(await student.get(`/api/sessions/${session.id}/interactions`));
    expect(interactions).toMatchObject([{ question: 'What is given?', status: 'answered' }]);
    expect(model.requests).toHaveLength(1);
  });
}

test('a question that was changed before it is sent again counts as a new question', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  watch.announce(/net::ERR_FAILED/, /ConnectionError/);
  const connection = await breakQuestions(page, { arrives: false });
  await ask(page, 'What is given?');
  await expect(conversation(page).getByText(failure)).toBeVisible();
  await connection.repair();
  const changed = page.waitForRequest('**/api/student/ask');
  await ask(page, 'What is given here?');
  await expect(conversation(page)).toContainText('You asked: What is given here?');
  expect((await changed).headers()['idempotency-key']).not.toBe(connection.keys[0]);
  const same = page.waitForRequest('**/api/student/ask');
  await button(page, 'Try again').click();
  await expect(conversation(page)).toContainText('You asked: What is given?');
  expect((await same).headers()['idempotency-key']).toBe(connection.keys[0]);
});

test('a second question from another device says why it was refused', async ({
  product,
  model,
  watch,
  studentPage: page,
  openBrowser,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const otherDevice = await openBrowser('other device');
  await enter(otherDevice, student, `/session/${session.id}/chat`);
  await expect(otherDevice.getByRole('heading', { name: welcome })).toBeVisible();
  model.script(gated('rest', ['One moment. '], ['Which one first?']));
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('One moment.');
  watch.announceRefusal(409, 'Please wait for the answer');
  await ask(otherDevice, 'And what is asked?');
  await expect(conversation(otherDevice)).toContainText(failure);
  await expect(conversation(otherDevice)).toContainText('Please wait for the answer to your last question.');
  model.open('rest');
  await expect(conversation(page)).toContainText('Which one first?');
  await button(otherDevice, 'Try again').click();
  await expect(conversation(otherDevice)).toContainText('You asked: And what is asked?');
});

test('a session that closes while a student writes keeps the conversation and says what to do', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await messageBox(page).fill('What is gi');
  // A report of presence may be under way while the session closes, and is then refused.
  watch.permit(/status of 403/, /Session is not currently open/);
  await teacher.stopSession(joined.id);
  await expect(page.getByRole('main').getByRole('status').last()).toHaveText(
    'The teacher has closed this session. Your conversation stays here to read, and on your dashboard under “My lessons”. If the teacher continues the lesson, it goes on here; a new lesson begins a new conversation.',
  );
  await expect(messageBox(page)).toBeHidden();
  const draft = page.getByRole('region', { name: 'Not sent' });
  await expect(draft).toContainText('This was not sent. It is not part of your conversation.');
  await expect(draft).toContainText('What is gi');
  await expectAccessible(page, 'a session that closed before the first question');

  await teacher.startSession(joined.id);
  await expect(messageBox(page)).toHaveValue('What is gi');
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await messageBox(page).fill('And what is as');
  await teacher.stopSession(joined.id);
  await expect(draft).toContainText('And what is as');
  await expectAccessible(page, 'a session that closed over a half-written message');
  await button(page, 'Leave Session').click();
  await expect(card(page, joined.className).getByText('Session Closed')).toBeVisible();
});

test('a lesson that begins again can be asked in once it is known, and shows the question', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await expect(messageBox(page)).toBeVisible();
  // A report of presence may be under way while the session closes, and is then refused.
  watch.permit(/status of 403/, /Session is not currently open/);
  const address = `**/api/sessions/${session.id}`;
  const closed = page.waitForResponse(address);
  await teacher.stopSession(joined.id);
  await closed;
  await expect(messageBox(page)).toBeHidden();
  const showSession = await delayCall(page, address);
  const dashboard = await page.context().newPage();
  await dashboard.goto('/');
  await teacher.startSession(joined.id);
  // Both tabs read the same live events.
  await expect(card(dashboard, joined.className).getByText('Session Open')).toBeVisible();
  await expect(messageBox(page)).toBeHidden();
  showSession();
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
});

test('an answer shows its formulas and its table, and never the source of a growing formula', async ({
  product,
  model,
  studentPage: page,
}) => {
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const sum = Array.from({ length: 20 }, (_, at) => String.raw`\frac{${at + 1}}{${at + 2}}`).join(' + ');
  const table = '| Number $x$ | Value $|x|$ | Why |\n|--:|--:|:--|\n| -3 | 3 | *its distance from zero* |\n';
  const rest = ` 2\\) costs $5 or $7.\n\n\\[\ns = ${sum}\n\\]\n\n${table}\nWhat is $|{-5}|$?`;
  model.script(gated('rest', ['Look at this. Here \\(x^2 +'], [rest]));
  await ask(page, 'What is an absolute value?');
  await expect(conversation(page)).toContainText('Look at this.');
  await expect(conversation(page)).not.toContainText('\\');
  model.open('rest');
  const formulas = conversation(page).getByRole('math');
  await expect(formulas).toHaveCount(5);
  await expect(formulas.first()).toHaveText('x2+2');
  await expect(conversation(page)).toContainText('costs $5 or $7.');
  await expect(conversation(page)).not.toContainText('\\');
  await expect(conversation(page).getByRole('columnheader')).toHaveText(['Number x', 'Value ∣x∣', 'Why']);
  await expect(conversation(page).getByRole('cell')).toHaveText(['-3', '3', 'its distance from zero']);
  await expectAccessible(page, 'an answer with formulas and a table');
});

test('a chat says that its class was archived or that the student was removed, and accepts no question', async ({
  product,
  watch,
  studentPage: page,
}) => {
  const { teacher, student, session, class: joined } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  watch.announceRefusal(404, 'Session not found');
  succeeded(await teacher.post(`/api/classes/${joined.id}/archive`));
  const note = page.getByRole('main').getByRole('status').last();
  const gone =
    'You can no longer ask questions in this class. Your teacher has kept your conversation and can tell you more.';
  await expect(note).toHaveText(gone);
  await expect(messageBox(page)).toBeHidden();
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expectAccessible(page, 'a chat whose class was archived');

  // The chat reads the student's time when it goes on, which is refused if the removal is quicker.
  watch.permit(/status of 404\b/, /Class not found or access denied/);
  succeeded(await teacher.post(`/api/classes/${joined.id}/restore`));
  await teacher.startSession(joined.id);
  await expect(messageBox(page)).toBeVisible();
  succeeded(await teacher.post(`/api/classes/${joined.id}/remove-student`, { studentUid: student.uid }));
  await expect(note).toHaveText(gone);
  await expect(messageBox(page)).toBeHidden();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`after a stop and a new start the earlier lesson is folded above the welcome, at ${viewport.width} px`, async ({
    product,
    openBrowser,
  }) => {
    const { teacher, student, session, class: algebra } = await startLesson(product);
    await student.ask(session.id, 'What is given?');
    const page = await openBrowser('student', { viewport });
    await enter(page, student, `/session/${session.id}/chat`);
    await expect(conversation(page)).toContainText('What is given?');
    const earlier = page.getByRole('region', { name: 'Earlier lesson' });
    await expect(earlier).toHaveCount(0);
    await teacher.stopSession(algebra.id);
    await expect(page.getByText('The teacher has closed this session.')).toBeVisible();
    await teacher.startSession(algebra.id);
    const heading = page.getByRole('heading', { name: welcome });
    for (const load of ['live', 'reloaded']) {
      if (load === 'reloaded') await page.reload();
      await expect(heading).toBeVisible();
      const fold = earlier.getByRole('button', { name: /^Earlier lesson: .*\d:\d\d.* – / });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      // The page may still scroll to its end between the two measurements.
      await expect(async () => {
        expect((await fold.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0);
      }).toPass({ timeout: 5_000 });
      await expect(page.getByText('What is given?')).toHaveCount(0);
      await fold.click();
      await expect(earlier.getByText('What is given?', { exact: true })).toBeInViewport();
      await expect(earlier).toContainText(/You, .*\d:\d\d/);
      await expect(earlier.getByRole('textbox')).toHaveCount(0);
    }
    await expectAccessible(page, 'a new lesson with the earlier one unfolded');
    await page.setViewportSize(viewport);
    // An empty lesson in between hides nothing.
    await teacher.stopSession(algebra.id);
    await teacher.startSession(algebra.id);
    await expect(earlier.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await earlier.getByRole('button').click();
    await expect(earlier.getByText('What is given?', { exact: true })).toBeVisible();
    await expect(earlier.getByRole('link', { name: 'All earlier lessons' })).toBeVisible();
    await ask(page, 'And now?');
    await expect(conversation(page)).toContainText('You asked: And now?');
    await expect(conversation(page).getByRole('region', { name: 'Earlier lesson' })).toBeAttached();
  });
