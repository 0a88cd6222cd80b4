import { firstVisits, visit } from './first-visit.ts';
import { expect, test } from './product.ts';

/** The first visit over a slow school line; `npm run bench:first-visit` measures what this only holds. */

test('a first visit over a slow line is usable in time: the login, both dashboards', async ({
  browser,
  product,
}) => {
  test.setTimeout(150_000);
  for (const scenario of await firstVisits(product)) {
    const { seconds } = await visit(browser, product.url, scenario);
    // Twice the promise: the machine that runs the tests has other work.
    expect.soft(seconds, scenario.name).toBeLessThan(2 * scenario.target);
  }
});
