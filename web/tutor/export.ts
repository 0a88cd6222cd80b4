import { t } from '@lingui/core/macro';
import { type HelpRequest, isOpenRequest } from '../../contract/help-requests.ts';
import type { Note } from '../../contract/lesson-actions.ts';
import type { RecordedPause } from '../../contract/pauses.ts';
import { namePartsOf, partsOfLabel } from '../../contract/person-names.ts';
import { countCompared, recordedFindings } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { isolateSums } from '../../markdown/sums.ts';
import { receiptCells, receiptOf } from '../guidelines/receipt-words.ts';
import type { Cell } from '../ui/csv.ts';
import { localStamp, timeZone } from '../ui/moments.ts';
import { pauseText } from '../ui/pause-text.ts';
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
  // New columns are added at the end only, so that the others keep their places.
  t`Kind`,
  t`Text`,
  t`Written by`,
  t`Answered by`,
  t`Ended at (${timeZone()})`,
  t`Ended by`,
  t`First Name`,
  t`Last Name`,
];

const nameCells = (work: Work): string[] => {
  const { firstName, lastName } = namePartsOf({ ...work, name: partsOfLabel(work).name });
  return [firstName, lastName];
};

/** A note, a reply, a help request or a pause. The columns for question and answer are empty in its row. */
interface RecordEntry {
  readonly kind: string;
  readonly text: string;
  readonly writtenBy: string;
  readonly at: string;
  readonly status?: string;
  readonly answeredBy?: string | null;
  readonly answeredAt?: string | null;
  readonly endedAt?: string | null;
  readonly endedBy?: string | null;
  readonly hasPersonalData?: boolean | undefined;
}

const recordEntriesOf = ({ name, record: { notes, helpRequests, pauses } }: Work): RecordEntry[] => [
  ...notes.flatMap((note) => [
    {
      kind: note.studentUid === null ? t`note to all` : t`note`,
      text: note.text,
      writtenBy: note.teacherName,
      at: note.createdAt,
    },
    ...note.replies.map((reply) => ({
      kind: t`reply to a note`,
      text: reply.text,
      writtenBy: name,
      at: reply.createdAt,
      hasPersonalData: reply.hasPersonalData,
    })),
  ]),
  ...helpRequests.map((request) => ({
    kind: t`help request`,
    text: request.text,
    writtenBy: name,
    at: request.askedAt,
    status: request.state,
    answeredBy: request.teacherName,
    // Nobody answered a request that the student took back or left behind.
    answeredAt: isOpenRequest(request) || request.teacherName === null ? null : request.changedAt,
    hasPersonalData: request.hasPersonalData,
  })),
  ...pauses.map((pause) => ({
    kind: pause.studentUid === null ? t`pause of all` : t`pause`,
    text: pauseText(pause),
    writtenBy: pause.teacherName,
    at: pause.pausedAt,
    endedAt: pause.endedAt,
    endedBy: pause.endedBy,
  })),
];

const recordRow = (work: Work, entry: RecordEntry): Cell[] => [
  work.name,
  work.username ?? '',
  '',
  localStamp(entry.at),
  '',
  '',
  entry.status ?? '',
  entry.answeredAt ? localStamp(entry.answeredAt) : '',
  '',
  '',
  entry.hasPersonalData === true ? t`contains personal data` : '',
  entry.kind,
  isolateSums(entry.text),
  entry.writtenBy,
  entry.answeredBy ?? '',
  entry.endedAt ? localStamp(entry.endedAt) : '',
  entry.endedBy ?? '',
  ...nameCells(work),
];

function questionRow(work: Work, interaction: Interaction, index: number): Cell[] {
  return [
    work.name,
    work.username ?? '',
    index + 1,
    localStamp(interaction.createdAt),
    isolateSums(interaction.question),
    isolateSums(interaction.answer),
    interaction.status,
    interaction.processedAt === null ? '' : localStamp(interaction.processedAt),
    ...receiptCells(interaction),
    t`question`,
    '',
    '',
    '',
    '',
    '',
    ...nameCells(work),
  ];
}

/**
 * Conversations as a table, with a row for each question, note, reply, help request and pause. Times are in the
 * reader's zone.
 */
export function workTable(works: readonly Work[]): Cell[][] {
  const rows = works.flatMap((work) =>
    [
      ...work.interactions.map((interaction, index) => ({
        at: interaction.createdAt,
        row: questionRow(work, interaction, index),
      })),
      ...recordEntriesOf(work).map((entry) => ({ at: entry.at, row: recordRow(work, entry) })),
    ].sort((a, b) => a.at.localeCompare(b.at)),
  );
  return [heading(), ...rows.map(({ row }) => row)];
}

const noteAsJson = ({ id, studentUid, teacherName, text, createdAt, replies }: Note) => ({
  id,
  text,
  writtenBy: teacherName,
  toAll: studentUid === null,
  writtenAt: createdAt,
  replies: replies.map((reply) => ({
    id: reply.id,
    text: reply.text,
    hasPersonalData: reply.hasPersonalData ?? false,
    writtenAt: reply.createdAt,
  })),
});

const requestAsJson = (request: HelpRequest) => ({
  id: request.id,
  text: request.text,
  hasPersonalData: request.hasPersonalData ?? false,
  state: request.state,
  answeredBy: request.teacherName,
  askedAt: request.askedAt,
  changedAt: request.changedAt,
});

const pauseAsJson = (pause: RecordedPause) => ({
  id: pause.id,
  text: pauseText(pause),
  pausedBy: pause.teacherName,
  ofAll: pause.studentUid === null,
  pausedAt: pause.pausedAt,
  endedAt: pause.endedAt,
  endedBy: pause.endedBy,
});

/** Conversations as JSON, a list for each student; `about` says what they belong to. Times are UTC. */
export function workAsJson(works: readonly Work[], about: object, exportedAt: Date): string {
  const students = works.map(({ uid, name, username, interactions, record }) => ({
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
      noticed: recordedFindings(interaction.noticed),
      askedAt: interaction.createdAt,
      answeredAt: interaction.processedAt,
    })),
    notes: record.notes.map(noteAsJson),
    helpRequests: record.helpRequests.map(requestAsJson),
    pauses: record.pauses.map(pauseAsJson),
  }));
  return JSON.stringify({ ...about, exportedAt: exportedAt.toISOString(), students }, null, 2);
}
