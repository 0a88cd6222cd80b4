/**
 * Opens a page in a slowed browser, watches it during an action, and compares the figures with their targets.
 */
import type { Browser, Page } from 'playwright-core';
import { percentilesOf } from './percentiles.ts';

/** How many times slower the processor is made: a school's old laptop. */
export const slowedBy = 4;

/** What was observed of a page. */
export interface Figures {
  readonly framesPerSecond: number;
  /** Milliseconds for which the page did not respond. */
  readonly longestTask: number;
  /** Milliseconds from a key press to its letter, 95th percentile. */
  readonly keyPress: number;
}

/**
 * Counts frames and long tasks in the page, and times key presses. It is a text, since this file is compiled
 * without the types of a browser. A message that is posted within a frame arrives after that frame was drawn,
 * so it tells when a letter is visible.
 */
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

/** Watches the page while something goes on. A key press lasts until the frame with its letter is drawn. */
export async function watched(page: Page, goOn: () => Promise<void>): Promise<Figures> {
  await page.evaluate(startWatching);
  await goOn();
  const { keys, ...figures } = (await page.evaluate(endWatching)) as Omit<Figures, 'keyPress'> & {
    keys: number[];
  };
  return { ...figures, keyPress: percentilesOf(keys).p95 };
}

/** A page of a slowed browser, of the size of a laptop, in which a person is signed in. */
export async function openSlowPage(
  browser: Browser,
  url: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin: url },
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  return page;
}

/** The names of the figures that missed their targets. */
export const missed: string[] = [];

type Target = { readonly atMost: number } | { readonly atLeast: number };

/** Prints a figure beside its target, and remembers a missed one for the exit code. */
export function print(name: string, figure: number, unit: string, target: Target): void {
  const [sign, limit] = 'atMost' in target ? ['<=', target.atMost] : ['>=', target.atLeast];
  const met = 'atMost' in target ? figure <= limit : figure >= limit;
  if (!met) missed.push(name);
  const bound = `${sign} ${limit} ${unit}`;
  console.log(
    `${name.padEnd(44)}${figure.toFixed(0).padStart(7)} ${unit.padEnd(9)}${bound.padEnd(14)}${met ? '' : ' missed'}`,
  );
}
