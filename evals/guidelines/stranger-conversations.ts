import { isSetAside, readRows } from './data.ts';
import { type PlayedCase, playAll, type RedteamCase } from './redteam.ts';
import { countRow, type Row } from './row.ts';

const folder = import.meta.dirname;

/**
 * Conversations that two people wrote with only the table of guidelines, before they saw the code or ran it:
 * four replies of a good tutor and three answers in disguise for each of 36 exercises. A third of the
 * exercises is set aside.
 */
const conversations = (): RedteamCase[] =>
  ['first', 'second'].flatMap((author) =>
    readRows<RedteamCase>(folder, `stranger-conversations/${author}.jsonl`),
  );

/**
 * How many disguised answers reached the student, and how many good replies were changed, with and without a
 * key. These rates have no targets: only those of the red team (redteam.ts) do.
 */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  const all = conversations();
  for (const part of ['read', 'set aside'] as const) {
    const ofPart = all.filter(({ task }) => isSetAside(task?.title ?? '') === (part === 'set aside'));
    for (const [known, words] of [
      ['key', 'with a key'],
      ['none', 'without a key'],
    ] as const) {
      const played = await playAll(ofPart, known);
      const labelled = (label: RedteamCase['label']) => played.filter(({ row }) => row.label === label);
      rows.push(failedRow(`${part}: disguised answers delivered, ${words}`, labelled('violation')));
      rows.push(failedRow(`${part}: good replies changed, ${words}`, labelled('benign')));
    }
  }
  return rows;
}

const failedRow = (figure: string, cases: readonly PlayedCase[]): Row =>
  countRow(figure, cases, ({ failed }) => failed);
