import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../dev/read-files.mjs';
import { type Row, readRequirements, taggedInSources, tagsIn } from '../dev/requirements.mjs';

const { spec, standard } = readRequirements();
const rows = spec.flatMap((group) => group.rows);
const clauses = standard.flatMap((section) => section.rows);

describe('test/requirements/spec.tsv', () => {
  it('has the nine points of the specification and a tenth group, whose rows are numbered one by one', () => {
    expect(spec.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(rows.map(({ number }) => number)).toEqual(
      spec.flatMap((group) => group.rows.map((_, index) => `${group.number}.${index + 1}`)),
    );
    expect(rows.filter(({ text }) => text === '')).toEqual([]);
  });

  it('quotes only texts of the product', () => {
    const sources = readFiles(['contract', 'checks', 'server', 'web'], /(?<!\.test)\.tsx?$/);
    const texts = new Set(sources.flatMap(({ path, text }) => textsIn(path, text)));
    const unsaid = rows.flatMap(({ number, text }) =>
      quotationsIn(text)
        .filter((quoted) => !texts.has(quoted))
        .map((quoted) => `${number}: ${quoted}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('has a straight quote only at both ends of a quotation', () => {
    expect(rows.filter(({ text }) => text.replace(quotation, '').includes("'"))).toEqual([]);
  });
});

describe('the tags in the titles of tests', () => {
  const written = taggedInSources();
  const tags = new Set(written.flatMap(({ title }) => tagsIn(title)));
  const tagsOf = (kind: string, some: readonly Row[]) => some.map(({ number }) => `${kind} ${number}`);

  it('name every requirement, and every clause that a test shows', () => {
    const shown = clauses.filter(({ state }) => state === 'test');
    const needed = [...tagsOf('spec', rows), ...tagsOf('standard', shown)];
    expect(needed.filter((tag) => !tags.has(tag))).toEqual([]);
  });

  it('name nothing else but open clauses, of which they show what exists', () => {
    const taggable = clauses.filter(({ state }) => state === 'test' || state === 'open');
    const allowed = new Set([...tagsOf('spec', rows), ...tagsOf('standard', taggable)]);
    expect([...tags].filter((tag) => !allowed.has(tag))).toEqual([]);
  });
});

/** A quotation stands in straight quotes at the edges of words. Apostrophes are written ’. */
const quotation = /(?<![\p{L}\p{N}])'([^']*)'(?![\p{L}\p{N}])/gu;
const quotationsIn = (text: string): string[] =>
  [...text.matchAll(quotation)].map(([, quoted = '']) => quoted.trim());

/** The strings of a source, the parts of its templates and the text of its markup, with single spaces. */
function textsIn(path: string, text: string): string[] {
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
