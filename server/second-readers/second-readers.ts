import type { Logger } from 'pino';
import type { SegmentDoubt } from '../../checks/checks.ts';
import type { ProhibitionName } from '../../contract/prohibitions.ts';
import type { ReadingRecord } from '../../contract/tutor.ts';
import type { Clock } from '../clock.ts';
import { type Judge, modelJudge, type Unit } from './judge.ts';
import { policy } from './policy-protocol.ts';
import { type GuardProtocol, type GuardText, type GuardVerdict, nameOfVerdict, unread } from './protocol.ts';
import type { ReadingModel } from './reading-line.ts';
import { type SecondModel, secondModel, type VerdictWanted } from './second-model.ts';

/** The time limits of second readers, in milliseconds (docs/decisions/09-second-reader.md). */
export interface ReaderTiming {
  /** How long the first words wait for the verdict on a question in doubt. */
  readonly questionHold: number;
  /** How long a question may be read in all. */
  readonly question: number;
  /** How long an answer whose text has ended waits for the verdict on its question. */
  readonly afterText: number;
  /** How long a doubtful sentence waits. */
  readonly sentenceHold: number;
  /** The same where it is not shown unread. */
  readonly strictHold: number;
}

export const defaultTiming: ReaderTiming = {
  questionHold: 1_000,
  question: 15_000,
  afterText: 2_000,
  sentenceHold: 800,
  strictHold: 4_000,
};

/** A verdict on a question, with who gave it. */
export interface NamedVerdict extends GuardVerdict {
  readonly record: ReadingRecord;
}

/** What a reader found in a part of a reply. Null for "by": the reader does not name the kind. */
export interface SegmentObjection {
  readonly by: ProhibitionName | null;
  /** The offset in the segment. */
  readonly at: number;
}

/** What became of a part of a reply: whether somebody has read it, what was found, and by whom. */
export interface SegmentReading {
  readonly isRead: boolean;
  /** Whether nobody could read it: there is no reader for such a doubt, or it is left out for a while. */
  readonly isAway: boolean;
  readonly objection: SegmentObjection | null;
  readonly records: readonly ReadingRecord[];
}

/** The models that read beside the checks. They can only forbid more. Nothing here rejects. */
export interface SecondReaders {
  readonly timing: ReaderTiming;
  /** Whether the judge may be told the answers of the exercise. */
  readonly judgeIsTold: boolean;
  /** Lets each reader read a question, and calls back with each verdict. Resolves when all have read. */
  readQuestion(
    text: GuardText,
    wanted: Omit<VerdictWanted, 'of'>,
    onVerdict: (verdict: NamedVerdict) => void,
  ): Promise<void>;
  readSegment(unit: Unit, doubt: SegmentDoubt, wanted: Omit<VerdictWanted, 'of'>): Promise<SegmentReading>;
}

/** The models of the second readers; null where nobody reads. */
export interface ReadingModels {
  readonly judge: ReadingModel | null;
  readonly guard: (ReadingModel & { readonly protocol: GuardProtocol }) | null;
}

/** A second model with the protocol in which it reads questions. */
interface Reader {
  readonly as: ReadingRecord['reader'];
  readonly model: SecondModel;
  readonly protocol: GuardProtocol;
}

/** The readers that the models allow; null without any. */
export function secondReaders(
  { judge, guard }: ReadingModels,
  { clock, log, judgeIsTold }: { clock: Clock; log: Pick<Logger, 'warn'>; judgeIsTold: boolean },
  timing: Partial<ReaderTiming> = {},
): SecondReaders | null {
  if (judge === null && guard === null) return null;
  const asJudge: Reader | null = judge && {
    as: 'judge',
    model: secondModel(judge, clock, log),
    protocol: policy,
  };
  const asGuard: Reader | null = guard && {
    as: 'guard',
    model: secondModel(guard, clock, log),
    protocol: guard.protocol,
  };
  // A guard that does not tell every kind of danger needs the judge beside it.
  const ofQuestions = asGuard?.protocol.tellsDanger
    ? [asGuard]
    : [asGuard, asJudge].flatMap((one) => one ?? []);
  const judging = asJudge && modelJudge(asJudge.model);
  return {
    timing: { ...defaultTiming, ...timing },
    judgeIsTold,
    readQuestion: async (text, wanted, onVerdict) => {
      await Promise.all(
        ofQuestions.map(async (reader) => {
          const verdict = await verdictOf(reader, text, { ...wanted, of: 'question' });
          onVerdict({ ...verdict, record: recordOf(reader, nameOfVerdict(verdict)) });
        }),
      );
    },
    readSegment: async (unit, doubt, wanted) => {
      const ofReply = { ...wanted, of: 'reply' } as const;
      const needsJudge = doubt.meaning || asGuard === null;
      const readings = await Promise.all([
        ...(doubt.content && asGuard ? [readByGuard(asGuard, unit, ofReply)] : []),
        ...(needsJudge && asJudge && judging ? [readByJudge(asJudge, judging, unit, ofReply)] : []),
      ]);
      const isUnread = readings.some(({ isRead }) => !isRead) || (doubt.meaning && asJudge === null);
      return {
        isRead: readings.length > 0 && !isUnread,
        isAway: readings.every(({ isAway }) => isAway),
        objection: readings.flatMap(({ objection }) => objection ?? []).at(0) ?? null,
        records: readings.flatMap(({ records }) => records),
      };
    },
  };
}

const recordOf = ({ as, model }: Reader, found: string): ReadingRecord => ({
  reader: as,
  model: model.name,
  found,
});

async function verdictOf(
  { model, protocol }: Reader,
  text: GuardText,
  wanted: VerdictWanted,
): Promise<GuardVerdict> {
  const answer = await model.ask(protocol.call(text, model.name), wanted);
  return answer === undefined ? unread : protocol.read(answer, text);
}

async function readByGuard(guard: Reader, unit: Unit, wanted: VerdictWanted): Promise<SegmentReading> {
  const { subject, age, question, text } = unit;
  const verdict = await verdictOf(guard, { subject, age, question, earlier: [], reply: text }, wanted);
  const [kind] = verdict.kinds ?? [];
  // The checks were in doubt about the sentence, so that a doubtful verdict counts as well.
  const stops = verdict.is === 'harmful' || verdict.is === 'doubtful';
  const by = kind === undefined ? null : (`content:${kind}` as const);
  return {
    isRead: verdict.is !== 'unread',
    isAway: verdict.is === 'unread' && guard.model.isAway,
    objection: stops ? { by, at: 0 } : null,
    records: [recordOf(guard, nameOfVerdict(verdict))],
  };
}

async function readByJudge(
  reader: Reader,
  judge: Judge,
  unit: Unit,
  wanted: VerdictWanted,
): Promise<SegmentReading> {
  const reading = await judge.read(unit, wanted);
  if (reading === null || reading === 'clear')
    return {
      isRead: reading !== null,
      isAway: reading === null && reader.model.isAway,
      objection: null,
      records: [recordOf(reader, reading === null ? 'unread' : 'safe')],
    };
  const { prohibition, at } = reading;
  return {
    isRead: true,
    isAway: false,
    objection: { by: prohibition, at },
    records: [recordOf(reader, prohibition)],
  };
}
