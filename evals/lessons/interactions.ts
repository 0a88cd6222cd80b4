import * as guardrails from '../../checks/checks.ts';
import { defaultGuidelines } from '../../contract/guidelines.ts';
import { nothingFound } from '../../contract/receipts.ts';
import type { Interaction, Receipt } from '../../contract/tutor.ts';

/** A turn of a scripted lesson. */
export interface ScriptedTurn {
  readonly question: string;
  readonly reply: string;
  readonly outcome: 'answered' | 'stopped-by-rules' | 'failed' | 'pending';
  readonly minute?: number;
  readonly endedMinute?: number | null;
}

/** What a scripted lesson is about. */
export interface LessonTopic {
  readonly subject: string;
  readonly exercise: string;
  readonly answers: readonly string[];
}

const beginning = Date.parse('2026-11-23T08:00:00Z');
export const momentOf = (minute: number): Date => new Date(beginning + minute * 60_000);

const passed: Receipt = {
  outcome: 'passed',
  rule: null,
  stopped: [],
  checked: 1,
  guidelines: '',
  checkedAgainst: 'none',
};

/** The receipt of a stopped reply. The scripts do not say what was stopped in it, so it is taken to be the answer. */
const stoppedReply: Receipt = { ...passed, outcome: 'replaced', rule: 'key-value', stopped: ['key-value'] };

/** Turns as the server stores them, with what the checks find in the questions. */
export const interactionsOf = (
  turns: readonly ScriptedTurn[],
  topic: LessonTopic,
  name = 'student',
): Interaction[] => turns.map((_, at) => interactionOf(turns, at, topic, name));

function interactionOf(
  turns: readonly ScriptedTurn[],
  at: number,
  { subject, answers }: LessonTopic,
  name: string,
): Interaction {
  const { minute = at, question, reply, outcome, endedMinute = at } = turns[at] as ScriptedTurn;
  const id = `${name} ${at}`;
  const ended = outcome === 'answered' || outcome === 'stopped-by-rules';
  const { key } = guardrails.readAnswerKey({ answers: answers.join('\n'), steps: '', model: '' });
  const opened = guardrails.openReply(id, {
    guidelines: defaultGuidelines('Mathematics'),
    question,
    earlier: turns.slice(0, at).map((turn) => ({ question: turn.question, answer: turn.reply })),
    task: '',
    disclosed: [],
    subject,
    key: answers.length > 0 ? { ...key, proposed: true } : null,
  });
  if (ended) guardrails.pushPiece(id, reply);
  if (ended) guardrails.endAttempt(id);
  const { solved } = guardrails.closeReply(id);
  return {
    ...{ id, sessionId: 's', assignmentId: null, openingId: 'o', question, changedFrom: null },
    ...{ studentUid: name, studentName: name },
    answer: ended ? reply : '',
    status: ended ? 'answered' : outcome === 'failed' ? 'failed' : 'pending',
    failure: outcome === 'failed' ? 'model-failed' : null,
    guard: ended ? (outcome === 'answered' ? passed : stoppedReply) : null,
    noticed: { ...(opened.inputFindings ?? nothingFound), solved: ended && solved },
    createdAt: momentOf(minute).toISOString(),
    processedAt: endedMinute === null ? null : momentOf(endedMinute).toISOString(),
  };
}
