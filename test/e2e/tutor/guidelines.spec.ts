import type { Locator, Page } from '@playwright/test';
import { gated, stalled, streamed } from '../../model-scripts.ts';
import { type Student, startLesson } from '../../people.ts';
import { saleExercise, saleKey } from '../../sale-assignment.ts';
import { openClassroom } from '../classroom.ts';
import { giveAssignment, hour } from '../given-assignment.ts';
import { ask, button, card, conversation, enter, openAssignmentForm } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/**
 * The chosen guidelines are enforced, and are shown in the form, on the student's page and in the teacher's
 * receipt.
 */

const gaveAway = "What the tutor's model wrote was stopped: it gave the answer away. A hint took its place.";

/** A line of a receipt with its colour and shape. */
const expectReceipt = (page: Page, text: string, look: 'positive' | 'notice' | 'neutral') =>
  expect(page.getByText(text, { exact: true }).locator('[data-look]')).toHaveAttribute('data-look', look);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test("the student sees nothing that a hostile model gives away, and the teacher's receipt says so", async ({
  product,
  model,
  studentPage,
  teacherPage,
}) => {
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  const sale = await giveAssignment(room, new Date(), [-hour, hour], { ...saleExercise, answerKey: saleKey });
  // The model gives the answer away, and again after the correction.
  model.script(streamed(['The answer', ' is 68', ' euros.']), 'cost');
  await enter(studentPage, mei, `/assignment/${sale.id}`);
  const seen: string[] = [];
  await studentPage.exposeFunction('seen', (text: string) => seen.push(text));
  await studentPage.evaluate(() => {
    const report = () =>
      (window as unknown as { seen: (text: string) => void }).seen(document.body.textContent ?? '');
    new MutationObserver(report).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await ask(studentPage, 'What does it cost?');
  await expect(button(studentPage, 'Stop')).toBeHidden();
  await expect(conversation(studentPage)).toContainText('?');
  await expect.poll(() => model.requests.length).toBe(2);
  const stored = `/api/assignments/${sale.id}/interactions`;
  await expect.poll(async () => (await mei.get(stored)).body.interactions[0].status).toBe('answered');
  await studentPage.reload();
  await expect(conversation(studentPage)).toContainText('What does it cost?');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.join('\n')).not.toMatch(/\b68\b/);
  await expect(studentPage.locator('body')).not.toContainText('68');
  await expect(studentPage.locator('body')).not.toContainText('Checked');

  await enter(teacherPage, room.teacher, `/assignment/${sale.id}/work?student=${mei.uid}`);
  await expectReceipt(teacherPage, gaveAway, 'notice');
  await expectReceipt(teacherPage, 'Checked against your key', 'positive');
  await expect(
    teacherPage
      .getByText('1 answer: 1 checked against your key. 1 answer of the tutor was stopped, at least in part.')
      .first(),
  ).toBeVisible();
  await expect(teacherPage.getByRole('list', { name: 'Students' })).not.toContainText('stopped');

  // In a session, without an answer key: the monitor shows the receipt, too.
  model.script(streamed(['Then $c^2 = 3^2 + 4^2 = 25$.']), 'diagonal');
  await enter(studentPage, mei, `/session/${room.session.id}/chat`);
  await ask(studentPage, 'How long is the diagonal with 3 and 4?');
  await expect(button(studentPage, 'Stop')).toBeHidden();
  // The time of a message sent at 25 past the hour contains the number, too.
  await expect(conversation(studentPage)).not.toContainText(/(?<!:)25/);
  await enter(teacherPage, room.teacher);
  await expect(card(teacherPage, 'Mei Lin')).toContainText('1 question');
  await expect(card(teacherPage, 'Mei Lin')).not.toContainText('stopped');
  await button(card(teacherPage, 'Mei Lin'), 'Mei Lin').click();
  await expect(card(teacherPage, 'Mei Lin')).toContainText(
    /What the tutor's model wrote was stopped: it .+ A hint took its place\./,
  );
});

/** Whether the backdrop of another dialog covers the corner of a dialog. */
async function isUnderBackdrop(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    // While another dialog is open, this one ignores the pointer, and elementFromPoint would never return it.
    element.style.pointerEvents = 'auto';
    const topmost = document.elementFromPoint(left + 20, top + 20);
    return topmost !== null && !element.contains(topmost);
  });
}

test('a teacher tries an assignment as a student before it is published, and ends a trial [spec 10.50]', async ({
  heldProduct,
  model,
}) => {
  test.slow();
  const { teacher } = await startLesson(heldProduct);
  const page = await heldProduct.openBrowser('teacher');
  model.script(streamed(['It costs 68 euros.']), 'cost');
  const form = await openAssignmentForm(page, teacher);
  await form.getByLabel('Title').fill(saleExercise.title);
  await form.getByLabel('Description').fill(saleExercise.description);
  await form.getByText('Answer key').click();
  await form.getByLabel('Final answers').fill('68 euros');
  await button(form, 'Try it as a student').click();
  const trial = dialog(page, 'Try it as a student');
  await expect(trial.getByLabel('Your question as a student')).toBeFocused();
  await trial.getByLabel('Your question as a student').fill('What does it cost?');
  await trial.getByLabel('Your question as a student').press('Enter');
  await expect(trial.getByText(gaveAway)).toBeVisible();
  await expect(trial.getByText('It costs 68 euros.')).toBeHidden();
  const under = page.getByRole('dialog', { name: 'New assignment', includeHidden: true });
  expect(await isUnderBackdrop(under), 'the form is darkened under the window of the trial').toBe(true);

  // Escape closes only the upper window, and the form below keeps what was typed.
  await page.keyboard.press('Escape');
  await expect(trial).toBeHidden();
  await expect(form.getByLabel('Title')).toHaveValue(saleExercise.title);
  await expect(button(form, 'Try it as a student')).toBeFocused();

  await form.getByRole('radio', { name: 'Permissive' }).check();
  await button(form, 'Try it as a student').click();
  await trial.getByLabel('Your question as a student').fill('What does it cost?');
  await button(trial, 'Send').click();
  await expect(trial.getByText('It costs 68 euros.')).toBeVisible();

  const askInTrial = async (question: string) => {
    await trial.getByLabel('Your question as a student').fill(question);
    await button(trial, 'Send').click();
  };
  // A trial waits for a slow model like a student’s page, and shows the answer as it streams.
  await expect(button(trial, 'Stop')).toBeHidden();
  let asked = model.requests.length;
  model.script(gated('first', [], ['Which price is it? ', 'Of which share?']));
  await askInTrial('How do I begin?');
  await model.request(asked);
  // Longer than the timeout of other calls, and shorter than the silence after which a page drops its
  // connection.
  await heldProduct.advance(22_000);
  await expect(trial.getByText('Thinking…')).toBeVisible();
  await expect(trial.getByRole('alert')).toHaveCount(0);
  model.open('first');
  await expect(trial.getByText('Which price is it? Of which share?')).toBeVisible();
  await expect(button(trial, 'Stop')).toBeHidden();

  // The button Stop or closing the window ends a trial together with the call of the model.
  asked = model.requests.length;
  model.script(stalled('Which price is it now? '));
  await askInTrial('How do I go on?');
  await expect(trial.getByText('Which price is it now?')).toBeVisible();
  await button(trial, 'Stop').click();
  await expect(trial.getByText('You stopped this answer.')).toBeVisible();
  await expect(trial.getByText('Which price is it now?')).toBeVisible();
  expect(await model.requests[asked]?.closed).toBe('client');

  model.script(stalled('And of which share? '));
  await askInTrial('And then?');
  await expect(trial.getByText('And of which share?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trial).toBeHidden();
  expect(await model.requests[asked + 1]?.closed).toBe('client');

  model.script(stalled());
  await button(form, 'Try it as a student').click();
  await askInTrial('How do I begin?');
  const abandoned = await model.request(asked + 2);
  await page.goto('about:blank');
  expect(await abandoned.closed).toBe('client');
});

test('the guidelines of a session are changed on the monitor, and the student sees the new ones', async ({
  product,
  teacherPage: page,
  studentPage,
}) => {
  const { teacher, student, session } = await startLesson(product);
  await enter(studentPage, student, `/session/${session.id}/chat`);
  await studentPage.getByText('How the tutor helps here').click();
  await expect(studentPage.getByText('The tutor explains, but gives no direct answers.')).toBeVisible();
  await enter(page, teacher);
  await button(page, 'Guidelines').click();
  const window = dialog(page, 'Guidelines of this session');
  await expect(window.getByRole('radio', { name: 'Guided' })).toBeChecked();
  await expect(window.getByRole('radio', { name: 'Guided' })).toBeFocused();
  await window.getByRole('radio', { name: 'Restrictive' }).check();
  await button(window, 'Save').click();
  await expect(window).toBeHidden();
  await button(page, 'Guidelines').click();
  await expect(window.getByRole('radio', { name: 'Restrictive' })).toBeChecked();
  await expect(studentPage.getByText('The tutor asks questions and gives hints only.')).toBeVisible();
  await expect(
    studentPage.getByText('Your teacher chose this. It is checked before you see an answer.'),
  ).toBeVisible();
});
