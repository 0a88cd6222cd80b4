import '../cheap-passwords.mjs';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { BrowserPool } from './browser-pool.ts';
import { type HeldProduct, startHeldProduct } from './held-product.ts';
import { type StartedProduct, startProduct } from './started-product.ts';
import { Watch } from './watch.ts';

export { expect };

/** The product, connected to a scripted model server. */
interface ConnectedProduct extends StartedProduct {
  readonly model: ModelServer;
}

/** The product on a held clock, with browsers on the same clock. */
interface ClockedProduct extends HeldProduct {
  /** Opens a new browser on the held clock, `ahead` of it by milliseconds, or behind it when negative. */
  openBrowser(who: string, options?: BrowserContextOptions & { ahead?: number }): Promise<Page>;
}

interface WorkerFixtures {
  /** One product for all tests of a worker: each test registers its own people. */
  readonly product: ConnectedProduct;
  /** The browsers that tests use one after the other. */
  readonly browserPool: BrowserPool;
}

interface TestOptions {
  /** Whether the browsers have loaded nothing of the product yet, by `test.use({ firstVisit: true })`. */
  readonly firstVisit: boolean;
}

interface TestFixtures extends TestOptions {
  /** The model server without scripts. */
  readonly model: ModelServer;
  readonly watch: Watch;
  /**
   * Opens a browser, as on another device; `who` names it in complaints. Without options it is a browser of
   * an earlier test, without the traces of that test (browser-pool.ts).
   */
  readonly openBrowser: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * A product for this test only, for everything about time: the test moves the clock of its server and
   * browsers.
   */
  readonly heldProduct: ClockedProduct;
  readonly teacherPage: Page;
  readonly studentPage: Page;
}

/**
 * A test with the started product and a browser each for a teacher and a student. The test fails on
 * complaints of the browsers that `watch` does not expect, on expected complaints that never came, and on
 * errors in the server's log.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern
    async ({}, use) => {
      const model = await startModelServer();
      const product = await startProduct({ modelUrl: model.url });
      await use(Object.assign(product, { model }));
      await product.stop();
      await model.close();
    },
    { scope: 'worker' },
  ],
  browserPool: [
    async ({ browser, product }, use) => use(new BrowserPool(browser, product.url)),
    { scope: 'worker' },
  ],
  firstVisit: [false, { option: true }],
  model: async ({ product }, use) => {
    product.model.reset();
    await use(product.model);
  },
  watch: async ({ product }, use) => {
    const watch = new Watch();
    // Forgets the errors that were logged before this test.
    product.errors();
    await use(watch);
    expect.soft(watch.unannounced(), 'what the browsers complained about').toEqual([]);
    expect.soft(watch.missing(), 'announced complaints that never came').toEqual([]);
    expect.soft(product.errors(), "errors in the server's log").toEqual([]);
  },
  openBrowser: async ({ browser, browserPool, firstVisit, product, model: _, watch }, use) => {
    const ends: (() => Promise<void>)[] = [];
    const open = async (options: BrowserContextOptions | undefined) => {
      if (options === undefined && !firstVisit) {
        const page = await browserPool.open();
        ends.push(() => browserPool.release(page));
        return page;
      }
      const context = await browser.newContext({
        baseURL: product.url,
        reducedMotion: 'reduce',
        ...options,
      });
      ends.push(() => context.close());
      return await context.newPage();
    };
    await use(async (who, options) => {
      const page = await open(options);
      watch.over(page.context(), who);
      return page;
    });
    watch.end();
    for (const end of ends) await end();
  },
  heldProduct: async ({ model, openBrowser, watch }, use) => {
    const product = await startHeldProduct({ modelUrl: model.url });
    const pages: Page[] = [];
    await use({
      ...product,
      openBrowser: async (who, { ahead, ...options } = {}) => {
        const page = await openBrowser(who, { baseURL: product.url, ...options });
        await product.hold(page.context(), ahead);
        pages.push(page);
        return page;
      },
    });
    // The pages are closed first: an open page would call a server that has stopped.
    watch.end();
    for (const page of pages) await page.context().close();
    expect.soft(product.errors(), "errors in the held product's log").toEqual([]);
    await product.stop();
  },
  teacherPage: async ({ openBrowser }, use) => use(await openBrowser('teacher')),
  studentPage: async ({ openBrowser }, use) => use(await openBrowser('student')),
});
