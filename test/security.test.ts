import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvs-numbers.ts';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');

const statuses = ['met', 'not applicable', 'open'] as const;

/**
 * The rows of the table: the number of a requirement, the requirement in our words, its level, its status, and
 * the files that show it or the reason why there are none.
 */
const answered = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (\d) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', , level = '', status = '', shown = '']) => ({
    number,
    level: Number(level),
    status,
    shown,
  }),
);

const levels = [1, 2] as const;
const numbersOf = (level: 1 | 2) => requirements[level].trim().split(/\s+/);

/** The requirements of the list at the end, which do not apply, with the reason. */
const notApplicable = [...page.matchAll(/^- (.+\.) ((?:\d+\.\d+\.\d+(?:, )?)+)$/gm)].flatMap(
  ([, shown = '', numbers = '']) =>
    numbers.split(', ').map((number) => ({
      number,
      level: levels.find((level) => numbersOf(level).includes(number)) ?? 0,
      status: 'not applicable',
      shown,
    })),
);

const rows = [...answered, ...notApplicable];

/** What stands in backquotes and looks like a path of the project. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.\w+)`/g)].map(([, path]) => path ?? '');

describe('docs/security.md', () => {
  it.each(levels)('answers every requirement of level %i once', (level) => {
    const numbers = rows.filter((row) => row.level === level).map(({ number }) => number);
    expect(numbers.sort()).toEqual(numbersOf(level).sort());
  });

  it('names a file for each requirement that is met, and a reason for every other', () => {
    // A reason has at least three words.
    const unproven = rows.filter(({ status, shown }) =>
      status === 'met' ? filesIn(shown).length === 0 : shown.split(' ').length < 3,
    );
    expect(unproven).toEqual([]);
    expect(rows.filter(({ status }) => !statuses.some((each) => each === status))).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = filesIn(page).filter(
      (path) => !path.startsWith('dist/') && !existsSync(new URL(path, root)),
    );
    expect(missing).toEqual([]);
  });

  it.each(levels)('counts the rows of level %i', (level) => {
    const counts = statuses.map(
      (status) => rows.filter((row) => row.level === level && row.status === status).length,
    );
    expect(page).toMatch(new RegExp(`^\\| ${level} +\\| ${counts.join(' +\\| ')} +\\|$`, 'm'));
  });
});
