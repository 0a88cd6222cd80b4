import '../cheap-passwords.mjs';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { type HeldProduct, startHeldProduct } from './held-product.ts';
import { type StartedProduct, startProduct } from './started-product.ts';
import { Watch } from './watch.ts';

export { expect };

/** The product with the scripted model server that it is connected to. */
interface ConnectedProduct extends StartedProduct {
  readonly model: ModelServer;
}

/** The product on a held clock, with browsers on the same one. */
interface ClockedProduct extends HeldProduct {
  /** Opens a browser of its own on the held clock, `ahead` of it by milliseconds or behind where negative. */
  openBrowser(who: string, options?: BrowserContextOptions & { ahead?: number }): Promise<Page>;
}

interface WorkerFixtures {
  /** One for all tests of a worker: each test brings its own people. */
  readonly product: ConnectedProduct;
}

interface TestFixtures {
  /** The model server, with nothing scripted yet. */
  readonly model: ModelServer;
  readonly watch: Watch;
  /** Opens a browser of its own, as on another machine; `who` names it in complaints. */
  readonly openBrowser: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A product of this test's own, for all that is about time: the test moves the clock of server and browsers. */
  readonly heldProduct: ClockedProduct;
  readonly teacherPage: Page;
  readonly studentPage: Page;
}

/**
 * A test with the started product and with a teacher and a student in front of it. What the browsers complain about
 * without being announced to `watch`, what was announced and never came, and errors in the server's log, fail the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what is needed
    async ({}, use) => {
      const model = await startModelServer();
      const product = await startProduct({ modelUrl: model.url });
      await use(Object.assign(product, { model }));
      await product.stop();
      await model.close();
    },
    { scope: 'worker' },
  ],
  model: async ({ product }, use) => {
    product.model.reset();
    await use(product.model);
  },
  watch: async ({ product }, use) => {
    const watch = new Watch();
    product.errors();
    await use(watch);
    expect.soft(watch.unannounced(), 'what the browsers complained about').toEqual([]);
    expect.soft(watch.missing(), 'announced complaints that never came').toEqual([]);
    expect.soft(product.errors(), "errors in the server's log").toEqual([]);
  },
  openBrowser: async ({ browser, product, model: _, watch }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (who, options = {}) => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      watch.over(context, who);
      return await context.newPage();
    });
    watch.end();
    for (const context of contexts) await context.close();
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
    // The pages go first: one that stays open would ask a server that is gone.
    watch.end();
    for (const page of pages) await page.context().close();
    expect.soft(product.errors(), "errors in the held product's log").toEqual([]);
    await product.stop();
  },
  teacherPage: async ({ openBrowser }, use) => use(await openBrowser('teacher')),
  studentPage: async ({ openBrowser }, use) => use(await openBrowser('student')),
});
