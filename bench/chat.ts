/**
 * Measures a chat on a slow machine against its targets: a browser whose processor is slowed four times, a
 * conversation of 200 messages of Markdown and formulas, and an answer of 60 tokens a second:
 * `npm run bench:chat`. Other work of the machine affects the times, so the script also prints the load of
 * the machine and how many frames the same browser draws of an empty page.
 */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { requireBrowser } from '../dev/find-tools.mjs';
import { prepare } from '../dev/prepare.mjs';
import { startProduct } from '../test/e2e/started-product.ts';
import { streamed } from '../test/model-scripts.ts';
import { startModelServer } from '../test/model-server.ts';
import { startLesson, succeeded } from '../test/people.ts';
import { missed, openSlowPage, print, slowedBy, watched } from './slow-page.ts';

const tokensPerSecond = 60;
const keyPresses = 60;
/** How long the script waits until a page draws and loads nothing more, in milliseconds. */
const settling = 3_000;
/** A question and its answer are two messages. */
const interactions = 100;

/** One part of an answer, as a tutor of mathematics writes it. */
const part = (number: number) =>
  `### Step ${number}\n\nLook at **both sides** of \\(${number}x + 3 = 11\\), and at *what they have in common*.\n\n` +
  `\\[\\left(\\frac{x^2 + ${number}}{\\sqrt{x + 1}}\\right) = \\sum_{i=1}^{${number}} \\frac{1}{i^2}\\]\n\n` +
  `1. Take \\(3\\) from both sides.\n2. Divide by \\(${number}\\).\n\n` +
  `\`\`\`python\ndef solve(a, b):\n    return (11 - b) / a\n\`\`\`\n\n`;

const answer = (parts: number) => Array.from({ length: parts }, (_, number) => part(number + 1)).join('');
/**
 * The text cut into pieces of up to four characters with the space before them, about as long as the tokens
 * of a model.
 */
const tokensOf = (text: string) => text.match(/\s*\S{1,4}/g) ?? [];

/**
 * Clicks a button or a link.
 * @returns the milliseconds until the page has drawn this many formulas
 */
const timeUntilFormulas = (page: Page, name: string, formulas: number): Promise<number> =>
  page.evaluate(`(async () => {
    const button = [...document.querySelectorAll('button, a')].find((each) => each.textContent === ${JSON.stringify(name)});
    if (!button) throw new Error(${JSON.stringify(`There is no button ${name}.`)});
    const start = performance.now();
    button.click();
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.getElementsByTagName('math').length < ${formulas}) {
      if (performance.now() - start > 30_000) throw new Error('The formulas were not drawn within 30 s.');
      await nextFrame();
    }
    await nextFrame();
    return performance.now() - start;
  })()`);

type Model = Awaited<ReturnType<typeof startModelServer>>;
type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * Makes a student with a long conversation of Markdown and formulas. The guidelines are so loose that every
 * answer passes whole.
 */
async function longConversation(product: Product, model: Model) {
  const { teacher, student, session } = await startLesson(product);
  const loosest = {
    directness: 'permissive',
    mathSupport: 'full_calculations',
    programmingSupport: 'show_full_code',
  };
  succeeded(await teacher.post(`/api/sessions/${session.id}/guidelines`, { aiGuidelines: loosest }));
  for (let number = 0; number < interactions; number++) {
    model.script(streamed([answer(1)]));
    succeeded(await student.ask(session.id, `How do I solve step ${number} of this?`));
  }
  return { student, session };
}

/**
 * Opens the chat from the dashboard, after the browser has loaded its code.
 * @returns the milliseconds until it shows a formula
 */
async function timeOfOpening(page: Page, product: Product, sessionId: string): Promise<number> {
  // A first visit loads the code, which `npm run bench:first-visit` measures.
  await page.goto(`${product.url}/session/${sessionId}/chat`);
  await page.locator('math').first().waitFor({ timeout: 60_000 });
  await page.goto(`${product.url}/student-dashboard`);
  await page.getByRole('button', { name: 'Join Session', exact: true }).waitFor();
  await sleep(settling);
  return timeUntilFormulas(page, 'Join Session', 1);
}

/** Asks, and goes on typing while the answer grows. */
async function askAndType(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your message' });
  await box.fill('Explain all of it.');
  await box.press('Enter');
  // The button is not looked for by its role: that search computes the names of all elements, and the figures
  // would include its time.
  await page.locator('button[aria-label="Stop"]').waitFor();
  for (let press = 0; press < keyPresses; press++) {
    await page.keyboard.press('abcdefghij'.charAt(press % 10));
    await sleep(100);
  }
}

prepare();
const model = await startModelServer();
const product = await startProduct({ modelUrl: model.url });
const browser = await chromium.launch({
  executablePath: await requireBrowser('The bench needs'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { student, session } = await longConversation(product, model);
  const page = await openSlowPage(browser, product.url, student);
  const empty = await watched(page, () => sleep(settling));
  const opened = await timeOfOpening(page, product, session.id);
  await sleep(settling);
  const before = await page.locator('math').count();
  const earlier = await timeUntilFormulas(page, 'Show earlier messages', before + 1);
  await sleep(settling);
  const formulas = await page.locator('math').count();
  model.script(streamed(tokensOf(answer(8)), { delay: 1000 / tokensPerSecond }));
  const growing = await watched(page, () => askAndType(page));
  const load = loadavg()[0] ?? Number.NaN;
  console.log(
    `processor slowed ${slowedBy} times, ${2 * interactions} messages, ${formulas} formulas, ${tokensPerSecond} tokens/s`,
  );
  console.log(`load ${load.toFixed(1)}; an empty page: ${empty.framesPerSecond.toFixed(0)} frames/s`);
  print('an answer grows: frames', growing.framesPerSecond, '/s', { atLeast: 55 });
  print('an answer grows: longest task', growing.longestTask, 'ms', { atMost: 100 });
  print('an answer grows: key press to letter, p95', growing.keyPress, 'ms', { atMost: 50 });
  print('opening the chat', opened, 'ms', { atMost: 700 });
  print('earlier messages', earlier, 'ms', { atMost: 300 });
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  await model.close();
}
