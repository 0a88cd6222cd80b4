import * as guardrails from '../../checks/checks.ts';

/** A question to read before it is answered. */
export interface QuestionToRead {
  /** As the student wrote it. */
  readonly question: string;
  /** The conversation so far, the oldest question first. */
  readonly earlier: readonly guardrails.PastInteraction[];
  /** What the teacher typed about the class, and its subject. */
  readonly lesson: { readonly subject: string; readonly age: string; readonly topic: string };
  /** The earlier questions that the model is told, to be masked. */
  readonly history: readonly string[];
  /** Whether a second model could read the question, so that a doubt is worth finding. */
  readonly seeksDoubt: boolean;
}

/** What the checks find in a question before it is answered. */
interface QuestionReading {
  readonly content: guardrails.ContentKind | null;
  /** Null when a second model cannot help: there is none, or the checks are sure. */
  readonly doubt: guardrails.Doubt | null;
  readonly isDistressed: boolean;
  /** The age of the youngest students of the class. */
  readonly age: number;
  /** The questions of `history` without personal data. */
  readonly history: readonly string[];
}

function readQuestion({ question, earlier, lesson, history, seeksDoubt }: QuestionToRead): QuestionReading {
  const content = guardrails.findContent(question, lesson);
  return {
    content,
    doubt: seeksDoubt && content === null ? guardrails.doubtOf(question, earlier) : null,
    isDistressed: guardrails.findSigns(question).distress !== null,
    age: guardrails.ageOf(lesson.age),
    history: maskTexts(history),
  };
}

/** The texts without personal data. */
const maskTexts = (texts: readonly string[]): string[] =>
  texts.map((text) => guardrails.maskPersonalData(text).text);

/** A reply that is open, and what the checks found in the question that it answers. */
interface BegunReply extends guardrails.OpenedReply, QuestionReading {
  /** The exercise in hand, for the call that asks the model for its answer. */
  readonly exercise: string;
}

/**
 * Reads a question and opens the reply to it. This is one call to the thread, since each call costs the server's own thread as
 * much as a short check.
 */
function openReply(id: string, request: guardrails.ReplyRequest, asked: QuestionToRead): BegunReply {
  const reading = readQuestion(asked);
  const opened = guardrails.openReply(id, request);
  return { ...reading, ...opened, exercise: guardrails.exerciseOf(id) };
}

/** A released text, with what a second reader should look for in it; without one nothing is in doubt. */
const withDoubt = <Released extends guardrails.Shown>(
  id: string,
  released: Released,
  seeksDoubt: boolean,
) => ({
  ...released,
  doubt: seeksDoubt && released.text !== '' ? guardrails.doubtOfSegment(id, released.text) : null,
});

/** Lets the checks of an open reply read the conversation. Nothing waits for it, and a reply can be checked without it. */
export function warmUp(id: string): void {
  try {
    guardrails.warmUp(id);
  } catch {
    // The reply was closed meanwhile, or the same failure comes with its first piece.
  }
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
  pushPiece: (id: string, piece: string, seeksDoubt: boolean) =>
    withDoubt(id, guardrails.pushPiece(id, piece), seeksDoubt),
  endAttempt: (id: string, seeksDoubt: boolean) => withDoubt(id, guardrails.endAttempt(id), seeksDoubt),
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
