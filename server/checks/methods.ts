import * as guardrails from '../../checks/checks.ts';

/** A question to read and the reply to open: every text once. */
export interface ReplyToOpen extends Omit<guardrails.ReplyRequest, 'earlier' | 'question'> {
  /** As the student wrote it. */
  readonly question: string;
  /** The question without names, where it has some. */
  readonly withoutNames?: string | undefined;
  /** The conversation so far, the oldest question first, also what got no answer. */
  readonly earlier: readonly guardrails.PastInteraction[];
  /** The earlier questions that the model is told, to be masked: the place in `earlier` of one that is told as it is, or its text. */
  readonly history: readonly (number | string)[];
  /** Whether a second model could read the question, so that a doubt is worth finding. */
  readonly seeksDoubt: boolean;
  /** Whether a model may be asked for the answer of the exercise in hand. */
  readonly seeksKey: boolean;
}

/** What the checks find in a question, and the reply that is open. */
interface BegunReply extends guardrails.OpenedReply {
  /** What the question asks for that no tutor may give; null for nothing. */
  readonly content: guardrails.ContentKind | null;
  /** Null when a second model cannot help: there is none, or the checks are sure. */
  readonly doubt: guardrails.Doubt | null;
  readonly isDistressed: boolean;
  /** The age of the youngest students of the class. */
  readonly age: number;
  /** The questions of `history` without personal data; null where they have none. */
  readonly history: readonly (string | null)[];
  /** The exercise in hand; empty where no key is sought. */
  readonly exercise: string;
}

/** Reads a question and opens the reply to it: one call to the thread, since each costs as much as a short check. */
function openReply(id: string, request: ReplyToOpen): BegunReply {
  const { question, withoutNames = question, earlier, history, seeksDoubt, seeksKey, ...known } = request;
  const { subject = '', age = '', topic = '' } = known;
  const content = guardrails.findContent(question, { subject, age, topic });
  const answered = earlier.filter(({ answer }) => answer !== '');
  const opened = guardrails.openReply(id, { ...known, question: withoutNames, earlier: answered });
  return {
    ...opened,
    content,
    doubt: seeksDoubt && content === null ? guardrails.doubtOf(question, earlier) : null,
    isDistressed: guardrails.findSigns(question).distress !== null,
    age: guardrails.ageOf(age),
    history: history.map((one) =>
      maskedOrNull(typeof one === 'number' ? (earlier[one]?.question ?? '') : one),
    ),
    exercise: seeksKey ? guardrails.exerciseOf(id) : '',
  };
}

function maskedOrNull(text: string): string | null {
  const masked = guardrails.maskPersonalData(text);
  return masked.masked.length === 0 ? null : masked.text;
}

/** The texts without personal data. */
const maskTexts = (texts: readonly string[]): string[] =>
  texts.map((text) => guardrails.maskPersonalData(text).text);

/** A text that may be shown, with what a second reader should look for in it; without one nothing is in doubt. */
interface ShownPart {
  readonly text: string;
  readonly doubt: guardrails.SegmentDoubt | null;
}

/** What pieces of a reply release, part by part, and the state of the reply as `Shown` has it. */
interface ShownParts {
  readonly parts: readonly ShownPart[];
  readonly state: guardrails.ReplyState | null;
}

/**
 * Takes the next pieces of a reply, in order, up to one with which it is stopped.
 * @param isLast whether the attempt ends with them
 */
function pushPieces(
  id: string,
  pieces: readonly string[],
  { isLast, seeksDoubt }: { readonly isLast: boolean; readonly seeksDoubt: boolean },
): ShownParts {
  const parts: ShownPart[] = [];
  // What is clear is shown together: each event costs as much as a short check.
  const add = (part: ShownPart) => {
    const last = parts.at(-1);
    if (last?.doubt === null && part.doubt === null)
      parts[parts.length - 1] = { text: last.text + part.text, doubt: null };
    else parts.push(part);
  };
  const take = ({ text, state }: guardrails.Shown) => {
    if (text !== '') add({ text, doubt: seeksDoubt ? guardrails.doubtOfSegment(id, text) : null });
    return state;
  };
  for (const piece of pieces) {
    const state = take(guardrails.pushPiece(id, piece));
    if (state !== null) return { parts, state };
  }
  return { parts, state: isLast ? take(guardrails.endAttempt(id)) : null };
}

/**
 * Every function that reads text of students or models. They run in worker threads (pool.ts), so their parameters and
 * results are plain data.
 */
const methods = {
  detectDanger: guardrails.detectDanger,
  ageOf: guardrails.ageOf,
  /** What each message tells of its writer below danger. */
  findSigns: (messages: readonly string[]): guardrails.Signs[] => messages.map(guardrails.findSigns),
  readAnswerKey: guardrails.readAnswerKey,
  maskTexts,
  openReply,
  readProposedKey: guardrails.readProposedKey,
  readKeyProposal: guardrails.readKeyProposal,
  takeKey: guardrails.takeKey,
  pushPieces,
  rejectAttempt: guardrails.rejectAttempt,
  replyStateOf: guardrails.replyStateOf,
  reopenReply: guardrails.reopenReply,
  addHint: guardrails.addHint,
  closeReply: guardrails.closeReply,
  practiceReply: guardrails.practiceReply,
};

export type Methods = typeof methods;

/** Calls a method by its name. */
export function callMethod(method: keyof Methods, parameters: readonly unknown[]): unknown {
  return (methods[method] as (...parameters: readonly unknown[]) => unknown)(...parameters);
}
