import { describe, expect, it } from 'vitest';
import { readFiles, testsIn, textsIn } from './read-source.ts';
import { faultsOf, groupNumbersOf, type Project } from './spec-table.ts';

const [table] = readFiles(['docs'], /^docs\/spec-coverage\.md$/);
const markdown = table?.text ?? '';
const testFiles = readFiles(
  ['contract', 'arithmetic', 'guardrails', 'markdown', 'server', 'web', 'test', 'dev', 'bench', 'evals'],
  /\.test\.tsx?$|^test\/e2e\/.*\.spec\.ts$/,
);

it('every row of docs/spec-coverage.md names tests that exist', () => {
  const sources = readFiles(['contract', 'guardrails', 'server', 'web'], /(?<!\.test)\.tsx?$/);
  const thisProject = {
    tests: new Map(testFiles.map(({ path, text }) => [path, testsIn(path, text)])),
    texts: new Set(sources.flatMap(({ path, text }) => textsIn(path, text))),
  };
  expect(faultsOf(markdown, thisProject)).toEqual([]);
});

it('the table has the nine points of the specification and a tenth group', () => {
  expect(groupNumbersOf(markdown)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

/** A project with one sentence and one test file, in which one of two tests is skipped. */
const project: Project = {
  tests: new Map([
    [
      'test/doors.test.ts',
      [
        { name: 'a door › opens', runs: true },
        { name: 'a door › sings', runs: false },
      ],
    ],
  ]),
  texts: new Set(['Please knock.']),
};
const faults = (...rows: string[]) =>
  faultsOf(
    ['## 1. Doors', '', '| No. | Requirement | Proof |', '| --- | --- | --- |', ...rows].join('\n'),
    project,
  );

describe('the check of the table', () => {
  it('accepts a row whose test exists and whose quotation is a text of the product', () => {
    expect(
      faults(
        "| 1.1 | A closed door says 'Please knock.' | test/doors.test.ts › a door › opens |",
        '| 1.2 | The teacher’s door opens | test/doors.test.ts › a door › opens<br>test/doors.test.ts › a door › opens |',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'a file that does not exist',
      'test/gates.test.ts › a door › opens',
      'there is no test file test/gates.test.ts',
    ],
    [
      'a test that does not exist',
      'test/doors.test.ts › a door › shuts',
      'test/doors.test.ts has no test “a door › shuts”',
    ],
    ['a test without its group', 'test/doors.test.ts › opens', 'test/doors.test.ts has no test “opens”'],
    ['a group alone', 'test/doors.test.ts › a door', 'test/doors.test.ts has no test “a door”'],
    ['a file alone', 'test/doors.test.ts', 'test/doors.test.ts has no test “”'],
    [
      'a test that is skipped',
      'test/doors.test.ts › a door › sings',
      'the test “a door › sings” of test/doors.test.ts is skipped',
    ],
    ['no test', '', 'it names no test'],
    ['no test after another', 'test/doors.test.ts › a door › opens<br>', 'it names no test'],
  ])('refuses a row that names %s', (_, proof, fault) => {
    expect(faults(`| 1.1 | Doors open | ${proof} |`)).toEqual([`1.1: ${fault}.`]);
  });

  it.each([
    ['no requirement', '', 'it has no requirement'],
    [
      'a quotation that the product does not say',
      "It says 'Please ring.'",
      "no text of the product reads 'Please ring.'",
    ],
    ['a part of what the product says', "It says 'Please'", "no text of the product reads 'Please'"],
    ['a quotation without an end', "It says 'Please knock.", 'a quotation has no end'],
  ])('refuses a row with %s', (_, requirement, fault) => {
    expect(faults(`| 1.1 | ${requirement} | test/doors.test.ts › a door › opens |`)).toEqual([
      `1.1: ${fault}.`,
    ]);
  });

  it.each([
    ['repeat', ['1.1', '1.1'], '1.1: it stands where 1.2 is expected.'],
    ['leave one out', ['1.1', '1.3'], '1.3: it stands where 1.2 is expected.'],
    ['count in another group', ['2.1'], '2.1: it stands where 1.1 is expected.'],
    ['are missing', [''], '1.1: it stands where 1.1 is expected.'],
  ])('refuses numbers that %s', (_, numbers, fault) => {
    const rows = numbers.map((number) => `| ${number} | Doors open | test/doors.test.ts › a door › opens |`);
    expect(faults(...rows)).toEqual([fault]);
  });

  it('refuses a row without its cells, and a group without rows', () => {
    expect(faults('| 1.1 | Doors open |')).toEqual(['1.1 is not a row of three cells: | 1.1 | Doors open |']);
    expect(faults('| --- | --- | --- |')).toEqual(['1.1 is not a row of three cells: | --- | --- | --- |']);
    expect(faults()).toEqual(['Group 1 has no rows.']);
  });
});

describe('the tests of a file', () => {
  const names = (text: string) =>
    testsIn('test/x.test.ts', text).map(({ name, runs }) => `${name}${runs ? '' : ' (no)'}`);

  it('are found with the titles of their groups and their own', () => {
    const text = `
      it('opens', () => {});
      describe("a door", () => { it(\`shuts\`, async () => {}); describe('of glass', () => { test('breaks', run); }); });
      describeEndpoint('openDoor', () => { it('lets in', () => {}); });
      test.describe('a gate', () => { test('swings', async ({ page }) => { await test.step('half', () => {}); }); });`;
    expect(names(text)).toEqual([
      'opens',
      'a door › shuts',
      'a door › of glass › breaks',
      'openDoor › lets in',
      'a gate › swings',
    ]);
  });

  it('with parameters are found with their titles as written', () => {
    const text = `
      it.each([['a', 1]])('knocks %s times', (_, n) => {});
      describe.each<Door>(doors)('the $colour door', () => { it.for(keys)('takes %j', () => {}); });
      for (const door of doors) test(\`the \${door} door opens\`, async () => {});
      it(faultsOf.name, () => {});`;
    expect(names(text)).toEqual([
      'knocks %s times',
      'the $colour door › takes %j',
      `the \${door} door opens`,
      'faultsOf.name',
    ]);
  });

  it('are marked when they do not run, and other calls are not mistaken for tests', () => {
    const text = `
      it.skip('opens', () => {});
      describe.skip('a door', () => { it('shuts', () => {}); });
      test.fixme('swings', async () => {});
      it.todo('creaks');
      test.extend({ door: async () => {} });
      test.slow();
      // it('is a comment', () => {});
      const said = "it('is a string', () => {})";`;
    expect(names(text)).toEqual(['opens (no)', 'a door › shuts (no)', 'swings (no)']);
  });
});

it('the texts of a source are its strings, the parts of its templates and the words of its markup', () => {
  const text = `const a = 'One.'; const b = \`Two: \${a}, three\`; const c = <p>\n  Four\n  five <b title="Six">{a}</b></p>;`;
  expect(textsIn('x.tsx', text).filter(Boolean)).toEqual(['One.', 'Two:', ', three', 'Four five', 'Six']);
});
