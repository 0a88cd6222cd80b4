/**
 * The guardrails as the rest of the product sees them: the only module of checks/ that it imports (checks/README.md). Parameters
 * and results are plain data, so that the library can run in a worker thread.
 */

import type { AiGuidelines } from '../contract/guidelines.ts';
import type { ProhibitionName } from '../contract/prohibitions.ts';
import type { InputFindings } from '../contract/tutor.ts';
import type { Situation as SituationOfReply } from './detector.ts';
import * as proposed from './exact/directness/answer-proposed.ts';
import { exerciseInHand } from './exact/directness/exercise-in-hand.ts';
import * as answerKey from './exact/key/answer-key.ts';
import { hasAttempt } from './gate/attempt-first.ts';
import { compileGuidelines } from './gate/compile.ts';
import {
  addReply,
  type ClosedReply,
  OpenReply,
  type ReplyState,
  removeReply,
  replyUnderWay,
  type Shown,
} from './gate/replies.ts';
import type { Stop } from './gate/reply-checks.ts';
import type { SegmentDoubt } from './gate/segment-doubt.ts';
import * as practice from './hints/practice.ts';
import * as personalData from './personal-data/personal-data.ts';
import { recent } from './recent.ts';
import * as ages from './scorer/content/age.ts';
import * as messages from './scorer/messages/messages.ts';

export type { PastInteraction } from './detector.ts';
export type { AnswerKey } from './exact/key/answer-key.ts';
export type { ClosedReply, ReplyState, Shown } from './gate/replies.ts';
export type { SegmentDoubt } from './gate/segment-doubt.ts';
export type { ContentKind } from './scorer/heads.ts';
export type { Distress, Doubt, Signs } from './scorer/messages/messages.ts';

/** Parses the answer key that a teacher typed (guidelines, part 2): how each value was understood, and probable typing errors. */
export const readAnswerKey = answerKey.readAnswerKey;

/** Masks personal data; names and the numbers of an exercise stay. */
export const maskPersonalData = personalData.maskPersonalData;

/** Finds attempts to switch the rules off and pressure in a question, read with the earlier ones, the oldest first. */
export const findAttempts = messages.findAttempts;

/** Whether a question hands the student's work over to the tutor. @param task the assignment; empty in a session */
export const isOffloading = messages.isOffloading;

/** Detects danger in a message, read with the earlier questions, the oldest first. */
export const detectDanger = messages.detectDanger;

/** The signs in a student's message: distress below danger, and lingering. */
export const findSigns = messages.findSigns;

/** The age of the youngest students of a class, from what its teacher typed about age or grade. */
export const ageOf = ages.ageOf;

/** The kind of harmful content that a question asks for, in a class of this subject, age and topic; null for none. */
export const findContent = messages.findContent;

/** What a second model should look for in a question, because the checks found nothing and may be wrong. */
export const doubtOf = messages.doubtOf;

/** All that is known before the tutor answers. */
export type Situation = Omit<SituationOfReply, 'memory' | 'examples'>;

/** The guidelines of a reply, and what it answers. The question is exactly as the student wrote it. */
export interface ReplyRequest extends Omit<Situation, 'ledger'> {
  readonly guidelines: AiGuidelines;
  /** Parts of the answer that earlier replies disclosed (`ClosedReply`). */
  readonly disclosed: readonly string[];
  /** Whether nothing is explained before the student has tried. */
  readonly attemptFirst?: boolean;
}

/** What the caller needs to call the model. */
export interface OpenedReply {
  /** The rules for the model's instructions: the levels in words, then the prohibitions. */
  readonly instructions: string;
  /** The guidelines that apply; stricter than the chosen ones where the student has to try first. */
  readonly guidelines: AiGuidelines;
  /** Whether `guidelines` are stricter than the chosen ones, because the student has not tried. */
  readonly asksForAttempt: boolean;
  /** The prohibitions that apply. */
  readonly forbidden: readonly ProhibitionName[];
  /** The question without personal data. */
  readonly question: string;
  /** What the checks found in the question; null for nothing. */
  readonly inputFindings: InputFindings | null;
}

/**
 * Opens a reply. At most 1,000 replies are open; beyond that the least recently used one is dropped.
 * @param id the caller's unique name for the reply
 * @throws Error when a reply with this id is open; the functions below throw when no reply with the id is open
 */
export function openReply(
  id: string,
  { guidelines: chosen, attemptFirst = false, disclosed, ...request }: ReplyRequest,
): OpenedReply {
  const { question: asked, earlier, task, key, subject = '', age = '', topic = '', calm = false } = request;
  const before = { question: asked, earlier: recent(earlier), task, key, ledger: { disclosed } };
  const asksForAttempt = attemptFirst && !hasAttempt(before);
  // Nothing is explained before an attempt: the tutor asks for the student's own ideas.
  const guidelines: AiGuidelines = asksForAttempt ? { ...chosen, directness: 'restrictive' } : chosen;
  const compiled = { ...compileGuidelines(guidelines), asksForAttempt };
  const { text: question, masked } = maskPersonalData(asked);
  const examples = guidelines.directness === 'collaborative' || guidelines.directness === 'permissive';
  const situation = { ...before, question, subject, age, topic, examples, calm };
  addReply(id, new OpenReply(compiled, situation));
  const found = {
    ...findAttempts(asked, earlier),
    offloading: isOffloading(asked, earlier, task),
    stuck: messages.saysStuck(asked),
    act: messages.dialogueActOf(asked),
    // `closeReply` tells whether the question is solved, since a key may still arrive while the reply is under way.
    solved: false,
  };
  const inputFindings = { ...found, masked: masked.map(({ kind }) => kind) };
  const isNothing = masked.length === 0 && Object.values(found).every((is) => !is);
  const { instructions, forbidden } = compiled;
  const findings = { inputFindings: isNothing ? null : inputFindings };
  return { instructions, guidelines, asksForAttempt, forbidden, question, ...findings };
}

/**
 * The text of the exercise in hand, without personal data, for the hidden call. The text stays the same as long as the exercise
 * does; it is empty when nothing was asked yet.
 */
export const exerciseOf = (id: string): string =>
  maskPersonalData(exerciseInHand(replyUnderWay(id).gate.situation)).text;

/**
 * Reads the key of an exercise in what a model said, which is JSON, perhaps with words around it; null when no value is of use.
 * @throws Error when it is not in the form that was asked for
 */
export const readProposedKey = proposed.readProposedKey;

/**
 * Reads the key that a model proposes to a teacher, worked out again where arithmetic can; null when there is nothing to propose.
 * @throws Error when it is not in the form that was asked for
 */
export const readKeyProposal = proposed.readKeyProposal;

/** Takes a key that arrives while the reply is under way; it counts from the next sentence. */
export const takeKey = (id: string, key: answerKey.AnswerKey): void => replyUnderWay(id).gate.takeKey(key);

/** Takes the model's next piece and returns the text that has passed the checks. */
export const pushPiece = (id: string, piece: string): Shown => replyUnderWay(id).push(piece);

/** What a second reader should look for in a text that `pushPiece` or `endAttempt` has released; null for nothing. */
export const doubtOfSegment = (id: string, text: string): SegmentDoubt | null =>
  replyUnderWay(id).doubtOf(text);

/** Ends the model's text. */
export const endAttempt = (id: string): Shown & { readonly state: ReplyState } => replyUnderWay(id).end();

/**
 * Stops the attempt because a second reader finds a violation in text that has passed but was not shown yet. The segment with the
 * violation counts as stopped, and so does all text after it.
 * @param by "unchecked" when no reader has read the segment, or it does not name the kind
 * @param at the offset of the violation in the released text
 * @returns the length of the released text that stays
 */
export const rejectAttempt = (id: string, by: Stop, at: number): number =>
  replyUnderWay(id).gate.retract(at, by);

/** The state of the reply after an attempt. */
export const replyStateOf = (id: string): ReplyState => replyUnderWay(id).state;

/** Opens a stopped reply for another attempt, which continues the released text. @returns the correction for the model */
export const reopenReply = (id: string): string => replyUnderWay(id).reopen();

/** Adds a hint to a reply that the model could not complete. @returns the text that may be shown */
export const addHint = (id: string): string => replyUnderWay(id).addHint();

/** Closes the reply. @returns what to store besides its text */
export const closeReply = (id: string): ClosedReply => removeReply(id).close();

/** What the built-in practice tutor answers, which checks calculations and knows nothing else. */
export const practiceReply = practice.practiceReply;
