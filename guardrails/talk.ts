import type { Situation } from './detector.ts';
import type { HintLanguage } from './families/family.ts';
import { plainTalk } from './families/remember.ts';
import { type Assessment, assessed } from './hints/assessed.ts';
import { type ExerciseKind, exerciseKind } from './hints/exercise-kind.ts';
import { talkLanguageOf } from './hints/hint-language.ts';
import { workOut } from './worked-out/worked-out.ts';

/** A conversation as the checks read it, for the practice tutor. */
export interface TalkReading {
  /** The task and the questions are in canonical text; the answers are as they were shown. */
  readonly task: string;
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
  readonly question: string;
  readonly language: HintLanguage;
  readonly kind: ExerciseKind;
  /** What may be said of the result that the student claims now. */
  readonly assessment: Assessment;
  /**
   * The results that arithmetic finds for the exercise, or in a session for the question; none of them is
   * certain.
   */
  readonly likely: readonly string[];
}

/** Reads a conversation for the practice tutor. */
export function readTalk(situation: Situation): TalkReading {
  const known = { ...situation, memory: new Map() };
  const { task, question, earlier } = plainTalk(known);
  const exercise = task === '' ? question : task;
  return {
    task,
    question,
    earlier: earlier.map((one, at) => ({ ...one, answer: situation.earlier[at]?.answer ?? '' })),
    language: talkLanguageOf(situation),
    kind: exerciseKind(known),
    assessment: assessed(known),
    likely: workOut(exercise, situation.task === '' ? situation.question : situation.task).likely,
  };
}
