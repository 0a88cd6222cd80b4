/** What the hidden call for a key adds to the time until a student reads the first words. */

import { percentilesOf } from '../../bench/percentiles.ts';
import { proposed, type Script, stalled, streamed } from '../../test/model-scripts.ts';
import { startModelServer } from '../../test/model-server.ts';
import { startLesson } from '../../test/people.ts';
import { firstDelta } from './first-delta.ts';
import { startHeldProduct } from './held-product.ts';
import type { Row } from './row.ts';

/** How long an answer waits for the hidden call, in milliseconds: the default of the product. */
const limit = 400;

const questions = 40;
/** The first questions, whose times do not count. */
const discarded = 5;

/**
 * When the hidden call gets its proposed key, by the name of the case. The time counts from the start of that
 * call. The argument is the number of the question.
 */
const calls: Readonly<Record<string, (n: number) => Script>> = {
  'after 100 ms': () => after(100),
  'after 1 s': () => after(1_000),
  never: () => stalled(),
  'now one, now the other': (n) => [after(100), after(1_000), stalled()][n % 3] ?? stalled(),
};

const after = (wait: number): Script => ({ steps: [{ wait }, ...proposed('Rotterdam').steps] });

/** A product whose students wait for its first words. */
interface AskedProduct {
  /** Asks a question about a new exercise. @returns milliseconds until its first words */
  readonly ask: (n: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a product with a model that answers at once.
 * @param proposes returns the proposed key for a question, by its number
 * @param keyWait how long an answer waits for that key, in milliseconds; null for no hidden call
 */
async function startAskedProduct(
  proposes: (n: number) => Script,
  keyWait: number | null,
): Promise<AskedProduct> {
  const model = await startModelServer();
  let asked = 0;
  model.propose(() => proposes(asked));
  model.answer(() => streamed(['Look at the sentence again. ', 'What stands there?'], { firstDelay: 20 }));
  const product = await startHeldProduct(model.url, { keyWait });
  const { student, session } = await startLesson(product);
  return {
    ask: async (n) => {
      asked = n;
      product.clock.advance(1_000);
      const question = `Story ${n} is about harbour ${n} and tower ${n}. What is it called?`;
      const began = performance.now();
      const { url, token } = student;
      return (
        (await firstDelta({ url: `${url}/api/student/ask`, token }, { sessionId: session.id, question })) -
        began
      );
    },
    close: async () => {
      await product.close();
      await model.close();
    },
  };
}

/**
 * The milliseconds by which the first words come later than from a product without the hidden call. Questions
 * to the two products alternate.
 */
async function addedBy(proposes: (n: number) => Script, keyWait: number | null): Promise<number[]> {
  const without = await startAskedProduct(proposes, null);
  const tried = await startAskedProduct(proposes, keyWait);
  const differences: number[] = [];
  for (let n = 0; n < discarded + questions; n++) {
    const usual = await without.ask(n);
    const difference = (await tried.ask(n)) - usual;
    if (n >= discarded) differences.push(difference);
  }
  await without.close();
  await tried.close();
  return differences;
}

/**
 * The shares of first words that the hidden call delays by no more than its limit. Two products without the
 * call are compared in the same run: their difference is the noise of the machine, and its p95 is added to
 * the limit.
 */
export async function measure(): Promise<Row[]> {
  const off = await addedBy(() => proposed(), null);
  const noise = percentilesOf(off).p95;
  const rows: Row[] = [];
  for (const [when, proposes] of Object.entries(calls)) {
    const differences = await addedBy(proposes, limit);
    rows.push({
      figure: `hidden call answered ${when}: adds ≤ ${limit} ms to the first words (${percentilesIn(differences)})`,
      hits: differences.filter((one) => one <= limit + noise).length,
      of: differences.length,
      target: { atLeast: 0.95 },
    });
  }
  const same = off.filter((one) => Math.abs(one) <= Math.max(noise, 1)).length;
  return [
    ...rows,
    {
      figure: `hidden call off: adds nothing (${percentilesIn(off)})`,
      hits: same,
      of: off.length,
      target: {},
    },
  ];
}

/** Median and 95th percentile, as they are printed. */
function percentilesIn(differences: readonly number[]): string {
  const { p50, p95 } = percentilesOf(differences);
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`;
}
