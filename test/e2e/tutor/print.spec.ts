import type { Page } from '@playwright/test';
import { streamed } from '../../model-scripts.ts';
import type { Student } from '../../people.ts';
import { askIn, openClassroom } from '../classroom.ts';
import { button, card, conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Conversations on paper: all of them, in the order of the page. */

/** How many sheets the page makes. The programs that make PDFs write one line of this kind for each. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const question = (number: number) => `Question number ${number}.`;
const answer = Array.from({ length: 6 }, (_, line) => `Line ${line + 1} of the answer.`).join('\n\n');

/** The numbers of the questions that a print shows uncut, in the order from top to bottom. */
const printedQuestions = (page: Page) =>
  page.evaluate(() => {
    const whole = document.documentElement.scrollHeight;
    const isCut = (element: Element, rectangle: DOMRect): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { top, bottom } = box.getBoundingClientRect();
        const clips = getComputedStyle(box).overflowY !== 'visible';
        if (clips && (rectangle.top < top - 1 || rectangle.bottom > bottom + 1)) return true;
      }
      return rectangle.bottom + window.scrollY > whole + 1;
    };
    return [...document.querySelectorAll('[data-printed] p')]
      .flatMap((element) => {
        const number = /^Question number (\d+)\.$/.exec(element.textContent ?? '')?.[1];
        const rectangle = element.getBoundingClientRect();
        if (number === undefined || !element.checkVisibility() || isCut(element, rectangle)) return [];
        return [{ number: Number(number), top: rectangle.top }];
      })
      .sort((one, other) => one.top - other.top)
      .map(({ number }) => number);
  });

const numbersTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Looks at the page as it is printed, and says what was on it. */
async function onPaper<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  await page.emulateMedia({ media: 'print' });
  const result = await look();
  await page.emulateMedia({ media: 'screen' });
  return result;
}

async function askMany(count: number, ask: (question: string) => Promise<unknown>) {
  for (const number of numbersTo(count)) await ask(question(number));
}

test('all of a chat is printed from the page and from its menu', async ({ openBrowser, product, model }) => {
  test.setTimeout(180_000);
  model.answer(() => streamed([answer]));
  const room = await openClassroom(product, ['Mei']);
  const [mei] = room.students as [Student];
  await askMany(60, (text) => mei.ask(room.session.id, text));
  const page = await openBrowser('student', { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-prints', '1');
  });
  await enter(page, mei, `/session/${room.session.id}/chat`);
  await expect(conversation(page)).toContainText(question(60));

  // The browser's own command prints all that is loaded, drawn or not, and says that there is more.
  expect(await sheets(page)).toBeGreaterThan(8);
  const loaded = await onPaper(page, async () => {
    await expect(page.getByText('Earlier messages are not on this print.')).toBeVisible();
    await expect(button(page, 'Leave Session')).toBeHidden();
    await expect(page.getByRole('textbox')).toBeHidden();
    return printedQuestions(page);
  });
  expect(loaded).toEqual(numbersTo(60, 61 - loaded.length));
  expect(loaded.length).toBeGreaterThanOrEqual(50);

  await button(page, 'Options of the chat').click();
  await page.getByRole('menuitem', { name: 'Print conversation' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1');
  await sheets(page);
  const all = await onPaper(page, async () => {
    await expect(page.getByText('Earlier messages are not on this print.')).toBeHidden();
    return printedQuestions(page);
  });
  expect(all).toEqual(numbersTo(60));
});

test('the work in an assignment is printed with its instructions, and a student’s panel without the wall', async ({
  openBrowser,
  product,
  model,
}) => {
  test.setTimeout(180_000);
  model.answer(() => streamed([answer]));
  const room = await openClassroom(product, ['Mei', 'Ana']);
  const [mei, ana] = room.students as [Student, Student];
  const slopes = await room.assign('Slopes');
  await askMany(12, (text) => askIn(slopes, mei, text));
  const student = await openBrowser('student', { viewport: { width: 1366, height: 768 } });
  await enter(student, mei, `/assignment/${slopes.id}`);
  await expect(conversation(student)).toContainText(question(12));
  expect(await sheets(student)).toBeGreaterThan(2);
  expect(await onPaper(student, () => printedQuestions(student))).toEqual(numbersTo(12));

  await askMany(30, (text) => mei.ask(room.session.id, text));
  await ana.openSession(room.session.id);
  const teacher = await openBrowser('teacher', { viewport: { width: 1366, height: 768 } });
  await enter(teacher, room.teacher, '/teacher-dashboard');
  await button(card(teacher, 'Mei Lin'), 'Mei Lin').click();
  const panel = teacher.getByRole('region', { name: 'Conversation of Mei Lin' });
  await expect(panel).toContainText(question(30));
  expect(await sheets(teacher)).toBeGreaterThan(4);
  await onPaper(teacher, async () => {
    expect(await printedQuestions(teacher)).toEqual(numbersTo(30));
    await expect(teacher.getByRole('paragraph').filter({ hasText: /^Mei Lin$/ })).toBeVisible();
    await expect(card(teacher, 'Ana Lin')).toBeHidden();
    await expect(teacher.getByRole('heading', { name: 'Live Monitor' })).toBeHidden();
  });
  const opens = teacher.context().waitForEvent('page');
  await teacher.getByRole('link', { name: 'Print', exact: true }).click();
  const sheet = await opens;
  await expect(sheet.getByRole('article', { name: 'Mei Lin' })).toContainText(question(1));
});
