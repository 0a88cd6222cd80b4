import type { Page, Route } from '@playwright/test';

/** The calls of a page, as they go when the server fails or takes its time. */

/** An answer of the server that failed. */
export const internalError = {
  status: 500,
  json: { success: false, code: 'internal-error', message: 'Something went wrong on our side.' },
};

/** Answers a call as a server that is failing does, until the returned function is called. */
export async function failing(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill(internalError));
  return () => page.unroute(address);
}

/**
 * Keeps a call waiting until the returned function is called.
 * @param then what becomes of it after that; without it the server answers
 */
export async function held(
  page: Page,
  address: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await then(route);
  });
  return go;
}

/**
 * Lets the pages connect by themselves from here on, as in a browser without shared workers. Also for tests that hold
 * or break a stream: what a shared worker asks is out of their reach.
 */
export async function withoutSharedWorkers(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    delete (globalThis as { SharedWorker?: unknown }).SharedWorker;
  });
}
