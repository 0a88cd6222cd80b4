import type { Locator, Page } from '@playwright/test';
import { startLesson } from '../people.ts';
import { onPhone } from './both-sizes.ts';
import { inSpanish } from './catalogue.ts';
import { button, conversation, enter, messageBox, openAssignmentForm, unique } from './in-the-browser.ts';
import { expect, test } from './product.ts';

/** What is typed, pasted and dropped into the boxes of the product. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const family = '👨‍👩‍👧‍👦';

/** Pastes or drops a picture, as a browser reports it. */
const givePicture = (box: Locator, how: 'paste' | 'drop', text = '') =>
  box.evaluate(
    (field, { how, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'sketch.png', { type: 'image/png' }));
      if (text !== '') transfer.setData('text/plain', text);
      const about = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...about, clipboardData: transfer })
          : new DragEvent('drop', { ...about, dataTransfer: transfer }),
      );
    },
    { how, text },
  );

const tooMuch: readonly [text: string, sentence: string][] = [
  ['x'.repeat(9_198), '1,198 too many: at most 8,000 characters.'],
  ['x'.repeat(8_001), '1 too many: at most 8,000 characters.'],
  [`${'line\n'.repeat(2_000)}end`, '2,003 too many: at most 8,000 characters.'],
  [`  ${'é'.repeat(8_005)}\n\n`, '5 too many: at most 8,000 characters.'],
  ['水'.repeat(15_000), '7,000 too many: at most 8,000 characters.'],
  [`${'x'.repeat(7_999)}${family}`, '10 too many: at most 8,000 characters.'],
];

test('a text that is too long stays whole, and is not sent until it is short enough', async ({
  product,
  studentPage: page,
  model,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const box = messageBox(page);
  for (const [text, sentence] of tooMuch) {
    await box.fill(text);
    await expect(box).toHaveValue(text);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await onPhone(page, () => expect(page.getByText(sentence)).toBeVisible());
    await expect(button(page, 'Send')).toBeDisabled();
    await box.press('Enter');
    await expect(box).toHaveValue(text);
  }
  await expect(conversation(page)).toBeHidden();
  // Blanks around the text do not count.
  const fits = `  ${'x'.repeat(7_980)} ${family}  `;
  await box.fill(fits);
  await expect(page.getByText('too many')).toBeHidden();
  await button(page, 'Send').click();
  await expect(conversation(page).getByText(family).first()).toBeVisible();
  expect((await model.request(0)).question).toContain(fits.trim());
});

test('the fields of forms cut nothing either, and say in Spanish what is too much', async ({
  product,
  teacherPage: page,
  openBrowser,
}) => {
  test.slow();
  const { teacher } = await startLesson(product);
  const form = await openAssignmentForm(page, teacher);
  for (const [label, maximum] of [
    ['Title', 200],
    ['Description', 4_000],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    const text = `${'x'.repeat(maximum - 1)}${family}`;
    await field.fill(text);
    await expect(field).toHaveValue(text);
    const most = maximum.toLocaleString('en');
    await expect(form.getByText(`10 too many: at most ${most} characters.`)).toBeVisible();
    await onPhone(page, () => expect(field).toHaveAttribute('aria-invalid', 'true'));
  }
  await form.getByRole('button', { name: 'Create Assignment', exact: true }).click();
  await expect(form.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(form).toBeVisible();

  const spanish = await openBrowser('the same teacher', { locale: 'es-MX' });
  await enter(spanish, teacher, '/teacher-dashboard');
  await spanish
    .getByRole('button', { name: inSpanish('Create Class'), exact: true })
    .first()
    .click();
  await spanish.getByRole('dialog').getByRole('textbox').first().fill('x'.repeat(1_318));
  await expect(spanish.getByText(/Sobran 1[.,]?198: como máximo 120 caracteres\./)).toBeVisible();
});

test('a pasted or dropped picture is answered with a sentence, and a copied text is pasted', async ({
  product,
  studentPage: page,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  const box = messageBox(page);
  const sentence = page.getByRole('status').filter({ hasText: 'Pictures and files cannot be sent' });
  await givePicture(box, 'paste', 'A table as text');
  await expect(sentence).toBeHidden();
  for (const how of ['paste', 'drop'] as const) {
    await givePicture(box, how);
    await expect(sentence).toBeVisible();
    await onPhone(page, () => expect(sentence).toBeVisible());
    await box.fill(`I write it instead. ${unique('')}`);
    await expect(sentence).toBeHidden();
  }
  // Beside the box too: otherwise the page would give way to the picture.
  await givePicture(page.getByRole('main'), 'drop');
  await expect(sentence).toBeVisible();
});

/** Presses keys in the box and says whether something was sent. */
async function typeTwoLines(page: Page, key: string) {
  await messageBox(page).fill('One line.');
  await messageBox(page).press(key);
  await messageBox(page).pressSequentially('Another.');
}

test('on a touch screen Enter breaks the line and the button sends, unless the student chose otherwise', async ({
  product,
  openBrowser,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  for (const key of ['Enter', 'Shift+Enter']) {
    await typeTwoLines(page, key);
    await expect(messageBox(page)).toHaveValue('One line.\nAnother.');
    await expect(messageBox(page)).toHaveAttribute('enterkeyhint', 'enter');
  }
  await button(page, 'Send').click();
  await expect(conversation(page).getByText('One line.\nAnother.', { exact: true })).toBeVisible();
  await expect(button(page, 'Stop')).toBeHidden();

  await button(page, 'Options of the chat').click();
  await page.getByRole('menuitemcheckbox', { name: 'Enter sends the message' }).click();
  await messageBox(page).fill('It is sent.');
  await messageBox(page).press('Enter');
  await expect(conversation(page).getByText('It is sent.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(messageBox(page)).toHaveAttribute('enterkeyhint', 'send');
});

test('with a keyboard Enter sends, Shift+Enter breaks the line, and a composition never sends', async ({
  product,
  openBrowser,
}) => {
  test.slow();
  const { student, session } = await startLesson(product);
  const page = await openBrowser('student', { viewport: { width: 1366, height: 768 } });
  await enter(page, student, `/session/${session.id}/chat`);
  await typeTwoLines(page, 'Shift+Enter');
  await expect(messageBox(page)).toHaveValue('One line.\nAnother.');
  for (const about of [{ isComposing: true }, { keyCode: 229 }])
    await messageBox(page).dispatchEvent('keydown', { key: 'Enter', ...about });
  await expect(messageBox(page)).toHaveValue('One line.\nAnother.');
  await messageBox(page).press('Enter');
  await expect(conversation(page).getByText('One line.\nAnother.', { exact: true })).toBeVisible();
  await expect(button(page, 'Stop')).toBeHidden();

  // The choice holds here as well.
  await button(page, 'Options of the chat').click();
  await page.getByRole('menuitemcheckbox', { name: 'Enter sends the message' }).click();
  await typeTwoLines(page, 'Enter');
  await expect(messageBox(page)).toHaveValue('One line.\nAnother.');
});
