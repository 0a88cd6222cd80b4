import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a writer (evals/writers). */
export interface Row {
  readonly text: string;
  /** The heading above it; of a harmful request with its subject, as `content:subject`. */
  readonly kind: string;
  readonly language: string;
  readonly writer: string;
  /** Whether a tutor says it. */
  readonly isReply: boolean;
}

const folder = join(import.meta.dirname, '../writers');

/** The writers whose rows only measure, as evals/writers/README.md names them. Nobody reads them. */
export const measuringWriters: ReadonlySet<string> = new Set(
  (/only measure[\s\S]*?: `([^`]+)`/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1] ?? '').split(
    /\s+/,
  ),
);

/** Whether a file is by somebody who knows the product: what children say straight out. Its rows train and measure nothing. */
export const onlyTrains = ({ writer }: Row): boolean => writer.endsWith('-30');

/** The subject with which a row of a harmful request begins. It is no part of what a pupil writes. */
const subject = /^([a-z-]+) ?[:：] ?/i;

function rowsOf(file: string): Row[] {
  const writer = file.replace(/\.txt$/, '');
  const isReply = writer.startsWith('replies-');
  const language = writer.replace(/^replies-/, '').slice(0, 2);
  let kind = '';
  const rows: Row[] = [];
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const text = line.trim();
    if (text.startsWith('## ')) kind = text.slice(3).split(' ')[0] ?? '';
    else if (kind === 'content')
      rows.push({
        text: text.replace(subject, ''),
        kind: `content:${subject.exec(text)?.[1]?.toLowerCase() ?? ''}`,
        language,
        writer,
        isReply,
      });
    else if (text !== '') rows.push({ text, kind, language, writer, isReply });
  }
  return rows;
}

/** The texts of a row that the checks read one by one: the sentences of a tutor, the whole message of a pupil. */
export function textsOf({ text, isReply }: Row): readonly string[] {
  const sentences = isReply
    ? text.split(/(?<=[.!?。！？؟…])\s*|\n+/).filter((one) => one.trim().length > 1)
    : [];
  return sentences.length > 0 ? sentences : [text];
}

/** All rows of all writers. */
export const readWriters = (): Row[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap(rowsOf)
    .filter(({ text }) => text !== '');
