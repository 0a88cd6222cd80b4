import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { ownWords, plainTalk } from '../../families/remember.ts';
import type { AnswerKey } from '../key/answer-key.ts';
import { workOut } from '../worked-out/worked-out.ts';
import { computedFrom } from './answer-computed.ts';
import { type KeyForm, keyForms, numberForm } from './answer-forms.ts';
import { rootsInHand } from './equation-in-hand.ts';

/** What is known of the answer. */
export interface Known {
  /** The answers of the key; without one, answers that count as a key. */
  readonly answers: readonly KeyForm[];
  /** Whether they are certainly the answer. */
  readonly certain: boolean;
  /** The answers of the exercise itself; the others are results of plain questions on the way to them. */
  readonly exercise: readonly KeyForm[];
}

/** What a key tells. */
export function knownFromKey({ answers }: AnswerKey): Known {
  const forms = keyForms(answers);
  return { answers: forms, certain: true, exercise: forms };
}

/** How many of the student's last questions may be the exercise of a session. */
const lastQuestions = 6;

/** Works out the exercise: the assignment, or what the student asked last. */
export function knownWithoutKey(situation: Situation): Known {
  const { task, question, earlier } = plainTalk(situation);
  const computed = computedFrom(task, earlier, question).map(numberForm);
  const inHand = task === '' ? rootsInHand([...earlier.map((past) => past.question), question]) : [];
  if (inHand.length > 0) {
    const exercise = inHand.map(numberForm);
    const onTheWay = computed.filter((form) => !isAmong(form, exercise));
    return { answers: [...onTheWay, ...exercise], certain: true, exercise };
  }
  for (const { plain, raw } of exercisesOf(situation)) {
    // Read together, an amount in a second unit would count only with that unit.
    const found = workOut(plain, raw).flatMap((answer) => keyForms([answer]));
    if (found.length === 0) continue;
    const answers = [...computed, ...found];
    return { answers, certain: true, exercise: answers };
  }
  return { answers: computed, certain: true, exercise: computed };
}

/** Whether a number is one of these, whatever its unit. */
const isAmong = (form: KeyForm, others: readonly KeyForm[]): boolean =>
  form.kind === 'number' &&
  others.some((other) => other.kind === 'number' && sameValue(form.value, other.value));

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
