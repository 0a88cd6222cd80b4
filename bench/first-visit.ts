/**
 * Measures first visits over a slow school line (400 ms, 50 KB/s, nothing cached) against their targets, with
 * the built product on this machine and a throttled browser: `npm run bench:first-visit [runs]`. Each visit
 * is made in two ways: as over plain HTTP, where browsers accept gzip, and as over HTTPS, where they accept
 * the smaller brotli.
 */
import { chromium } from 'playwright-core';
import { requireBrowser } from '../dev/find-tools.mjs';
import { prepare } from '../dev/prepare.mjs';
import { firstVisits, type Scenario, type Visit, visit } from '../test/e2e/first-visit.ts';
import { startProduct } from '../test/e2e/started-product.ts';
import { medianOf } from '../test/measures.ts';

const runs = Number(process.argv[2] ?? 5);

function row(
  { name, target, kilobytes: most }: Scenario,
  protocol: string,
  visits: readonly Visit[],
): string {
  const seconds = visits.map((each) => each.seconds);
  const columns = [medianOf(seconds), Math.min(...seconds), Math.max(...seconds)].map((each) =>
    each.toFixed(2).padStart(6),
  );
  const kilobytes = (medianOf(visits.map(({ bytes }) => bytes)) / 1000).toFixed(0);
  const requests = medianOf(visits.map((each) => each.requests));
  return [
    name.padEnd(24),
    protocol.padEnd(7),
    ...columns,
    `${target.toFixed(0).padStart(6)}`,
    kilobytes.padStart(6),
    `${most}`.padStart(6),
    `${requests}`.padStart(9),
  ].join(' ');
}

prepare();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await requireBrowser('The bench needs'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const scenarios = await firstVisits(product);
  const measured = scenarios.flatMap((scenario) =>
    (['http', 'https'] as const).map((protocol) => ({ scenario, protocol, visits: [] as Visit[] })),
  );
  // The visits alternate, so that other work of the machine affects all of them. The first ones warm up the
  // server but not the browser, since each visit has a profile of its own.
  for (let run = 0; run <= runs; run++) {
    for (const { scenario, protocol, visits } of measured) {
      const made = await visit(browser, product.url, scenario, protocol);
      if (run > 0) visits.push(made);
    }
  }
  console.log(`${runs} first visits each at 400 ms and 50 KB/s, in turn; seconds until the page can be used`);
  console.log(`${''.padEnd(32)} median   best  worst target     kB target  requests`);
  for (const { scenario, protocol, visits } of measured) console.log(row(scenario, protocol, visits));
  const missed = measured.filter(
    ({ scenario, visits }) =>
      medianOf(visits.map(({ seconds }) => seconds)) > scenario.target ||
      medianOf(visits.map(({ bytes }) => bytes)) > 1000 * scenario.kilobytes,
  );
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}
