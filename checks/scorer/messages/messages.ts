/** What the checks find in a message of a student, besides personal data. */
import type { Danger as DangerKind } from '../../../contract/safeguarding.ts';
import type { DialogueAct } from '../../../contract/tutor.ts';
import { oncePerText } from '../../once-per-text.ts';
import { type ClassContext, contentMargin, leastContentMargin } from '../content/class-margins.ts';
import type { ContentKind, KindIn } from '../heads.ts';
import { type EarlierMessage, marginOf, scoresOf, textWith } from './margins.ts';
import { repeatsTask } from './pasted-task.ts';

/** Danger to the student, to somebody whom the student knows, or a threat. */
export interface Danger {
  readonly kind: DangerKind;
}

/** Detects danger in a message, read with the earlier ones, the oldest first. */
export function detectDanger(message: string, earlier: readonly EarlierMessage[] = []): Danger | null {
  const text = textWith('danger', message, earlier);
  return text === null ? null : { kind: scoresOf(text).kind('danger') };
}

/** Attempts at the tutor. They are reported and never a reason to refuse a question. */
export interface Attempts {
  /** It tries to take the tutor out of its rules: another role, cancelled instructions, a forged system message. */
  readonly switchOff: boolean;
  /** It presses for the answer instead of asking for help. */
  readonly pressure: boolean;
}

/** Finds attempts in a question, read with the earlier ones, the oldest first. */
export const findAttempts = (question: string, earlier: readonly EarlierMessage[] = []): Attempts => ({
  switchOff: textWith('switchOff', question, earlier) !== null,
  pressure: textWith('pressure', question, earlier) !== null,
});

/**
 * Whether a question hands the student's work over to the tutor, or only repeats the assignment. It is counted for the teacher and is
 * never a reason to refuse a question.
 * @param task the assignment; empty in a session
 */
export const isOffloading = (question: string, earlier: readonly EarlierMessage[] = [], task = ''): boolean =>
  textWith('offloading', question, earlier) !== null ||
  textWith('pressure', question, earlier) !== null ||
  repeatsTask(question, task);

/** The kinds of distress below danger that a message can tell of its writer. */
export type Distress = KindIn<'distress'>;

/** What a message tells besides its subject. */
export interface Signs {
  /** The distress that its writer tells of; null for none. */
  readonly distress: Distress | null;
  /** Whether it only greets, or wants the talk itself to go on. */
  readonly lingers: boolean;
}

export function findSigns(message: string): Signs {
  const scores = scoresOf(message);
  return {
    distress: marginOf(message, 'distress') > 0 ? scores.kind('distress') : null,
    lingers: scores.margin('lingers') > 0,
  };
}

/**
 * The kind of harmful content that a question asks for; null for none. The questions before it do not count: half of the short ones
 * of a lesson ("where to start", after "whatever, tell me") would be taken for requests. Second readers and the checks of the reply
 * read the conversation.
 * @param context the subject of the class, and what its teacher typed about its age or grade and its topic
 */
export function findContent(question: string, context: Partial<ClassContext> = {}): ContentKind | null {
  const margin = marginOf(question, 'harmfulRequest');
  if (margin <= leastContentMargin) return null;
  const kind = scoresOf(question).kind('content');
  return margin > contentMargin(context, kind) ? kind : null;
}

/** What a second model should look for in a question. */
export interface Doubt {
  /** Whether it may ask for harm, or tries to switch the rules off. */
  readonly content: boolean;
  /** Whether it may tell of distress that the scorer did not find. */
  readonly distress: boolean;
}

export const doubtOf = (question: string, earlier: readonly EarlierMessage[] = []): Doubt => ({
  content: scoresOf(question).isPossible('harmfulRequest') || findAttempts(question, earlier).switchOff,
  distress: scoresOf(question).isPossible('distress') && findSigns(question).distress === null,
});

/** Whether the writer says that he or she cannot go on. */
export const saysStuck = (message: string): boolean => marginOf(message, 'stuck') > 0;

/** The score from which an act counts, in log-odds: a little less than even. */
const leastAct = -0.5;

/** What a message does; null when that is not plain. */
export const dialogueActOf = oncePerText((message): DialogueAct | null => {
  const scores = scoresOf(message);
  if (saysStuck(message)) return 'stuck';
  if (scores.margin('pressure') > 0) return 'presses';
  const act = scores.kind('act');
  return scores.kindScore('act', act) > leastAct ? act : null;
});

/** Longer messages say more than that their writer wants to end. */
const longestEnding = 120;

/** Whether a message only says that its writer wants to end, or is finished. */
export const isEnding = (message: string): boolean =>
  message.length <= longestEnding && !/[?؟？]/.test(message) && dialogueActOf(message) === 'ends';

/** Whether a message shows what the student worked out, wrote or thinks. */
export const showsOwnWork = (message: string): boolean => dialogueActOf(message) === 'step';
