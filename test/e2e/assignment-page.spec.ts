import type { Page } from '@playwright/test';
import { gated } from '../model-scripts.ts';
import { type Student, startLesson, succeeded } from '../people.ts';
import { expectAccessible } from './accessible.ts';
import { delayCall, internalError } from './calls.ts';
import { assignmentIn, giveAssignment, hour, minute, second } from './given-assignment.ts';
import { ask, button, conversation, enter, messageBox, openClass } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** The page on which a student works through an assignment. */

const inUtc = { timezoneId: 'UTC', locale: 'en-US' };
const closed = 'This assignment has closed. Your conversation is handed in and stays here to read.';

async function expectUnavailable(page: Page, sentence: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignment Unavailable');
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Assignment Unavailable · Lyceum');
}

test('a student starts an assignment, reads what it asks, works on it and goes back', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 90 * minute], {
    description: 'Add the fractions.\nShow each step.',
    aiGuidelines: { directness: 'restrictive', mathSupport: 'step_by_step' },
  });
  const page = await heldProduct.openBrowser('student', inUtc);
  await button(assignmentIn(await openClass(page, lesson.student)), 'Start Assignment').click();
  await expect(page).toHaveURL(`/assignment/${id}`);
  await expect(page).toHaveTitle('Fractions · Lyceum');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fractions');
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  const due = new Date(heldProduct.now().getTime() + 90 * minute);
  const written = due.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  await expect(main.getByText('Due', { exact: false }).first()).toContainText(written.replace(/\s/g, ' '));
  await expect(main).toContainText('Closes in 1 hour');

  const details = main.getByRole('complementary', { name: 'Assignment details' });
  await expect(details.getByRole('heading')).toHaveText(['Instructions', 'Guidelines', 'Tips']);
  await expect(details).toContainText('Add the fractions.\nShow each step.');
  await expect(details.getByRole('listitem')).toHaveText([
    'The tutor asks questions and gives hints only.',
    'The tutor works one step at a time.',
    'Your teacher chose this. It is checked before you see an answer.',
    'If your messages may show that you need help, your school’s safeguarding contact can read those, too.',
    'Say what you have tried already: the tutor goes on from there.',
    'Ask about one step at a time, and try it yourself before you ask for the next.',
    'Ask for another explanation whenever one does not help you.',
    'Check what matters: the tutor can make mistakes.',
  ]);
  await expect(details).toContainText('Your conversation with the tutor is the work you hand in.');
  await expect(details).toContainText(`${lesson.teacher.name} can read it, now and later.`);
  await expect(conversation(page)).toContainText('Welcome. This is an AI tutor for “Fractions”.');
  await expect(messageBox(page)).toBeFocused();
  await expectAccessible(page, 'an assignment that was just started');

  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expectAccessible(page, 'an assignment under work');
  await page.setViewportSize({ width: 1366, height: 768 });
  await button(page, 'Hide instructions').click();
  await expect(details).toBeHidden();
  await expect(button(page, 'Show instructions')).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page, 'an assignment whose instructions are hidden');
  await page.setViewportSize({ width: 1366, height: 768 });
  await button(page, 'Show instructions').click();
  await expect(details).toBeVisible();
  await page.reload();
  await expect(conversation(page)).toContainText('Welcome. This is an AI tutor for “Fractions”.');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/student-dashboard');
});

test('instructions show lines, lists and formulas, and no HTML', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const description = [
    'Read **all** of it first.\nThen begin.',
    '1. Draw the triangle.\n2. Find $c$ from $c^2 = a^2 + b^2$.',
    'It costs $5, and a <b>pencil</b> $2.',
  ].join('\n\n');
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour], { description });
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  const details = page.getByRole('complementary', { name: 'Assignment details' });
  await expect(details.locator('strong')).toHaveText('all');
  await expect(details).toContainText('first.\nThen begin.', { useInnerText: true });
  await expect(details.getByRole('listitem').first()).toHaveText('Draw the triangle.');
  await expect(details.locator('math')).toHaveCount(2);
  await expect(details).toContainText('It costs $5, and a <b>pencil</b> $2.');
  await expectAccessible(page, 'instructions with a list and formulas');
});

test('an assignment without a description says so', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 72 * hour]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  const details = page.getByRole('complementary', { name: 'Assignment details' });
  await expect(details.getByText('No detailed instructions provided.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Closes in');
});

test('on a phone the details are collapsed beside the chat, and open on demand', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct);
  const description = 'Add the fractions. '.repeat(200);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour], { description });
  const page = await heldProduct.openBrowser('student', { viewport: { width: 390, height: 844 } });
  await enter(page, lesson.student, `/assignment/${id}`);
  const tips = page.getByRole('heading', { name: 'Tips' });
  await expect(messageBox(page)).toBeInViewport();
  await expect(tips).toBeHidden();
  await button(page, 'All instructions, guidelines and tips').click();
  await tips.scrollIntoViewIfNeeded();
  await expect(tips).toBeInViewport();
  await expect(messageBox(page)).toBeInViewport();
  await button(page, 'Show less').click();
  await expect(tips).toBeHidden();

  await button(page, 'All instructions, guidelines and tips').click();
  await expect(tips).toBeVisible();
  await messageBox(page).click();
  await expect(tips, 'whoever writes on sees the conversation').toBeHidden();
});

test('a page that is open when the assignment closes keeps the conversation, the answer under way and the draft', async ({
  heldProduct,
  model,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 20 * second]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  await expect(page.getByRole('main')).toContainText('Closes now');
  model.script(gated('rest', ['Look at both denominators. '], ['What do they share?']));
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('Look at both');
  await messageBox(page).fill('I think it is 3/4,\nbecause');

  await heldProduct.advance(20 * second);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await heldProduct.advance(1);
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: closed })).toBeVisible();
  await expect(messageBox(page)).toBeHidden();
  const draft = page.getByRole('region', { name: 'Not sent' });
  await expect(draft).toContainText('This was not sent. It is not part of your work.');
  await expect(draft).toContainText('I think it is 3/4,\nbecause');
  await expectAccessible(page, 'an assignment that closed while it was worked on');
  model.open('rest');
  await expect(conversation(page)).toContainText('What do they share?');

  const closeDate = new Date(heldProduct.now().getTime() + hour).toISOString();
  succeeded(await lesson.teacher.post(`/api/assignments/${id}/update`, { closeDate }));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(messageBox(page)).toHaveValue('I think it is 3/4,\nbecause');
  await messageBox(page).press('Enter');
  await expect(conversation(page)).toContainText('You asked: I think it is 3/4,');
});

test('an assignment that the teacher closes while a student works on it can still be read', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  succeeded(await lesson.teacher.post(`/api/assignments/${id}/update`, { closeNow: true }));
  await expect(page.getByRole('status').filter({ hasText: closed })).toBeVisible();
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expect(page.getByRole('region', { name: 'Not sent' })).toBeHidden();
  await expectAccessible(page, 'an assignment that the teacher closed');
});

test('an assignment that is archived while a student works on it says so, and keeps the unsent message', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await messageBox(page).fill('I think');
  watch.announceRefusal(404, 'Assignment not found');
  const archive = { archiveConversations: true };
  succeeded(await lesson.teacher.post(`/api/assignments/${id}/delete`, archive));
  const gone =
    'You can no longer work on this assignment. Your teacher has kept your conversation and can tell you more.';
  await expect(page.getByRole('status').filter({ hasText: gone })).toBeVisible();
  await expect(messageBox(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Not sent' })).toContainText('I think');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expectAccessible(page, 'an assignment that was archived while it was worked on');
});

test('a question that reaches the server after the close date is refused with the reason', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 10 * second]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const message = 'This assignment is not currently available.';
  const json = { success: false, code: 'assignment-unavailable', message };
  await page.route(`/api/assignments/${id}/chat`, (route) => route.fulfill({ status: 403, json }));
  watch.announceRefusal(403, message);
  await ask(page, 'May I still?');
  const bubble = conversation(page).getByText('Sorry, I encountered an error. Please try again.');
  await expect(bubble).toBeVisible();
  await expect(conversation(page)).toContainText(message);
  await expect(conversation(page)).toContainText('May I still?');
});

test('an assignment that has closed is unavailable, and leads to the student’s own work', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 20 * second]);
  succeeded(await lesson.student.post(`/api/assignments/${id}/chat`, { question: 'What is given?' }));
  await heldProduct.advance(21 * second);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student, `/assignment/${id}`);
  await expectUnavailable(page, 'This assignment is not currently available.');
  await expect(messageBox(page)).toBeHidden();
  await expectAccessible(page, 'an assignment that is not available');
  await page.getByRole('link', { name: 'Read my work' }).click();
  await expect(page.getByRole('main')).toContainText('What is given?');
});

test('an assignment that does not exist, is not open yet, was archived or is another class’s is not found', async ({
  heldProduct,
  watch,
}) => {
  const lesson = await startLesson(heldProduct);
  const other = await startLesson(heldProduct);
  const now = heldProduct.now();
  const upcoming = await giveAssignment(lesson, now, [20 * second, hour]);
  const strange = await giveAssignment(other, now, [-hour, hour]);
  const archived = await giveAssignment(lesson, now, [-hour, hour]);
  succeeded(await lesson.student.post(`/api/assignments/${archived.id}/chat`, { question: 'Hm?' }));
  const archive = { archiveConversations: true };
  succeeded(await lesson.teacher.post(`/api/assignments/${archived.id}/delete`, archive));

  const page = await heldProduct.openBrowser('student');
  watch.announceRefusal(404, 'Assignment not found or access denied');
  await enter(page, lesson.student);
  for (const id of ['NOSUCH', strange.id, archived.id, upcoming.id]) {
    await page.goto(`/assignment/${id}`);
    await expectUnavailable(page, 'Assignment not found or access denied');
  }
  await expectAccessible(page, 'an assignment that was not found');

  // A call that the page makes when the assignment opens must not see its clock jump by twenty seconds at
  // once.
  await heldProduct.advance(19 * second);
  await heldProduct.advance(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fractions');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('an assignment that cannot be loaded says why, and leads back', async ({ heldProduct, watch }) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  const page = await heldProduct.openBrowser('student');
  await enter(page, lesson.student);
  const calls = `/api/assignments/${id}`;

  const answer = await delayCall(page, calls, (route) => route.fulfill(internalError));
  await page.goto(`/assignment/${id}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expectAccessible(page, 'an assignment that is loading');
  watch.announceRefusal(500, internalError.json.message);
  answer();
  await expectUnavailable(page, 'Failed to load assignment');
  await expectAccessible(page, 'an assignment that could not be loaded');

  const message = 'Too many tries in a short time. Please wait a moment and try again.';
  const json = { success: false, code: 'too-many-requests', message };
  watch.announceRefusal(429, message);
  await page.unroute(calls);
  await page.route(calls, (route) => route.fulfill({ status: 429, json }));
  await page.reload();
  await expectUnavailable(page, message);

  watch.announce(/failed: GET/, /net::ERR_CONNECTION_REFUSED/, /ConnectionError/);
  await page.unroute(calls);
  await page.route(calls, (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(page.getByText('Failed to load assignment', { exact: true })).toBeVisible({ timeout: 15_000 });
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/student-dashboard');
});

test('a student sees nothing of the conversations of classmates', async ({ heldProduct }) => {
  const lesson = await startLesson(heldProduct, { students: 2 });
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, hour]);
  const [student, classmate] = lesson.students as [Student, Student];
  for (const [person, question] of [
    [student, 'What is given?'],
    [classmate, 'My own thought'],
  ] as const) {
    succeeded(await person.post(`/api/assignments/${id}/chat`, { question }));
  }
  const page = await heldProduct.openBrowser('student');
  await enter(page, student, `/assignment/${id}`);
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await expect(page.getByRole('main')).not.toContainText('My own thought');
});
