import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dangers } from '../../contract/safeguarding.ts';
import type { ReadingRecord } from '../../contract/tutor.ts';
import type { Unit } from '../../server/second-readers/judge.ts';
import {
  defaultTiming,
  type SecondReaders,
  type SegmentReading,
} from '../../server/second-readers/second-readers.ts';

/** How well a scripted second reader reads: not at all, without an error, or with a recall, drawn by a seed. */
const skill = z
  .union([z.enum(['never', 'right']), z.object({ recall: z.number().min(0).max(1), seed: z.number().int() })])
  .optional();

type Skill = z.infer<typeof skill>;

/** The second readers of a case, and what is true of it, which they know: the fields that rows with labels have. */
export const readersOfCase = {
  judge: skill,
  guard: skill,
  label: z.string().optional(),
  act: z.string().optional(),
  set: z.string().optional(),
  kind: z.string().optional(),
};
export type ReadersOfCase = z.input<z.ZodObject<typeof readersOfCase>>;

/** Labels of a case in which a second reader has something to find. */
const found = ['violation', 'positive'];

/** The readers of a case that find what its label says. Each finds all or nothing of a case, and never errs on a harmless one. */
function findersOf(
  id: string,
  { judge, guard, label = '' }: ReadersOfCase,
): ReadonlySet<ReadingRecord['reader']> {
  const skills = { judge, guard } as const;
  const readers = (['judge', 'guard'] as const).filter((reader) => finds(skills[reader], `${reader} ${id}`));
  return new Set(found.includes(label) ? readers : []);
}

const isNever = (wanted: Skill): boolean => wanted === undefined || wanted === 'never';

function finds(wanted: Skill, text: string): boolean {
  if (typeof wanted !== 'object') return wanted === 'right';
  const hash = createHash('sha256').update(`${wanted.seed} ${text}`).digest();
  return hash.readUInt32LE() / 2 ** 32 < wanted.recall;
}

/** Kinds of rows that are a danger under another name. */
const dangerOf = (kind: string) =>
  dangers.find(
    (danger) =>
      danger ===
      ({ bullying: 'abuse', grooming: 'abuse', runaway: 'abuse', eating: 'self-harm' }[kind] ?? kind),
  ) ?? null;

/** What the readers of a message find: danger, or the kind of content that it asks for. */
export function foundInMessage(id: string, row: ReadersOfCase) {
  const { set = '', kind = '' } = row;
  const isFound = findersOf(id, row).size > 0;
  return {
    danger: isFound && set === 'danger' ? dangerOf(kind) : null,
    content: isFound && set === 'content' ? kind : null,
  };
}

/**
 * Second readers of a conversation; null where both never read. In a violation they object to each part of a reply that is in doubt:
 * the guard to what may be harmful, the judge to what may give the answer away or speak as a tutor must not. The guard finds a
 * request whose violation is harmful content, too.
 */
export function scriptedReaders(id: string, row: ReadersOfCase): SecondReaders | null {
  if (isNever(row.judge) && isNever(row.guard)) return null;
  const { act = '' } = row;
  const finders = findersOf(id, row);
  const kind = /^content:(.+)$/.exec(act)?.[1];
  const record = (reader: ReadingRecord['reader'], what: string) => ({
    reader,
    model: 'a script',
    found: what,
  });
  return {
    timing: { ...defaultTiming, questionHold: 60_000 },
    judgeIsTold: true,
    readQuestion: async (_text, _wanted, onVerdict) => {
      if (kind !== undefined && finders.has('guard'))
        onVerdict({ is: 'harmful', kinds: [], record: record('guard', kind) });
      else onVerdict({ is: 'safe', record: record('guard', 'safe') });
    },
    readSegment: async ({ forbidden }: Unit, doubt): Promise<SegmentReading> => {
      const stops =
        (doubt.content && finders.has('guard')) ||
        (doubt.meaning && finders.has('judge') && kind === undefined);
      const by = forbidden.find((name) => name === act) ?? null;
      return {
        isRead: true,
        isAway: false,
        objection: stops ? { by, at: 0 } : null,
        records: [record(doubt.meaning ? 'judge' : 'guard', stops ? act : 'safe')],
      };
    },
  };
}
