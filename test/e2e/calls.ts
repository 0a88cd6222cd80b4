import type { Page, Route } from '@playwright/test';

/** Makes the calls of a page fail or take long. */

/** The answer of a server with an internal error. */
const internalError = {
  status: 500,
  json: {
    success: false,
    code: 'internal-error',
    message: 'Something went wrong on our side.',
    requestId: 'K7QM-4F',
  },
};

/** Answers a call with a server error, until the returned function is called. */
export async function failCalls(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.fulfill(internalError));
  return () => page.unroute(address);
}

/**
 * Delays a call until the returned function is called.
 * @param then handles the call after that; by default the server answers it
 */
export async function delayCall(
  page: Page,
  address: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await then(route);
  });
  return release;
}

/**
 * Lets each page open its own connections from now on, as in a browser without shared workers. Tests that
 * delay or break a stream need this, too: they cannot reach the calls of a shared worker.
 */
export async function withoutSharedWorkers(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    delete (globalThis as { SharedWorker?: unknown }).SharedWorker;
  });
}
