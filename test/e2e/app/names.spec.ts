import type { Locator } from '@playwright/test';
import { isolated } from '../../../contract/signs.ts';
import { registerStudent, registerTeacher } from '../../people.ts';
import { button, card, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Names written from right to left, in lines written from left to right. */

/** The left and right edge of a part of a line on the screen, also across several elements. */
const edgesOf = (line: Locator, part: string) =>
  line.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: [Node, number][] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? '').length; at++) places.push([node, at]);
    const text = places.map(([node, at]) => node.nodeValue?.[at]).join('');
    const start = text.indexOf(sought);
    if (start < 0) throw new Error(`“${text}” has no “${sought}”.`);
    const boxes = places.slice(start, start + sought.length).map(([node, at]) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    });
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  }, part);

/** Checks that the text `next` of a line is drawn after the name, not before it or within it. */
async function expectBeside(line: Locator, name: string, next: string): Promise<void> {
  const [first, second] = [await edgesOf(line, name), await edgesOf(line, next)];
  expect(second.left).toBeGreaterThanOrEqual(first.right - 1);
}

const className = 'رياضيات';
const time = /\d{1,2}:\d\d/;

const [firstName, lastName] = ['سارة', 'حداد'];

test('a name in Arabic letters is not mixed with the time or other text of its line [spec 2.50]', async ({
  product,
  teacherPage: page,
  studentPage,
}) => {
  const teacher = await registerTeacher(product, { name: `${lastName} ${firstName}` });
  const ofClass = await teacher.createClass({ className });
  const session = await teacher.startSession(ofClass.id);
  const username = 'reader.arabic';
  const student = await registerStudent(product, session.sessionCode, { firstName, lastName, username });
  await student.joinClass(ofClass.classCode);
  const name = `${firstName} ${lastName}`;

  await enter(page, teacher);
  await expectBeside(page.getByText('Waiting for the students of').locator('..'), className, ':');
  await student.ask(session.id, '7 + 3 = 10?');
  await button(card(page, name), name).click();
  const author = card(page, name).getByText(time).first();
  await expectBeside(author, name, ((await author.textContent()) ?? '').match(time)?.[0] ?? '');
  await button(card(page, name), 'Minimize').click();
  await student.ask(session.id, 'I want to kill myself.');
  const strip = page.getByRole('region', { name: 'Alerts' });
  await expectBeside(strip.getByText('· now').locator('../..'), name, '· now');

  await button(card(page, className), className).click();
  await expectBeside(page.getByRole('listitem', { name }).getByText(username).locator('..'), name, username);
  await button(page.getByRole('listitem', { name }), `Options for ${isolated(name)}`).click();
  await page.getByRole('menuitem', { name: 'Remove from class' }).click();
  await expectBeside(page.getByRole('dialog', { name: `Remove ${name}?` }).getByRole('heading'), name, '?');

  await enter(studentPage, student, `/session/${session.id}/chat`);
  await expectBeside(studentPage.getByText('can read this chat'), teacher.name, 'can read');
});
