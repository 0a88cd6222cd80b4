import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { loadHeldParts } from './load-held-parts.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** The product in the process of the test, on a clock that stands still until the test moves it. */
export interface HeldProduct {
  readonly url: string;
  readonly schoolCode: string;
  /** The present time of the server. */
  now(): Date;
  /** Holds a browser's clock, too, `ahead` of the server's by milliseconds, or behind it when negative. */
  hold(browser: BrowserContext, ahead?: number): Promise<void>;
  /**
   * Moves the clocks of the server and the held browsers on. Timers until then fire, each at most once. A
   * step of more than 30 s makes a page drop its connection to the server, as after a sleep of the device;
   * more than 12 h in total end every sign-in. A page sets its timers when it has loaded: wait for that
   * first.
   */
  advance(milliseconds: number): Promise<void>;
  /** The number of open streams at addresses ending in `/events`: feeds, and answers that a page follows. */
  openFeeds(): number;
  /** The lines logged at the level error since the last call. */
  errors(): string[];
  stop(): Promise<void>;
}

interface HeldSettings {
  /** The address of an OpenAI-compatible server, including /v1; without it the practice tutor answers. */
  readonly modelUrl?: string;
  /** The public address, which an operator can set. */
  readonly publicUrl?: string;
}

/** Starts the product on a fresh database, with the built web app. */
export async function startHeldProduct(settings: HeldSettings): Promise<HeldProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-held-'));
  const { listen, openHeldApp } = await loadHeldParts();
  const { app, errors, close } = await openHeldApp(folder, { webFolder, limitsScale: 1_000, ...settings });
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
      // A call meanwhile would find the clocks apart, and the page would think that its own is wrong.
      for (const [browser, ahead] of browsers) await show(browser, ahead);
      await app.doChores();
      for (const browser of browsers.keys()) await browser.clock.fastForward(milliseconds);
    },
    openFeeds: () => feeds,
    errors,
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
