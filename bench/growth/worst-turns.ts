import { percentilesOf } from '../percentiles.ts';
import { Load } from '../turns/load.ts';
import type { ProductServer } from '../turns/servers.ts';
import { connect } from './filled.ts';

/** Long enough for two runs of the chore, which comes once a minute, in seconds. */
const period = 130;

/** Lets every school keep conversations for a month only, from now on. */
async function expire(product: ProductServer): Promise<void> {
  const connection = await connect(product.database);
  await connection.run('delete from school_retention');
  await connection.run(`insert into school_retention (school_id, conversations_months, responsible)
    select id, 1, '' from school`);
  await connection.run('delete from retention_run');
  await connection.close();
}

async function countQuestions(product: ProductServer): Promise<number> {
  const connection = await connect(product.database);
  const count = Number(await connection.value('select sum(conversations) from retention_run'));
  await connection.close();
  return count;
}

/** Turns while the daily run deletes questions beside them, and without. @returns lines of the table */
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
    `turns for ${period} s, in milliseconds${['p50', 'p99', 'worst'].map((name) => name.padStart(10)).join('')}`,
    line(`while ${await countQuestions(full)} old questions were deleted`, times.full ?? []),
    line('on an empty database', times.empty ?? []),
  ];
}
