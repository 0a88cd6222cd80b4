import { t } from '@lingui/core/macro';
import { receiptCells } from '../guidelines/receipt-words.ts';
import { localStamp, timeZone } from '../ui/moments.ts';
import type { Work } from './work.ts';

/** Spreadsheets read a cell that begins like this as a formula, full-width signs included. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell. An apostrophe keeps a formula as text. */
function cellOf(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** The time zone is in the heading, because spreadsheets do not read a time with an offset as a date. */
const heading = () => [
  t`Student`,
  t`Username`,
  t`Number`,
  t`Asked at (${timeZone()})`,
  t`Question`,
  t`Answer`,
  t`Status`,
  t`Answered at (${timeZone()})`,
  t`Guidelines`,
  t`Findings in the question`,
];

/** Conversations as CSV, a row for each question; times are the reader's own. */
export function workAsCsv(works: readonly Work[]): string {
  const rows = works.flatMap(({ name, username, interactions }) =>
    interactions.map((interaction, index) => [
      name,
      username ?? '',
      String(index + 1),
      localStamp(interaction.createdAt),
      interaction.question,
      interaction.answer,
      interaction.status,
      interaction.processedAt === null ? '' : localStamp(interaction.processedAt),
      ...receiptCells(interaction),
    ]),
  );
  return toCsv([heading(), ...rows]);
}

/** Conversations as JSON, a list for each student; `about` says what they belong to. Times are UTC. */
export function workAsJson(works: readonly Work[], about: object, exportedAt: Date): string {
  const students = works.map(({ uid, name, username, interactions }) => ({
    uid,
    name,
    username,
    interactions: interactions.map((interaction) => ({
      id: interaction.id,
      question: interaction.question,
      answer: interaction.answer,
      status: interaction.status,
      failure: interaction.failure,
      guard: interaction.guard,
      noticed: interaction.noticed,
      askedAt: interaction.createdAt,
      answeredAt: interaction.processedAt,
    })),
  }));
  return JSON.stringify({ ...about, exportedAt: exportedAt.toISOString(), students }, null, 2);
}

/** A name that every file system accepts: 'Slopes: part 2', 'Mei Lin' -> 'slopes-part-2-mei-lin.csv'. */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts.map((part) =>
    part
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );
  const name = words.filter(Boolean).join('-').slice(0, 100);
  return `${name || 'conversations'}.${extension}`;
}

/** Saves a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
