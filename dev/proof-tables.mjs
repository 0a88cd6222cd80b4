/** What a run of the tests proves: the tables, and what has no proof. */
import { tagPattern, tagsIn } from './requirements.mjs';
import { longTests, nodeTests } from './slow-tests.mjs';
import { separator } from './test-reports.mjs';

/** @typedef {import('./requirements.mjs').Row} Row */
/** @typedef {import('./requirements.mjs').Group} Group */
/** @typedef {import('./test-reports.mjs').TestResult} TestResult */
/** @typedef {'passed' | 'failed' | 'left out'} Outcome */
/** @typedef {Map<string, Outcome>} Tests the tests of a row, by their names */

/** The tests of evals/ run with its own check, which `npm run test:long` starts. @param {string} path */
const isSlow = (path) => path.startsWith('evals/') || longTests.includes(path) || nodeTests.includes(path);
/** @type {Record<import('./test-reports.mjs').Result, Outcome>} */
const outcomeOf = { passed: 'passed', flaky: 'passed', failed: 'failed', skipped: 'left out' };

/**
 * A requirement whose tests were all left out is no fault: long tests, and those whose program is missing on this machine.
 * @param {import('./requirements.mjs').Requirements} requirements
 * @param {TestResult[]} results
 * @param {{ path: string, title: string }[]} written the tagged tests in the sources
 */
export function prove({ spec, standard }, results, written) {
  const byTag = testsByTag(results, written);
  /** @param {string} kind @param {Row} row @returns {Tests} */
  const testsOf = (kind, { number }) => byTag.get(`${kind} ${number}`) ?? new Map();
  const rows = [
    ...spec.flatMap((group) => group.rows.map((row) => ({ kind: 'spec', row }))),
    ...standard.flatMap((section) => section.rows.map((row) => ({ kind: 'standard', row }))),
  ].map(({ kind, row }) => ({ tag: `${kind} ${row.number}`, row, tests: testsOf(kind, row) }));
  const unknown = [...byTag].filter(([tag]) => !rows.some((each) => each.tag === tag));
  return {
    tables: [
      '# What the tests prove',
      'Tests that are left out take long (`npm run test:long`), or their program is missing here.',
      tableOf('The specification', spec, (row) => testsOf('spec', row)),
      tableOf('The standards', standard, (row) => testsOf('standard', row)),
    ].join('\n\n'),
    faults: [
      ...rows.flatMap(faultsOf),
      ...unknown.map(([tag, tests]) => `${tag} is no row, but a tag of ${[...tests.keys()][0]}.`),
    ],
    summary: summaryOf(rows),
  };
}

/** Of two results of one test, as on two engines, the later one in this list counts. @type {Outcome[]} */
const outcomes = ['left out', 'passed', 'failed'];

/**
 * @param {TestResult[]} results
 * @param {{ path: string, title: string }[]} written
 */
function testsByTag(results, written) {
  const ran = new Set(results.map(({ name }) => name.split(separator)[0]));
  const leftOut = written.filter(({ path }) => isSlow(path) && !ran.has(path));
  const all = [
    ...leftOut.map(({ path, title }) => ({
      name: path + separator + title,
      outcome: /** @type {Outcome} */ ('left out'),
    })),
    ...results.map(({ name, result }) => ({ name, outcome: outcomeOf[result] })),
  ];
  /** @type {Map<string, Tests>} */
  const byTag = new Map();
  for (const { name, outcome } of all)
    for (const tag of tagsIn(name)) {
      const tests = byTag.get(tag) ?? new Map();
      byTag.set(tag, tests);
      if (outcomes.indexOf(outcome) > outcomes.indexOf(tests.get(name))) tests.set(name, outcome);
    }
  return byTag;
}

/** @param {Tests} tests @param {Outcome} wanted */
const namesOf = (tests, wanted) =>
  [...tests].filter(([, outcome]) => outcome === wanted).map(([name]) => name);

/** @param {{ tag: string, row: Row, tests: Tests }} proof @returns {string[]} */
function faultsOf({ tag, row: { text, state }, tests }) {
  // The tests of an open clause show what exists of it.
  if (state === 'open') return [];
  if (state !== 'test')
    return tests.size > 0 ? [`${tag} is of state "${state}", but a tag of ${[...tests.keys()][0]}.`] : [];
  if (namesOf(tests, 'passed').length > 0) return [];
  const [failed] = namesOf(tests, 'failed');
  if (failed) return [`${tag} (${text}) has no passing test: ${failed} failed.`];
  return tests.size > 0 ? [] : [`${tag} (${text}) has no test.`];
}

/** @param {{ tag: string, row: Row, tests: Tests }[]} proofs */
function summaryOf(proofs) {
  const asked = proofs.filter(({ row }) => row.state === 'test');
  const proven = asked.filter(({ tests }) => namesOf(tests, 'passed').length > 0);
  const leftOut = asked.filter(
    ({ tests }) => [...tests.values()].every((outcome) => outcome === 'left out') && tests.size > 0,
  );
  const tests = new Set(proven.flatMap((proof) => namesOf(proof.tests, 'passed')));
  /** @param {string} kind */
  const count = (kind) => proven.filter(({ tag }) => tag.startsWith(kind)).length;
  return (
    `${count('spec')} requirements and ${count('standard')} clauses are proven by ${tests.size} tests` +
    (leftOut.length > 0 ? `; the tests of ${leftOut.length} more were left out.` : '.')
  );
}

/**
 * @param {string} title
 * @param {Group[]} groups
 * @param {(row: Row) => Tests} testsOf
 */
function tableOf(title, groups, testsOf) {
  const parts = groups.map(({ number, title, rows }) =>
    [
      `### ${number}. ${title}\n`,
      '| No. | What is asked | State | Shown by, or why |',
      '| --- | --- | --- | --- |',
      ...rows.map(
        (row) =>
          `| ${[row.number, row.text, row.state, shownBy(row, testsOf(row))].map(inCell).join(' | ')} |`,
      ),
    ].join('\n'),
  );
  return [`## ${title}`, ...parts].join('\n\n');
}

/** @param {Row} row @param {Tests} tests */
function shownBy({ state, shown }, tests) {
  const passed = onceEach(namesOf(tests, 'passed'));
  const leftOut = onceEach(namesOf(tests, 'left out')).map((name) => `left out: ${name}`);
  const missing = state === 'test' && tests.size === 0 ? ['**no test**'] : [];
  const failed = onceEach(namesOf(tests, 'failed')).map((name) => `**failed**: ${name}`);
  return [...(shown ? [shown] : []), ...passed, ...failed, ...leftOut, ...missing].join('<br>');
}

/**
 * Tests that share file and tag, such as those of one table of parameters, as the first of them and how many there are.
 * @param {string[]} names
 */
function onceEach(names) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const name of names) {
    const key = `${name.split(separator)[0]} ${tagsIn(name)}`;
    alike.set(key, [...(alike.get(key) ?? []), name]);
  }
  return [...alike.values()].map(([first = '', ...others]) => {
    const name = first.replaceAll(tagPattern, '').replaceAll('`', '’').slice(0, 250);
    return `\`${name}\`${others.length > 0 ? ` and ${others.length} more` : ''}`;
  });
}

/** @param {string} text */
const inCell = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
