import { t } from '@lingui/core/macro';
import { countCompared } from '../../contract/receipts.ts';
import { receiptCells, receiptOf } from '../guidelines/receipt-words.ts';
import { toCsv } from '../ui/files.ts';
import { localStamp, timeZone } from '../ui/moments.ts';
import type { Work } from './work.ts';

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
  t`Compared with`,
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
    compared: countCompared(interactions),
    interactions: interactions.map((interaction) => ({
      id: interaction.id,
      question: interaction.question,
      changedFrom: interaction.changedFrom,
      answer: interaction.answer,
      status: interaction.status,
      failure: interaction.failure,
      guard: interaction.guard,
      receipt: receiptOf(interaction)?.map(({ text }) => text) ?? [],
      noticed: interaction.noticed,
      askedAt: interaction.createdAt,
      answeredAt: interaction.processedAt,
    })),
  }));
  return JSON.stringify({ ...about, exportedAt: exportedAt.toISOString(), students }, null, 2);
}
