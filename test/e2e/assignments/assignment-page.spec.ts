import { gated } from '../../model-scripts.ts';
import { startLesson, succeeded } from '../../people.ts';
import { assignmentIn, giveAssignment, hour, minute, second } from '../given-assignment.ts';
import { ask, button, conversation, enter, messageBox, openClass } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The page on which a student works through an assignment. */

const inUtc = { timezoneId: 'UTC', locale: 'en-US' };
const closed = 'This assignment has closed. Your conversation is handed in and stays here to read.';

test('a student starts an assignment, reads what it asks, works on it and goes back [spec 2.13 2.28 2.39 2.41 2.42 2.43]', async ({
  heldProduct,
}) => {
  const lesson = await startLesson(heldProduct);
  const { id } = await giveAssignment(lesson, heldProduct.now(), [-hour, 90 * minute], {
    description: `Add the fractions.\nShow each step.${' Begin with the first one.'.repeat(150)}`,
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

  await ask(page, 'What is given?');
  await expect(conversation(page)).toContainText('You asked: What is given?');
  await page.setViewportSize({ width: 1366, height: 768 });
  await button(page, 'Hide instructions').click();
  await expect(details).toBeHidden();
  await expect(button(page, 'Show instructions')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Show instructions').click();
  await expect(details).toBeVisible();
  await page.reload();
  await expect(conversation(page)).toContainText('Welcome. This is an AI tutor for “Fractions”.');
  await expect(conversation(page)).toContainText('You asked: What is given?');

  // On a phone the details are collapsed beside the chat, and open on demand.
  await page.setViewportSize({ width: 390, height: 844 });
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
  await button(page, 'Back to Dashboard').click();
  await expect(page).toHaveURL('/student-dashboard');
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
  model.open('rest');
  await expect(conversation(page)).toContainText('What do they share?');

  const closeDate = new Date(heldProduct.now().getTime() + hour).toISOString();
  succeeded(await lesson.teacher.post(`/api/assignments/${id}/update`, { closeDate }));
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(messageBox(page)).toHaveValue('I think it is 3/4,\nbecause');
  await messageBox(page).press('Enter');
  await expect(conversation(page)).toContainText('You asked: I think it is 3/4,');
});
