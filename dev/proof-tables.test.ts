import { describe, expect, it } from 'vitest';
import { prove } from './proof-tables.mjs';
import { clausesIn, requirementsIn, tagsIn } from './requirements.mjs';
import type { Result, TestResult } from './test-reports.mjs';

/** The tags of these examples are put together, so that nobody takes them for tags of real tests. */
const tagged = (name: string, tag: string) => `${name} [${tag}]`;

const requirements = {
  spec: requirementsIn('1\tDoors\n1.1\tA door opens\n1.2\tA door | a gate shuts\n'),
  standard: clausesIn(
    [
      '## 1. Safety',
      '',
      '| No. | What it asks | State | Shown by, or why |',
      '| --- | --- | --- | --- |',
      '| 1.1 | A door holds | test | |',
      '| 1.2 | Nobody is hurt | open | Fingers are |',
      '| 1.3 | Doors are listed | document | `doors.md` |',
    ].join('\n'),
  ),
};
const all = 'spec 1.1 1.2, standard 1.1';
const result = (tag: string, result: Result = 'passed', name = 'test/doors.test.ts › opens'): TestResult => ({
  name: tagged(name, tag),
  result,
});
const faultsOf = (...results: TestResult[]) => prove(requirements, results, []).faults;

describe('the tags of a test', () => {
  it('stand at the end of its title, or of the title of its group', () => {
    const name = `a.test.ts › ${tagged('a door', 'standard 4.7')} › ${tagged('opens', 'spec 1.3 5.39, standard 1.1')}`;
    expect(tagsIn(name)).toEqual(['standard 4.7', 'spec 1.3', 'spec 5.39', 'standard 1.1']);
    expect(tagsIn(`a.test.ts › ${tagged('a door', 'spec 1.1')} opens`)).toEqual([]);
  });

  it('are of no row when they are written wrongly', () => {
    expect(faultsOf(result(all), result('spec 1.1, 1.2'))).toEqual([
      `1.2 is no row, but a tag of ${tagged('test/doors.test.ts › opens', 'spec 1.1, 1.2')}.`,
    ]);
  });
});

describe('a run of the tests', () => {
  it('proves each requirement and each clause of which a test passed', () => {
    const { faults, summary } = prove(requirements, [result(all), result('spec 1.1', 'flaky')], []);
    expect(faults).toEqual([]);
    expect(summary).toBe('2 requirements and 1 clauses are proven by 2 tests.');
  });

  it('names what has no test, and what has none that passed', () => {
    expect(faultsOf(result('spec 1.1'), result('standard 1.1', 'failed'))).toEqual([
      'spec 1.2 (A door | a gate shuts) has no test.',
      `standard 1.1 (A door holds) has no passing test: ${result('standard 1.1').name} failed.`,
    ]);
  });

  it('has failed on two engines when it failed on one, and has run when it ran on one', () => {
    expect(faultsOf(result(all, 'skipped'), result(all), result(all, 'skipped'))).toEqual([]);
    expect(faultsOf(result(all, 'failed'), result(all))).toHaveLength(3);
  });

  it('names a tag without a row, and one of a clause that no test is to show', () => {
    expect(faultsOf(result(all), result('spec 1.3'), result('standard 1.3'))).toEqual([
      `standard 1.3 is of state "document", but a tag of ${result('standard 1.3').name}.`,
      `spec 1.3 is no row, but a tag of ${result('spec 1.3').name}.`,
    ]);
    expect(faultsOf(result(all), result('standard 1.2'))).toEqual([]);
  });

  it('does not miss a test that takes long, or whose program is missing', () => {
    const written = [
      { path: 'test/container.test.ts', title: tagged('shuts', 'spec 1.2') },
      { path: 'test/doors.test.ts', title: tagged('holds', 'spec 1.1') },
    ];
    const { faults, summary } = prove(requirements, [result('standard 1.1', 'skipped')], written);
    expect(faults).toEqual(['spec 1.1 (A door opens) has no test.']);
    expect(summary).toBe(
      '0 requirements and 0 clauses are proven by 0 tests; the tests of 2 more were left out.',
    );
  });
});

describe('the tables', () => {
  const { tables } = prove(
    requirements,
    [
      result('spec 1.1', 'passed', 'test/doors.test.ts › opens in 1 s'),
      result('spec 1.1', 'passed', 'test/doors.test.ts › opens in 2 s'),
      result('standard 1.2', 'passed', 'test/doors.test.ts › has a rail'),
      result('standard 1.1', 'failed', 'test/doors.test.ts › holds'),
    ],
    [{ path: 'test/container.test.ts', title: tagged('shuts', 'spec 1.2') }],
  );

  it.each([
    '| 1.1 | A door opens | test | `test/doors.test.ts › opens in 1 s` and 1 more |',
    '| 1.2 | A door \\| a gate shuts | test | left out: `test/container.test.ts › shuts` |',
    '| 1.1 | A door holds | test | **failed**: `test/doors.test.ts › holds` |',
    '| 1.2 | Nobody is hurt | open | Fingers are<br>`test/doors.test.ts › has a rail` |',
    '| 1.3 | Doors are listed | document | `doors.md` |',
  ])('have the row %s', (row) => {
    expect(tables.split('\n')).toContain(row);
  });

  it('name their groups', () => {
    expect(tables.match(/^##.*/gm)).toEqual([
      '## The specification',
      '### 1. Doors',
      '## The standards',
      '### 1. Safety',
    ]);
  });
});
