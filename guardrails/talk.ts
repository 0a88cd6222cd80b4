import type { Situation } from './detector.ts';
import type { HintLanguage } from './families/family.ts';
import { plainTalk } from './families/remember.ts';
import { type Assessment, assessed } from './hints/assessed.ts';
import { type ExerciseKind, exerciseKind } from './hints/exercise-kind.ts';
import { languageOf } from './hints/hint-language.ts';
import { workOut } from './worked-out/worked-out.ts';

/** A conversation as the checks read it, for the practice tutor. */
export interface TalkReading {
  /** In canonical text; the answers are as they were shown. */
  readonly task: string;
  readonly earlier: readonly { readonly question: string; readonly answer: string }[];
  readonly question: string;
  readonly language: HintLanguage;
  readonly kind: ExerciseKind;
  /** What may be said of the result that the student claims now. */
  readonly assessment: Assessment;
  /** What arithmetic makes of the exercise, or of the question in a session; none of it is certain. */
  readonly likely: readonly string[];
}

export function readTalk(situation: Situation): TalkReading {
  const known = { ...situation, memory: new Map() };
  const { task, question, earlier } = plainTalk(known);
  const exercise = task === '' ? question : task;
  return {
    ...{
      task,
      question,
      earlier: earlier.map((one, at) => ({ ...one, answer: situation.earlier[at]?.answer ?? '' })),
    },
    ...{ language: languageIn(situation), kind: exerciseKind(known), assessment: assessed(known) },
    likely: workOut(exercise, situation.task === '' ? situation.question : situation.task).likely,
  };
}

/** How many of the student's last messages decide on the language: a short one alone may look like another language. */
const decisive = 4;

function languageIn({ task, question, earlier, subject = '' }: Situation): HintLanguage {
  const own = [...earlier.slice(1 - decisive).map((one) => one.question), question].join('\n');
  // "im" is how English students type "I'm", and a German word.
  const said = /[äöüß]/i.test(own) ? own : own.replace(/\bim\b/gi, "I'm");
  return languageOf({ task, subject, question: said, earlier: [], key: null, ledger: { disclosed: [] } });
}
