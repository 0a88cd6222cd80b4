import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { workOut } from '../../worked-out/worked-out.ts';
import { ownWords, plainTalk } from '../remember.ts';
import { computedFrom } from './answer-computed.ts';
import { type KeyForm, keyForms } from './answer-forms.ts';

/** What is known of the answer without a key. */
export interface Known {
  /** Answers that count as a key. */
  readonly answers: readonly KeyForm[];
  /** Whether they are certainly the answer. If not, one of them probably is. */
  readonly certain: boolean;
}

/** How many of the student's last questions may be the exercise of a session. */
const lastQuestions = 6;

/** Works out the exercise: the assignment, or what the student asked last. */
export function knownWithoutKey(situation: Situation): Known {
  const { task, question, earlier } = plainTalk(situation);
  const computed = computedFrom(task, earlier, question);
  for (const { plain, raw } of exercisesOf(situation)) {
    const { certain, likely } = workOut(plain, raw);
    const found = formsOf([...certain, ...likely]);
    if (found.length === 0) continue;
    // A plain question has one answer, whose unit may be known by now.
    if (computed.length > 0 && certain.length === 0)
      return { answers: [...computed, ...found.filter((form) => isAmong(form, computed))], certain: true };
    return { answers: [...computed, ...found], certain: likely.length === 0 };
  }
  return { answers: computed, certain: true };
}

/** Whether a number is one of these, whatever its unit. */
const isAmong = (form: KeyForm, others: readonly KeyForm[]): boolean =>
  form.kind === 'number' &&
  others.some((other) => other.kind === 'number' && sameValue(form.value, other.value));

/** Each counts by itself, with its unit or without. */
const formsOf = (answers: readonly string[]): KeyForm[] => answers.flatMap((answer) => keyForms([answer]));

/** The texts that may be the exercise, in canonical text and as they were written. */
function exercisesOf(situation: Situation): { plain: string; raw: string }[] {
  const plain = plainTalk(situation);
  if (plain.task !== '') return [{ plain: withoutTitle(plain.task), raw: withoutTitle(situation.task) }];
  const raw = ownWords(situation);
  return ownWords(plain)
    .slice(0, lastQuestions)
    .map((message, at) => ({ plain: message, raw: raw[at] ?? '' }));
}

/** The first line is a title unless it is a sentence. */
function withoutTitle(task: string): string {
  const [first = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(first) ? lines.join('\n') : task;
}
