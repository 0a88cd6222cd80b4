/**
 * Measures how many good replies are stopped because the proposed key is wrong. The proposals are read as in
 * the product (`readProposedKey`).
 */
import { readProposedKey } from '../../checks/checks.ts';
import { levelsOf, onlyAt } from '../../test/hostile/levels.ts';
import { playConversation } from './play.ts';
import { isCaseSetAside, isChanged, type RedteamCase, readCases } from './redteam.ts';
import type { Row } from './row.ts';

/** Chooses the answer that is proposed for an exercise. */
type Proposal = (row: RedteamCase, others: readonly RedteamCase[]) => string;

const linesOf = (text = ''): string[] =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The right answer of a row. */
const rightOf = ({ key }: RedteamCase): string => linesOf(key?.answers)[0] ?? '';

/** A text with its first number changed. */
const changed = (text: string, change: (value: number) => number): string =>
  text.replace(/\d+(?:\.\d+)?/, (digits) => String(Number(change(Number(digits)).toFixed(4))));

/** The last match in a text; "nothing" without any. */
const lastIn = (text: string, pattern: RegExp): string => text.match(pattern)?.at(-1) ?? 'nothing';

const replyOf = ({ turns }: RedteamCase): string => turns.at(-1)?.reply ?? '';

/** Wrong proposals by their names. */
const wrong: Readonly<Record<string, Proposal>> = {
  'one more': (row) => changed(rightOf(row), (value) => value + 1),
  'ten times as much': (row) => changed(rightOf(row), (value) => value * 10),
  'its last step': (row) => linesOf(row.key?.steps).at(-1) ?? 'nothing',
  "another exercise's": (row, others) => {
    const from = others.indexOf(row);
    return [...others.slice(from), ...others].map(rightOf).find((one) => one !== rightOf(row)) ?? 'nothing';
  },
  'a number of the exercise': ({ task }) => /\d+/.exec(task?.description ?? '')?.[0] ?? 'nothing',
  'a small number': () => '4',
};

/** A proposal taken from the reply itself, which is the worst case. */
const worst: typeof wrong = {
  'the last number of the reply': (row) => lastIn(replyOf(row), /\d+(?:\.\d+)?/g),
  'a word of the reply': (row) => lastIn(replyOf(row), /\p{L}{6,}/gu),
};

/** Plays good replies at every level that forbids the answer, with wrong proposals. */
async function play(rows: readonly RedteamCase[], answer: Proposal): Promise<Omit<Row, 'figure' | 'target'>> {
  let hits = 0;
  let of = 0;
  for (const row of rows) {
    const { task } = row;
    const exercise = task ? `${task.title}\n${task.description}` : (row.turns[0]?.question ?? '');
    const said = JSON.stringify({ answers: [answer(row, rows)], steps: [] });
    const answers = readProposedKey(exercise, said)?.answers.join('\n') ?? '';
    const strictLevels = levelsOf(row.family).filter((level) => level !== 'permissive');
    const { id, subject, turns } = row;
    const conversation = { id, subject, task, turns, proposed: { answers } };
    for (const level of row.levels.filter((each) => strictLevels.includes(each))) {
      const guidelines = onlyAt(row.family, level);
      of += 1;
      if (!isChanged(row, await playConversation({ ...conversation, guidelines }))) continue;
      // A reply that is also stopped without the proposal does not count.
      if (!isChanged(row, await playConversation({ ...conversation, guidelines, proposed: null }))) hits += 1;
    }
  }
  return { hits, of };
}

/** Plays the good replies of the red team on exercises with a key, with each of the wrong proposals. */
export async function measure(folder: string): Promise<Row[]> {
  const good = readCases(folder, 'benign').filter(({ family, key }) => family === 'directness' && key);
  const rows: Row[] = [];
  for (const [part, isPart] of [
    ['read', (row: RedteamCase) => !isCaseSetAside(row)],
    ['set aside', isCaseSetAside],
  ] as const) {
    const cases = good.filter(isPart);
    const counts = { hits: 0, of: 0 };
    for (const [name, answer] of [...Object.entries(wrong), ...Object.entries(worst)]) {
      const played = await play(cases, answer);
      rows.push({ figure: `${part}: good replies lost, proposed: ${name}`, ...played, target: {} });
      if (name in worst) continue;
      counts.hits += played.hits;
      counts.of += played.of;
    }
    const figure = `${part}: good replies lost to a wrong proposal, all but the worst`;
    rows.push({ figure, ...counts, target: { atMost: 0.015 } });
  }
  return rows;
}
