import { streamed } from '../../model-scripts.ts';
import { startLesson, succeeded } from '../../people.ts';
import { ask, button, conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** The display of a chat's messages, and the actions on the last one. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const rich = [
  '## Two ways\n\nRead https://school.example/slope first.\n\n### With code\n\n',
  '```python\ndef slope(first, second):  # the change of y for each step of x, from one point to another\n    return 1\n```\n\n',
  'A bracket that grows:\n\\[\\left(\\frac{\\frac{a}{b}}{\\frac{c}{d}}\\right)\\]\nIs that clear?\n\n',
  'مرحبا بك\n\n- واحد\n- اثنان\n',
];

test('an answer has headings, links, code with colours and a button, and formulas that grow, on a phone', async ({
  product,
  model,
  openBrowser,
}) => {
  const { teacher, student, session } = await startLesson(product);
  succeeded(
    await teacher.post(`/api/sessions/${session.id}/guidelines`, {
      aiGuidelines: {
        directness: 'permissive',
        mathSupport: 'full_calculations',
        programmingSupport: 'show_full_code',
      },
    }),
  );
  model.script(streamed(rich));
  await student.ask(session.id, 'What is a slope?');
  const page = await openBrowser('student', phone);
  await enter(page, student, `/session/${session.id}/chat`);
  const messages = conversation(page);
  // Headings of a message move down two levels, below those of the page.
  await expect(messages.getByRole('heading', { level: 3, name: 'Two ways' })).toBeVisible();
  await expect(messages.getByRole('heading', { level: 4, name: 'With code' })).toBeVisible();
  await expect(messages.getByRole('link', { name: 'https://school.example/slope' })).toBeVisible();
  await expect(messages.locator('.hljs-keyword').first()).toHaveText('def');
  await expect(messages.getByText('Python', { exact: true })).toBeVisible();
  await expect(messages.getByText(/AI tutor, \d/)).toBeVisible();
  const code = messages.locator('pre');
  // A long line of code scrolls sideways inside its box.
  expect(await code.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(20);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('    return 1');
  // The bracket grows with the fraction in it; one for a single line is lower.
  const bracket = messages.locator('mo').first();
  await expect
    .poll(() => bracket.evaluate((sign) => sign.getBoundingClientRect().height))
    .toBeGreaterThan(35);
  const list = messages.locator('ul');
  expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a question can be changed and asked again, and both stay in the record with links [spec 10.204]', async ({
  product,
  model,
  studentPage: page,
  teacherPage,
}) => {
  const { student, session, teacher } = await startLesson(product);
  await enter(page, student, `/session/${session.id}/chat`);
  model.script(streamed(['Think of a corner.']));
  await ask(page, 'What is a right ankle?');
  await button(page, 'Change question').click();
  const editor = page.getByRole('textbox', { name: 'Your changed question' });
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue('What is a right ankle?');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change question')).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.fill('What is a right angle?');
  await page.reload();
  await button(page, 'Change question').click();
  await expect(editor).toHaveValue('What is a right angle?');
  model.script(streamed(['Think of a square.']));
  await page.keyboard.press('Enter');
  await expect(conversation(page)).toContainText('Think of a square.');
  await expect(editor).toBeHidden();
  await expect(button(page, 'Change question')).toBeVisible();
  await page.getByRole('link', { name: 'Changed from the question above' }).click();
  await expect(page.locator(':focus')).toContainText('What is a right ankle?');
  await page.reload();
  const toTheNewOne = page.getByRole('link', { name: 'Changed in the question below' });
  await toTheNewOne.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('What is a right angle?');
  await enter(teacherPage, teacher, `/session/${session.id}/lessons`);
  await teacherPage.getByRole('listitem').getByRole('button').click();
  await teacherPage.getByRole('link', { name: 'Changed from the question above' }).click();
  await expect(teacherPage.locator(':focus')).toContainText('What is a right ankle?');
  const { interactions } = succeeded(await student.get(`/api/sessions/${session.id}/interactions`));
  expect(interactions.map(({ question }: { question: string }) => question)).toEqual([
    'What is a right ankle?',
    'What is a right angle?',
  ]);
});
