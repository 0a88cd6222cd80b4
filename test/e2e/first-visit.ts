import type { Browser, Page } from '@playwright/test';
import { startLesson, succeeded } from '../people.ts';

/** A slow school line, as the browser is told to imitate it: milliseconds to an answer, bytes a second. */
const line = { latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

/** The longest a page may take, in milliseconds; without a limit a visit that fails would never end. */
const timeout = 60_000;

/** One of the first visits that are promised a time. */
export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** Who is signed in already, by the identity service's cookie. */
  readonly account?: { readonly email: string; readonly password: string };
  /** Seconds until the page can be used. */
  readonly target: number;
  /** Returns as soon as it can be. */
  readonly usable: (page: Page) => Promise<unknown>;
}

export interface Visit {
  readonly seconds: number;
  /** What came over the line until then, head lines included. */
  readonly bytes: number;
  readonly requests: number;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ trial: true });

/** The three pages that a lesson starts with, in a school with a class whose session is open and one student in it. */
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
      usable: (page) => page.getByLabel('Username', { exact: true }).fill('mei'),
    },
    {
      name: "the student's dashboard",
      path: '/student-dashboard',
      account: student,
      target: 6,
      usable: async (page) => {
        await card(page, ofClass.className).waitFor();
        for (const name of ['Join Session', 'Join Class']) await press(page, name);
      },
    },
    {
      name: "the teacher's dashboard",
      path: '/teacher-dashboard',
      account: teacher,
      target: 7,
      usable: async (page) => {
        await card(page, ofClass.className).waitFor();
        for (const name of ['Create Class', 'Stop Session']) await press(page, name);
        await card(page, student.name).waitFor();
      },
    },
  ];
}

/** What browsers take over plain HTTP, as in a school's own network; over HTTPS they take the smaller brotli as well. */
const encodings = { http: 'gzip, deflate', https: 'gzip, deflate, br' };

/** Visits a page for the first time, over a slow line: in a browser profile of its own, in which nothing is cached. */
export async function visit(
  browser: Browser,
  url: string,
  { path, account, usable }: Scenario,
  over: keyof typeof encodings = 'http',
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
    extraHTTPHeaders: { 'accept-encoding': encodings[over] },
  });
  try {
    if (account) await context.addCookies(await signInCookies(url, account));
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...line });
    const asked = new Set<string>();
    const received = new Map<string, number>();
    protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) asked.add(requestId);
    });
    // A stream that stays open is counted by what it has brought so far.
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

/** The cookies that signing in leaves in a browser, without opening a page there. */
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

/** The middle one; of an even number the lower of the two. */
export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
