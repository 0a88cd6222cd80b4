import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { startLesson, succeeded } from '../people.ts';

/** The slow connection that the browser imitates: milliseconds until an answer, bytes per second. */
const connection = { latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

/** The longest time for a page, in milliseconds, so that a failed visit ends. */
const timeout = 60_000;

/** A first visit for which the product promises a time. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** The account that is already signed in by the identity service's cookie. */
  readonly account?: { readonly email: string; readonly password: string };
  /** Seconds until the page can be used. */
  readonly target: number;
  /** The most kilobytes until then over plain HTTP: as many as at the last count, and a few more. */
  readonly kilobytes: number;
  /** Resolves when the page can be used. */
  readonly usable: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly seconds: number;
  /**
   * The bytes received until then, including headers, but not those of the typeface, for which no page waits.
   */
  readonly bytes: number;
  readonly requests: number;
}

/**
 * Resolves when a part of the page is visible. It checks every 20 ms. Playwright's actions check only every
 * 500 ms, so a visit could seem half a second slower than it was.
 *
 * @throws {Error} when nothing is visible within the timeout
 */
async function visible(part: Locator): Promise<Locator> {
  const end = performance.now() + timeout;
  while (!(await part.isVisible())) {
    if (performance.now() > end) throw new Error(`${part} is not visible after ${timeout} ms.`);
    await sleep(20);
  }
  return part;
}

/** Waits until a button can be pressed, without pressing it. */
async function press(page: Page, name: string): Promise<void> {
  const button = await visible(page.getByRole('button', { name, exact: true }));
  await button.click({ trial: true });
}

/**
 * The three pages with which a lesson starts, in a school with one class, an open session and one student.
 */
export async function firstVisits(product: { url: string; schoolCode: string }): Promise<Scenario[]> {
  const { teacher, student, session, class: ofClass } = await startLesson(product);
  await student.openSession(session.id);
  succeeded(await student.ask(session.id, 'How do I solve 2x + 3 = 11?'));
  const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
  return [
    {
      name: "the student's login",
      path: '/login',
      target: 4,
      kilobytes: 160,
      usable: async (page) => {
        const field = await visible(page.getByLabel('Username', { exact: true }));
        await field.fill('mei');
      },
    },
    {
      name: "the student's dashboard",
      path: '/student-dashboard',
      account: student,
      target: 6,
      kilobytes: 220,
      usable: async (page) => {
        await visible(card(page, ofClass.className));
        for (const name of ['Join Session', 'Join Class']) await press(page, name);
      },
    },
    {
      name: "the teacher's dashboard",
      path: '/teacher-dashboard',
      account: teacher,
      target: 7,
      kilobytes: 275,
      usable: async (page) => {
        await visible(card(page, ofClass.className));
        for (const name of ['Create Class', 'Stop Session']) await press(page, name);
        await visible(card(page, student.name));
      },
    },
  ];
}

/**
 * The encodings that browsers accept: gzip over plain HTTP, as in a school's network, and also brotli over
 * HTTPS.
 */
const encodings = { http: 'gzip, deflate', https: 'gzip, deflate, br' };

/** Visits a page for the first time over a slow connection, in a new browser profile without a cache. */
export async function visit(
  browser: Browser,
  url: string,
  { path, account, usable }: Scenario,
  scheme: keyof typeof encodings = 'http',
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    extraHTTPHeaders: { 'accept-encoding': encodings[scheme] },
  });
  try {
    if (account) await context.addCookies(await signInCookies(url, account));
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...connection });
    const asked = new Set<string>();
    const received = new Map<string, number>();
    protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http') && !request.url.endsWith('.woff2')) asked.add(requestId);
    });
    // An open stream counts with the bytes it has brought so far.
    protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength);
    });
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      received.set(requestId, encodedDataLength);
    });
    const start = performance.now();
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await usable(page);
    const seconds = (performance.now() - start) / 1000;
    const bytes = [...asked].reduce((sum, id) => sum + (received.get(id) ?? 0), 0);
    return { seconds, bytes, requests: asked.size };
  } finally {
    await context.close();
  }
}

/** The cookies that a sign-in sets in a browser, without opening a page. */
async function signInCookies(url: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers.getSetCookie().map((text) => {
    const [pair = ''] = text.split(';');
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url, httpOnly: true };
  });
}
