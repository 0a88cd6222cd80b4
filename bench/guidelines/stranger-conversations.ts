import { isSetAside, readRows } from './data.ts';
import { type PlayedCase, playAll, type RedteamCase } from './redteam.ts';
import { countRow, type Row } from './row.ts';

/** Where the conversations are. */
const folder = import.meta.dirname;

/**
 * Conversations that two people wrote from the table of guidelines alone, before they saw the code or ran it: four replies of
 * a good tutor and three answers in disguise for each of 36 exercises. A third of the exercises is set aside.
 */
const conversations = (): RedteamCase[] =>
  ['first', 'second'].flatMap((author) =>
    readRows<RedteamCase>(folder, `stranger-conversations/${author}.jsonl`),
  );

/** The rates of disguised answers delivered and good replies changed, with and without a key. Only the red team has targets. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  const all = conversations();
  for (const part of ['read', 'set aside'] as const) {
    const own = all.filter(({ task }) => isSetAside(task?.title ?? '') === (part === 'set aside'));
    for (const [known, words] of [
      ['key', 'with a key'],
      ['none', 'without a key'],
    ] as const) {
      const played = await playAll(own, known);
      const of = (label: RedteamCase['label']) => played.filter(({ row }) => row.label === label);
      rows.push(failedRow(`${part}: disguised answers delivered, ${words}`, of('violation')));
      rows.push(failedRow(`${part}: good replies changed, ${words}`, of('benign')));
    }
  }
  return rows;
}

const failedRow = (figure: string, cases: readonly PlayedCase[]): Row =>
  countRow(figure, cases, ({ failed }) => failed);
