/**
 * The guardrails as the rest of the product sees them: the only module of guardrails/ that others import
 * (guardrails/README.md). What goes in and what comes out is plain data, so that it can cross to a worker thread.
 */

import type { AiGuidelines } from '../contract/guidelines.ts';
import type { InputFindings } from '../contract/tutor.ts';
import type { Situation as Known, PastInteraction } from './detector.ts';
import * as evaluation from './evaluation.ts';
import { compileGuidelines } from './gate/compile.ts';
import {
  type ClosedReply,
  keep,
  OpenReply,
  replyUnderWay,
  type Shown,
  type Standing,
  take,
} from './gate/replies.ts';
import * as attempts from './input/attempts.ts';
import type { Danger } from './input/danger-signs.ts';
import type { Features } from './input/harm-features.ts';
import type { HarmModel } from './input/harm-model.ts';
import * as personalData from './input/personal-data.ts';
import * as safety from './input/safety.ts';
import * as answerKey from './key/answer-key.ts';

export type { PastInteraction } from './detector.ts';
export type { Reveals } from './evaluation.ts';
export type { ClosedReply, Shown, Standing } from './gate/replies.ts';
export type { Features } from './input/harm-features.ts';
export type { HarmModel } from './input/harm-model.ts';
export type { AnswerKey } from './key/answer-key.ts';

/**
 * Reads the answer key that a teacher typed (guidelines, part 2). Nothing is refused: what is understood and what was
 * probably typed wrongly comes back in sentences.
 */
export const readAnswerKey = (form: answerKey.AnswerKeyForm): answerKey.ReadAnswerKey =>
  answerKey.readAnswerKey(form);

/** Masks what identifies or reaches a person; names and the numbers of an exercise stay. */
export const maskPersonalData = (text: string): personalData.Masked => personalData.maskPersonalData(text);

/** Judges what a question tries besides asking, with the ones before it, the oldest first. */
export const findAttempts = (
  question: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): attempts.Attempts => attempts.findAttempts(question, earlier);

/** Whether a student seems to be in danger, in what they write now with the questions before it, the oldest first. */
export const detectDanger = (
  text: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Danger | null => safety.detectDanger(text, earlier);

/** All that is known before the tutor answers. */
export type Situation = Omit<Known, 'memory'>;

/** What a reply will answer, and what it has to keep to. The question comes as the student wrote it. */
export interface ReplyRequest extends Omit<Situation, 'ledger'> {
  readonly guidelines: AiGuidelines;
  /** Parts of the answer that earlier replies disclosed (`ClosedReply`). */
  readonly disclosed: readonly string[];
}

/** What whoever asks a model needs to know. */
export interface OpenedReply {
  /** What the guidelines ask of the model, in words. */
  readonly instructions: string;
  /** The question without personal data. */
  readonly question: string;
  /** What the checks found in the question; null for nothing. */
  readonly inputFindings: InputFindings | null;
}

/**
 * Opens a reply, which is under way until it is closed. At most 1,000 are: beyond that the one that nothing was asked
 * of for longest is given up.
 * @param id the caller's name for it
 * @throws Error when a reply is under way under this id; all functions below, when none is
 */
export function openReply(
  id: string,
  { guidelines, disclosed, question: asked, earlier, task, key, calm = false }: ReplyRequest,
): OpenedReply {
  const compiled = compileGuidelines(guidelines);
  const { text: question, masked } = maskPersonalData(asked);
  keep(id, new OpenReply(compiled, { question, earlier, task, key, calm, ledger: { disclosed } }));
  const inputFindings = { ...findAttempts(asked, earlier), masked: masked.map(({ kind }) => kind) };
  const isNothing = !inputFindings.switchOff && !inputFindings.pressure && masked.length === 0;
  return { instructions: compiled.instructions, question, inputFindings: isNothing ? null : inputFindings };
}

/** Lets the checks read the conversation, which takes them longer than a sentence: best while the model thinks. */
export const readAhead = (id: string): void => replyUnderWay(id).readAhead();

/** Takes the model's next piece. What comes back was checked, sentence by sentence. */
export const pushPiece = (id: string, piece: string): Shown => replyUnderWay(id).push(piece);

/** The model's text is complete. */
export const endAttempt = (id: string): Shown => replyUnderWay(id).end();

/** A second model that read the whole attempt objects to it: nothing more of it is shown. */
export const shutReply = (id: string): void => replyUnderWay(id).shut();

/** Where the reply stands after an attempt. */
export const standingOf = (id: string): Standing => replyUnderWay(id).standing;

/** Opens a stopped reply for another attempt, which goes on after what was shown. @returns what to tell the model */
export const reopenReply = (id: string): string => replyUnderWay(id).reopen();

/**
 * Adds a hint, for a reply that the model could not bring to an end.
 * @param practised what a tutor of calculations would say here, in English; empty for none. It is checked like a reply
 * @returns what may be shown
 */
export const addHint = (id: string, practised: string): string => replyUnderWay(id).addHint(practised);

/** Ends the reply. @returns what is kept of it beside its text */
export const closeReply = (id: string): ClosedReply => take(id).close();

/** For bench/guidelines: whether a whole reply gives the answer away. */
export const revealsAnswer = (situation: Situation, reply: string): evaluation.Reveals =>
  evaluation.revealsAnswer(situation, reply);

/** For bench/guidelines: danger as another model of harm than the one in the product sees it. */
export const dangerBy = (model: HarmModel, text: string): Danger | null => evaluation.dangerBy(model, text);

/** For bench/guidelines: what a model of harm learns from. */
export const harmFeatures = (text: string): Features => evaluation.harmFeatures(text);
