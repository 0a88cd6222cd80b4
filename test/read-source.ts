import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test in a file: the titles of its groups and its own title, and whether it runs. */
export interface WrittenTest {
  readonly name: string;
  readonly runs: boolean;
}

/** Stands between the titles in the name of a test. */
export const separator = ' › ';

/** The functions whose call begins a test or a group of tests. */
const starters = ['it', 'test', 'describe', 'describeEndpoint'];
const groups = ['describe', 'describeEndpoint'];
const skips = ['skip', 'todo', 'fixme'];
const modifiers = [
  'describe',
  'each',
  'for',
  'only',
  'serial',
  'parallel',
  'concurrent',
  'sequential',
  'fails',
  'runIf',
];

/**
 * The tests in the source of a file, found without running it. A title with parameters is returned as it is
 * written, with its `%s`, `$name` or `${name}`; for a title that is a variable, the variable's name is
 * returned.
 */
export function testsIn(path: string, text: string): WrittenTest[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: WrittenTest[] = [];
  const visit = (node: ts.Node, above: readonly string[], runs: boolean): void => {
    const start = ts.isCallExpression(node) ? startOf(node, file) : undefined;
    if (!start) return void ts.forEachChild(node, (child) => visit(child, above, runs));
    const titles = [...above, start.title];
    const isRun = runs && start.runs;
    if (!start.group) found.push({ name: titles.join(separator), runs: isRun });
    else for (const part of start.body) visit(part, titles, isRun);
  };
  visit(file, [], true);
  return found;
}

/** The group or the test that a call starts; undefined for any other call. */
function startOf(call: ts.CallExpression, file: ts.SourceFile) {
  const words = wordsOf(call.expression);
  const [starter = '', ...rest] = words;
  const [title, ...body] = call.arguments;
  if (!starters.includes(starter) || !rest.every((word) => [...modifiers, ...skips].includes(word))) return;
  // Nothing runs without a body: `it.todo('creaks')`. And `it.each(rows)` alone is only a part of a call.
  if (!title || body.length === 0) return;
  return {
    title: titleOf(title, file),
    body,
    group: words.some((word) => groups.includes(word)),
    runs: !words.some((word) => skips.includes(word)),
  };
}

/** The names in a callee, in order: test, describe and skip of `test.describe.skip`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [''];
}

function titleOf(title: ts.Expression, file: ts.SourceFile): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  const written = title.getText(file);
  return ts.isTemplateExpression(title) ? written.slice(1, -1) : written;
}

/**
 * The strings of a source file, the parts of its templates and the text of its markup, with single spaces.
 */
export function textsIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const holdsText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (holdsText) found.push(node.text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const root = join(import.meta.dirname, '..');

/** The files in some folders of the project whose path matches, each with its text. */
export function readFiles(folders: readonly string[], fits: RegExp): { path: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => fits.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
