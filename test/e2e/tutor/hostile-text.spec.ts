import type { Page } from '@playwright/test';
import { streamed } from '../../model-scripts.ts';
import type { ModelServer } from '../../model-server.ts';
import { startLesson, succeeded } from '../../people.ts';
import { conversation, enter } from '../in-the-browser.ts';
import { expect, test } from '../product.ts';

/** Answers that froze the page: the chat for 14 seconds, the print for 22. */

const length = 20_000;
const filled = (unit: string, wanted = length) =>
  unit.repeat(Math.ceil(wanted / unit.length)).slice(0, wanted);
const fenced = (code: string) => `\`\`\`java\n${code}\n\`\`\``;

const hostile = [
  fenced(filled('a')),
  fenced(filled('A')),
  fenced(filled('0x')),
  filled('*_'),
  filled('- a\n'),
  `${filled('|a', 400)}|\n${filled('|-', 400)}|\n${filled('|b|\n')}`,
];
const harmless = [
  ...['words', 'lines', 'pages'].map((name) => fenced(filled(`int total = count(${name});\n`))),
  filled('Which of them could you take away first?\n\n'),
  filled('Look at **both sides** of it.\n\n'),
  filled('- What is the *first* of them?\n'),
];

/** How many times longer than the harmless page the hostile one may take. It takes as long as the other. */
const timesLonger = 3;

/** What is forbidden in no answer, so that each is delivered as it is. */
const loosest = {
  directness: 'permissive',
  mathSupport: 'full_calculations',
  programmingSupport: 'show_full_code',
};

async function lessonWith(
  product: { url: string; schoolCode: string },
  model: ModelServer,
  answers: readonly string[],
) {
  const { teacher, student, session } = await startLesson(product);
  succeeded(await teacher.post(`/api/sessions/${session.id}/guidelines`, { aiGuidelines: loosest }));
  for (const answer of answers) {
    model.script(streamed([answer]));
    succeeded(await student.ask(session.id, 'Is this a lot?'));
  }
  return { teacher, student, session };
}

/** The processor time that the page has taken, in seconds. Unlike time on the clock, it does not depend on the machine's load. */
async function watchProcessor(page: Page): Promise<() => Promise<number>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
}

/** Waits until the page has drawn all there is. */
const untilIdle = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const wait = (times) => (times === 0 ? resolve() : requestIdleCallback(() => setTimeout(wait, 50, times - 1)));
    wait(20);
  })`);

test('answers that froze a page take it hardly longer than others, in the chat and on the print', async ({
  openBrowser,
  product,
  model,
}) => {
  test.setTimeout(240_000);
  const times: Record<string, number> = {};
  for (const [name, answers] of Object.entries({ harmless, hostile })) {
    const { teacher, student, session } = await lessonWith(product, model, answers);
    for (const [place, person, path] of [
      ['chat', student, `/session/${session.id}/chat`],
      ['print', teacher, `/session/${session.id}/print`],
    ] as const) {
      const page = await openBrowser(`${name} ${place}`, { viewport: { width: 1366, height: 768 } });
      const processorTime = await watchProcessor(page);
      await enter(page, person, path);
      await expect(place === 'chat' ? conversation(page) : page.getByRole('article')).toContainText(
        'Is this a lot?',
        { timeout: 60_000 },
      );
      await expect(page.locator('pre')).toHaveCount(3, { timeout: 60_000 });
      await untilIdle(page);
      times[`${place} ${name}`] = await processorTime();
      // No character is lost, whatever is too much.
      for (const code of await page.locator('pre').allTextContents())
        expect(code.length).toBeGreaterThan(length - 10);
    }
  }
  expect(times['chat hostile']).toBeLessThan(timesLonger * (times['chat harmless'] ?? 0));
  expect(times['print hostile']).toBeLessThan(timesLonger * (times['print harmless'] ?? 0));
});

test('code whose colours take too long stays plain, and the code after it gets its own', async ({
  openBrowser,
  product,
  model,
}) => {
  const answers = ['```python\nfirst = 1\nif first: print(1)\n```', '```python\nif second: print(2)\n```'];
  const { student, session } = await lessonWith(product, model, answers);
  const page = await openBrowser('student', { viewport: { width: 1366, height: 768 } });
  // The first worker reads for ever.
  await page.route(
    '**/code-worker*',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "onmessage = () => { postMessage('begun'); for (;;); };",
      }),
    { times: 1 },
  );
  await enter(page, student, `/session/${session.id}/chat`);
  const [first, second] = [page.locator('pre').first(), page.locator('pre').last()];
  await expect(page.locator('.hljs-keyword')).toHaveCount(1);
  const coloured = (await first.locator('.hljs-keyword').count()) === 1 ? first : second;
  const plain = coloured === first ? second : first;
  await expect(coloured.locator('.hljs-keyword')).toHaveText('if');
  await expect(plain).toContainText('if');
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(2);
});
