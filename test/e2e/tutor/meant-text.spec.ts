import type { Page } from '@playwright/test';
import { streamed } from '../../model-scripts.ts';
import { startLesson, succeeded } from '../../people.ts';
import { expectReachable, onPhone } from '../both-sizes.ts';
import { conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Answers with sums, formulas and words from right to left, as a reader sees and copies them. */

const answer =
  'So 2*3*4 = 24 and $\\frac{1}{2}x^2$ is it.\n\n- 5 + 3 = -2\n\n**Note:**read `a*b*c`.\n\nהתוצאה היא 10 - 4 = 6';

/** Where the numbers 10 and 6 of a sum stand in their line, from the left. */
const placesOf = (page: Page, sentence: string) =>
  page.getByText(sentence).evaluate((paragraph) => {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const places: number[] = [];
    for (const number of ['10', '6'])
      for (texts.currentNode = paragraph; texts.nextNode(); ) {
        const at = texts.currentNode.nodeValue?.indexOf(number) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + number.length);
        places.push(range.getBoundingClientRect().left);
        break;
      }
    return places;
  });

test('sums read as they were written, also among words from right to left, and formulas are copied as LaTeX', async ({
  product,
  model,
  openBrowser,
}) => {
  const { teacher, student, session } = await startLesson(product);
  succeeded(
    await teacher.post(`/api/sessions/${session.id}/guidelines`, {
      aiGuidelines: { directness: 'permissive', mathSupport: 'full_calculations' },
    }),
  );
  model.script(streamed([answer]));
  const question = 'האם 10 - 4 = 6 נכון?';
  await student.ask(session.id, question);
  const page = await openBrowser('student');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, student, `/session/${session.id}/chat`);
  const messages = conversation(page);
  await expect(messages.locator('math')).toBeVisible();
  await expect(messages).toContainText('So 2*3*4 = 24');
  await expect(messages).toContainText('- 5 + 3 = -2');
  await expect(messages.locator('strong')).toHaveText('Note:');
  await expectReachable(page, messages.locator('math'), page.getByText('התוצאה היא'));
  const isInOrder = async (sentence: string) => {
    const [first = 0, last = 0] = await placesOf(page, sentence);
    return first < last;
  };
  for (const sentence of [question, 'התוצאה היא 10 - 4 = 6']) {
    expect(await isInOrder(sentence), sentence).toBe(true);
    expect(await onPhone(page, () => isInOrder(sentence)), sentence).toBe(true);
  }
  const copied = async () => {
    await messages.locator('p', { hasText: 'So 2*3*4' }).evaluate((first) => {
      const last = [...document.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Note:'));
      document.getSelection()?.setBaseAndExtent(first, 0, last ?? first, last?.childNodes.length ?? 1);
    });
    await page.keyboard.press('Control+C');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const source = 'So 2*3*4 = 24 and $\\frac{1}{2}x^2$ is it.';
  for (const text of [await copied(), await onPhone(page, copied)]) {
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      source,
      '- 5 + 3 = -2',
      'Note:read a*b*c.',
    ]);
  }
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType('text/html'))?.text();
  });
  expect(html).toContain('$\\frac{1}{2}x^2$');
  expect(html).not.toContain('<math');
});
