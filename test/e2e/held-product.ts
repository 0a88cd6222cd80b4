import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { pino } from 'pino';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createHeldApp, listen } from '../held-app.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** The product in the test's own process, put together as ever, on a clock that stands still until the test moves it. */
export interface HeldProduct {
  readonly url: string;
  readonly schoolCode: string;
  /** The present moment of the server. */
  now(): Date;
  /** Holds a browser's clock as well, this many milliseconds ahead of the server's; behind it where negative. */
  hold(browser: BrowserContext, ahead?: number): Promise<void>;
  /**
   * Moves the server and the held browsers on: what waits for a moment until then happens, each timer at most once.
   * More than 30 s in one step let a page believe that its line to the server was dead, as after a machine's sleep;
   * more than 12 h in all end every sign-in. A page that is still loading has not begun to wait: see it first.
   */
  advance(milliseconds: number): Promise<void>;
  /** How many connections hold an endless stream of events open at this moment. */
  openFeeds(): number;
  /** What it logged at the level error since the last look. */
  errors(): string[];
  stop(): Promise<void>;
}

interface HeldSettings {
  /** An OpenAI-compatible server, /v1 included; without it the practice tutor answers. */
  readonly modelUrl?: string;
  /** Where people find it, as the operator says. */
  readonly publicUrl?: string;
}

/** Starts it on a fresh database, with the built web app. */
export async function startHeldProduct(settings: HeldSettings): Promise<HeldProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-held-'));
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  const db = await openSqlite(folder, log);
  const app = await createHeldApp(db, { log, webFolder, limitsScale: 1_000, ...settings });
  let feeds = 0;
  app.http.server.on('request', (request, response) => {
    if (!/\/events(\?|$)/.test(request.url ?? '')) return;
    feeds += 1;
    response.on('close', () => {
      feeds -= 1;
    });
  });
  const browsers = new Map<BrowserContext, number>();
  const show = (browser: BrowserContext, ahead: number) =>
    browser.clock.setFixedTime(app.clock.now().getTime() + ahead);
  return {
    url: await listen(app),
    schoolCode: 'SCHOOL',
    now: () => app.clock.now(),
    hold: async (browser, ahead = 0) => {
      browsers.set(browser, ahead);
      await show(browser, ahead);
    },
    advance: async (milliseconds) => {
      app.clock.advance(milliseconds);
      await app.doChores();
      for (const [browser, ahead] of browsers) {
        await show(browser, ahead);
        await browser.clock.fastForward(milliseconds);
      }
    },
    openFeeds: () => feeds,
    errors: () => logged.splice(0),
    stop: async () => {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
