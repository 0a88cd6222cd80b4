/**
 * Measures a chat on a slow machine against its targets: a browser whose processor is slowed four times, a conversation of 200
 * messages of Markdown and formulas, an answer of 60 tokens a second: `npm run bench:chat`. Other work of the machine counts,
 * so its load is printed, and the frames that the same browser draws of an empty page.
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
import { percentilesOf } from './percentiles.ts';

const slowedBy = 4;
const tokensPerSecond = 60;
const keyPresses = 60;
/** A question and its answer are two messages. */
const interactions = 100;

/** One part of an answer, as a tutor of mathematics writes it. */
const part = (number: number) =>
  `### Step ${number}\n\nLook at **both sides** of \\(${number}x + 3 = 11\\), and at *what they have in common*.\n\n` +
  `\\[\\left(\\frac{x^2 + ${number}}{\\sqrt{x + 1}}\\right) = \\sum_{i=1}^{${number}} \\frac{1}{i^2}\\]\n\n` +
  `1. Take \\(3\\) from both sides.\n2. Divide by \\(${number}\\).\n\n` +
  `\`\`\`python\ndef solve(a, b):\n    return (11 - b) / a\n\`\`\`\n\n`;

const answer = (parts: number) => Array.from({ length: parts }, (_, number) => part(number + 1)).join('');
const tokensOf = (text: string) => text.match(/\s*\S{1,4}/g) ?? [];

interface Figures {
  readonly framesPerSecond: number;
  readonly longestTask: number;
  readonly keyPress: number;
}

/** Runs in the page, which this file's types do not know: counts frames and long tasks, and times key presses. */
const startWatching = `
  const seen = { frames: 0, start: performance.now(), tasks: [0], keys: [], stopped: false };
  window.seen = seen;
  const count = () => {
    seen.frames += 1;
    if (!seen.stopped) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  let pressed = 0;
  document.addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; });
  document.addEventListener('input', () => {
    const from = pressed;
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => seen.keys.push(performance.now() - from);
      drawn.port2.postMessage(null);
    });
  });
`;

const endWatching = `(() => {
  const { seen } = window;
  seen.stopped = true;
  return {
    keys: seen.keys,
    framesPerSecond: (seen.frames * 1000) / (performance.now() - seen.start),
    longestTask: Math.max(...seen.tasks),
  };
})()`;

/** Watches the page while something goes on. A key press lasts until the frame with its letter was drawn. */
async function watched(page: Page, goOn: () => Promise<void>): Promise<Figures> {
  await page.evaluate(startWatching);
  await goOn();
  const { keys, ...figures } = (await page.evaluate(endWatching)) as Omit<Figures, 'keyPress'> & {
    keys: number[];
  };
  return { ...figures, keyPress: percentilesOf(keys).p95 };
}

/** Clicks a button or a link, and resolves with the milliseconds until a number of formulas was drawn. */
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

const missed: string[] = [];

function print(name: string, figure: number, target: number, unit: string, most = true): void {
  const met = most ? figure <= target : figure >= target;
  if (!met) missed.push(name);
  const bound = `${most ? '<=' : '>='} ${target} ${unit}`;
  console.log(
    `${name.padEnd(44)}${figure.toFixed(0).padStart(7)} ${unit.padEnd(9)}${bound.padEnd(14)}${met ? '' : ' missed'}`,
  );
}

prepare();
const model = await startModelServer();
const product = await startProduct({ modelUrl: model.url });
const browser = await chromium.launch({
  executablePath: await requireBrowser('The bench needs'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { teacher, student, session } = await startLesson(product);
  const loose = {
    directness: 'permissive',
    mathSupport: 'full_calculations',
    programmingSupport: 'show_full_code',
  };
  succeeded(await teacher.post(`/api/sessions/${session.id}/guidelines`, { aiGuidelines: loose }));
  for (let number = 0; number < interactions; number++) {
    model.script(streamed([answer(1)]));
    succeeded(await student.ask(session.id, `How do I solve step ${number} of this?`));
  }
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.request.post(`${product.url}/api/auth/sign-in/email`, {
    data: { email: student.email, password: student.password },
    headers: { origin: product.url },
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const slow = () => protocol.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await slow();
  const empty = await watched(page, () => sleep(2_000));
  // A first visit loads the code, which `npm run bench:first-visit` measures.
  await page.goto(`${product.url}/session/${session.id}/chat`);
  await page.locator('math').first().waitFor({ timeout: 60_000 });
  await page.goto(`${product.url}/student-dashboard`);
  await page.getByRole('button', { name: 'Join Session', exact: true }).waitFor();
  await sleep(2_000);
  const opened = await timeUntilFormulas(page, 'Join Session', 1);
  await sleep(3_000);
  const before = await page.locator('math').count();
  const earlier = await timeUntilFormulas(page, 'Show earlier messages', before + 1);
  await sleep(3_000);
  const messages = await page.locator('math').count();
  model.script(streamed(tokensOf(answer(8)), { delay: 1000 / tokensPerSecond }));
  const growing = await watched(page, async () => {
    const box = page.getByRole('textbox', { name: 'Your message' });
    await box.fill('Explain all of it.');
    await box.press('Enter');
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    for (let press = 0; press < keyPresses; press++) {
      await page.keyboard.press('abcdefghij'.charAt(press % 10));
      await sleep(100);
    }
  });
  const load = loadavg()[0] ?? Number.NaN;
  console.log(
    `processor slowed ${slowedBy} times, ${2 * interactions} messages, ${messages} formulas, ${tokensPerSecond} tokens/s`,
  );
  console.log(`load ${load.toFixed(1)}; an empty page: ${empty.framesPerSecond.toFixed(0)} frames/s`);
  print('an answer grows: frames', growing.framesPerSecond, 55, '/s', false);
  print('an answer grows: longest task', growing.longestTask, 100, 'ms');
  print('an answer grows: key press to letter, p95', growing.keyPress, 50, 'ms');
  print('opening the chat', opened, 700, 'ms');
  print('earlier messages', earlier, 300, 'ms');
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  await model.close();
}
