/**
 * The guardrails as the rest of the product sees them: the only module of guardrails/ that others import
 * (guardrails/README.md). Parameters and results are plain data, so that the library can run in a worker thread.
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
  type ReplyState,
  replyUnderWay,
  type Shown,
  take,
} from './gate/replies.ts';
import * as attempts from './input/attempts.ts';
import type { Danger } from './input/danger-signs.ts';
import type { Features } from './input/harm-features.ts';
import type { HarmModel } from './input/harm-model.ts';
import * as personalData from './input/personal-data.ts';
import * as safety from './input/safety.ts';
import * as answerKey from './key/answer-key.ts';
import { recent } from './recent.ts';
import * as textReaders from './text-readers.ts';

export type { PastInteraction } from './detector.ts';
export type { Reveals } from './evaluation.ts';
export type { ClosedReply, ReplyState, Shown } from './gate/replies.ts';
export type { Features } from './input/harm-features.ts';
export type { HarmModel } from './input/harm-model.ts';
export type { AnswerKey } from './key/answer-key.ts';
export type { TextReader } from './text-readers.ts';

/**
 * Parses the answer key that a teacher typed (guidelines, part 2). It refuses nothing: it says how each value was
 * understood and what is probably a typing error.
 */
export const readAnswerKey = (form: answerKey.AnswerKeyForm): answerKey.ReadAnswerKey =>
  answerKey.readAnswerKey(form);

/** Masks personal data; names and the numbers of an exercise stay. */
export const maskPersonalData = (text: string): personalData.Masked => personalData.maskPersonalData(text);

/** Finds prompt injection and pressure in a question, read with the earlier ones, the oldest first. */
export const findAttempts = (
  question: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): attempts.Attempts => attempts.findAttempts(question, earlier);

/** Detects danger in a message, read with the earlier questions, the oldest first. */
export const detectDanger = (
  text: string,
  earlier: readonly Pick<PastInteraction, 'question'>[] = [],
): Danger | null => safety.detectDanger(text, earlier);

/** All that is known before the tutor answers. */
export type Situation = Omit<Known, 'memory' | 'examples'>;

/** What a reply answers and its guidelines. The question is exactly as the student wrote it. */
export interface ReplyRequest extends Omit<Situation, 'ledger'> {
  readonly guidelines: AiGuidelines;
  /** Parts of the answer that earlier replies disclosed (`ClosedReply`). */
  readonly disclosed: readonly string[];
}

/** What the caller needs to call the model. */
export interface OpenedReply {
  /** The instructions for the model. */
  readonly instructions: string;
  /** The question without personal data. */
  readonly question: string;
  /** What the checks found in the question; null for nothing. */
  readonly inputFindings: InputFindings | null;
}

/**
 * Opens a reply. At most 1,000 replies are open; beyond that the least recently used one is dropped.
 * @param id the caller's unique name for the reply
 * @throws Error when a reply with this id is open; the functions below throw when none is
 */
export function openReply(
  id: string,
  { guidelines, disclosed, question: asked, earlier, task, key, subject = '', calm = false }: ReplyRequest,
): OpenedReply {
  const compiled = compileGuidelines(guidelines);
  const { text: question, masked } = maskPersonalData(asked);
  const examples = guidelines.directness === 'collaborative' || guidelines.directness === 'permissive';
  const known = { task, key, subject, examples, calm };
  const situation = { question, earlier: recent(earlier), ...known, ledger: { disclosed } };
  keep(id, new OpenReply(compiled, situation));
  const inputFindings = { ...findAttempts(asked, earlier), masked: masked.map(({ kind }) => kind) };
  const isNothing = !inputFindings.switchOff && !inputFindings.pressure && masked.length === 0;
  return { instructions: compiled.instructions, question, inputFindings: isNothing ? null : inputFindings };
}

/** Lets the checks read the conversation, which takes longer than checking a sentence: call it while the model thinks. */
export const warmUp = (id: string): void => replyUnderWay(id).warmUp();

/** Takes the model's next piece and returns the text that has passed the checks. */
export const pushPiece = (id: string, piece: string): Shown => replyUnderWay(id).push(piece);

/** Ends the model's text. */
export const endAttempt = (id: string): Shown => replyUnderWay(id).end();

/** Stops the attempt because the judge objects to it. */
export const rejectAttempt = (id: string): void => replyUnderWay(id).shut();

/** The state of the reply after an attempt. */
export const replyStateOf = (id: string): ReplyState => replyUnderWay(id).state;

/** Opens a stopped reply for another attempt, which continues the released text. @returns the correction for the model */
export const reopenReply = (id: string): string => replyUnderWay(id).reopen();

/**
 * Adds a hint to a reply that the model could not complete.
 * @param practiceHint a hint of the practice tutor in English, empty for none; it is checked like a reply
 * @returns the text that may be shown
 */
export const addHint = (id: string, practiceHint: string): string => replyUnderWay(id).addHint(practiceHint);

/** Closes the reply. @returns what to store besides its text */
export const closeReply = (id: string): ClosedReply => take(id).close();

/** For bench/guidelines: whether a whole reply gives the answer away. */
export const revealsAnswer = (situation: Situation, reply: string): evaluation.Reveals =>
  evaluation.revealsAnswer(situation, reply);

/** For bench/guidelines: detects danger with another harm model than the product's. */
export const dangerBy = (model: HarmModel, text: string): Danger | null => evaluation.dangerBy(model, text);

/** For bench/guidelines: the features that a harm model is trained on. */
export const harmFeatures = (text: string): Features => evaluation.harmFeatures(text);

/** For bench/hostile-text.ts: every part of the library that reads a text of a person or a model. */
export const readersOfText = (): textReaders.TextReader[] =>
  textReaders.textReaders.map(({ name, of }) => ({ name, of }));

/** For bench/hostile-text.ts: lets a part of the library read a text. @throws Error when there is no such part */
export const readText = (reader: string, text: string): void => textReaders.readText(reader, text);
