import { separator, type WrittenTest } from './read-source.ts';

/** A row of docs/spec-coverage.md: a requirement, and the tests that prove it. */
interface Row {
  readonly number: string;
  readonly requirement: string;
  /** Each as `file › name`, where the name begins with the titles of the test's groups. */
  readonly proofs: readonly string[];
}

/** The tests of each test file by its path, and the texts of the product. */
export interface Project {
  readonly tests: ReadonlyMap<string, readonly WrittenTest[]>;
  readonly texts: ReadonlySet<string>;
}

const groupHeading = /^## (\d+)\. /;
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/**
 * The faults of a table of requirements, a sentence for each that names its row. There is none when every row
 * of every group has a requirement and the next number, quotes only texts of the product, and names tests
 * that exist and run.
 */
export function faultsOf(markdown: string, project: Project): string[] {
  const faults: string[] = [];
  for (const { group, lines } of groupsOf(markdown)) {
    const [, , ...rows] = lines;
    if (rows.length === 0) faults.push(`Group ${group} has no rows.`);
    faults.push(...rows.flatMap((line, index) => faultsOfRow(line, `${group}.${index + 1}`, project)));
  }
  return faults;
}

/** The numbers of the groups in their order. */
export const groupNumbersOf = (markdown: string): string[] => groupsOf(markdown).map(({ group }) => group);

/** The groups in their order, each with the lines of its table: two for the head, then one for each row. */
function groupsOf(markdown: string): { group: string; lines: string[] }[] {
  const groups: { group: string; lines: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const group = groupHeading.exec(line)?.[1];
    if (group !== undefined) groups.push({ group, lines: [] });
    else if (line.startsWith('|')) groups.at(-1)?.lines.push(line);
  }
  return groups;
}

function faultsOfRow(line: string, expected: string, project: Project): string[] {
  const cells = cellsOf(line);
  const [number = '', requirement = '', proof = ''] = cells;
  if (cells.length !== 3 || isRule(cells)) return [`${expected} is not a row of three cells: ${line}`];
  const row: Row = { number, requirement, proofs: proof.split('<br>').map((each) => each.trim()) };
  const faults = [
    ...faultsOfWords(row, project),
    ...row.proofs.flatMap((each) => faultsOfProof(each, project)),
  ];
  if (number !== expected) faults.unshift(`it stands where ${expected} is expected`);
  return faults.map((fault) => `${number || expected}: ${fault}.`);
}

/** The cells of a row. A bar inside a cell is written `\|`. */
function cellsOf(line: string): string[] {
  const cells = line.trim().split(/(?<!\\)\|/);
  return cells.slice(1, -1).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/**
 * A quotation in straight quotes, which stand at the edges of words. Any other straight quote is a fault:
 * apostrophes are written ’.
 */
const quotation = /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu;

function faultsOfWords({ requirement }: Row, { texts }: Project): string[] {
  if (requirement === '') return ['it has no requirement'];
  const faults = requirement.replace(quotation, '').includes("'") ? ['a quotation has no end'] : [];
  const quoted = [...requirement.matchAll(quotation)].map(([, text = '']) => text.trim());
  const unsaid = quoted.filter((text) => !texts.has(text));
  return [...faults, ...unsaid.map((text) => `no text of the product reads '${text}'`)];
}

/**
 * The faults of a proof, which names a test as `file › name`. There is none when the test exists and runs.
 */
export function faultsOfProof(proof: string, { tests }: Pick<Project, 'tests'>): string[] {
  if (proof === '') return ['it names no test'];
  const [path = '', ...titles] = proof.split(separator);
  const name = titles.join(separator);
  const written = tests.get(path);
  if (!written) return [`there is no test file ${path}`];
  const found = written.filter((test) => test.name === name);
  if (found.length === 0) return [`${path} has no test “${name}”`];
  return found.some(({ runs }) => runs) ? [] : [`the test “${name}” of ${path} is skipped`];
}
