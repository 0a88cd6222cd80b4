import { percentilesOf } from '../percentiles.ts';
import { Load } from '../turns/load.ts';
import type { ProductServer } from '../turns/servers.ts';
import { connect } from './filled.ts';

/** How long questions are timed, in seconds: the chore that deletes starts every minute, so twice in this time. */
const period = 130;

/** Makes every school keep conversations for one month only, and makes its daily deletion due at once. */
async function expire(product: ProductServer): Promise<void> {
  const connection = await connect(product.database);
  await connection.run('delete from school_retention');
  await connection.run(`insert into school_retention (school_id, conversations_months, responsible)
    select id, 1, '' from school`);
  await connection.run('delete from retention_run');
  await connection.close();
}

/** How many old questions and notes have been deleted so far. */
async function countQuestions(product: ProductServer): Promise<number> {
  const connection = await connect(product.database);
  const count = Number(await connection.value('select sum(conversations) from retention_run'));
  await connection.close();
  return count;
}

/**
 * Times questions on the full database, where old ones are deleted meanwhile, then on the other one, where
 * nothing is old. The full product goes on deleting during the second part. That can only slow the other one
 * down, so the full product may look better in the comparison than it is.
 * @returns lines of the table
 */
export async function worstTurns(
  { full, empty }: { full: ProductServer; empty: ProductServer },
  questionsPerSecond: number,
): Promise<string[]> {
  await expire(full);
  const times: Record<string, number[]> = {};
  for (const [name, product] of Object.entries({ full, empty })) {
    const load = new Load(product.target);
    times[name] = (await load.open(questionsPerSecond, period)).whole;
    load.close();
  }
  const line = (name: string, whole: readonly number[]) => {
    const { p50, p99 } = percentilesOf(whole);
    return `${name.padEnd(44)}${[p50, p99, Math.max(...whole)].map((value) => value.toFixed(1).padStart(10)).join('')}`;
  };
  return [
    `${`turns for ${period} s, in milliseconds`.padEnd(44)}${['p50', 'p99', 'worst'].map((name) => name.padStart(10)).join('')}`,
    line(`while ${await countQuestions(full)} old questions were deleted`, times.full ?? []),
    line('on an empty database', times.empty ?? []),
  ];
}
