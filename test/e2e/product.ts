import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { type StartedProduct, startProduct } from './started-product.ts';
import { Watch } from './watch.ts';

export { expect };

/** The product with the scripted model server that it is connected to. */
interface ConnectedProduct extends StartedProduct {
  readonly model: ModelServer;
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
  readonly teacherPage: Page;
  readonly studentPage: Page;
}

/**
 * A test with the started product and with a teacher and a student in front of it. What the browsers complain about
 * without being announced to `watch`, and errors in the server's log, fail the test.
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
  teacherPage: async ({ openBrowser }, use) => use(await openBrowser('teacher')),
  studentPage: async ({ openBrowser }, use) => use(await openBrowser('student')),
});
