import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a writer (evals/writers). */
export interface Row {
  readonly text: string;
  readonly kind: string;
  readonly language: string;
  readonly writer: string;
}

const folder = join(import.meta.dirname, '../writers');

/** The writers whose rows only measure, as evals/writers/README.md names them. Nobody reads them. */
export const measuringWriters: ReadonlySet<string> = new Set(
  (/only measure[\s\S]*?: `([^`]+)`/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1] ?? '').split(
    /\s+/,
  ),
);

/** The subject with which rows of harmful requests begin. It would give the answer away. */
const subject = /^[a-z-]+ ?[:：] ?/i;

function rowsOf(file: string): Row[] {
  const writer = file.replace(/\.txt$/, '');
  const language = writer.replace(/^replies-/, '').slice(0, 2);
  let kind = '';
  const rows: Row[] = [];
  for (const line of readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((each) => each.trim())) {
    if (line.startsWith('## ')) kind = line.slice(3).split(' ')[0] ?? '';
    else if (line !== '')
      rows.push({ text: kind === 'content' ? line.replace(subject, '') : line, kind, language, writer });
  }
  return rows;
}

/** All rows about what pupils write, or what tutors say. */
export const readRows = (of: 'messages' | 'replies'): Row[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file.startsWith('replies-') === (of === 'replies'))
    .sort()
    .flatMap(rowsOf);
