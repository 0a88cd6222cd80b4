import { sameValue } from '../../../arithmetic/evaluate.ts';
import type { Situation } from '../../detector.ts';
import { ownWords, plainTalk } from '../../families/remember.ts';
import { workOut } from '../worked-out/worked-out.ts';
import { computedFrom } from './answer-computed.ts';
import { type KeyForm, keyForms, numberForm } from './answer-forms.ts';
import { rootsInHand } from './equation-in-hand.ts';
import type { Facts } from './facts.ts';

/** How many of the student's last questions may be the exercise of a session. */
const lastQuestions = 6;

/** Works out the exercise: the assignment, or what the student asked last. */
export function knownWithoutKey(situation: Situation): Pick<Facts, 'answers' | 'exercise'> {
  const { task, question, earlier } = plainTalk(situation);
  const computed = computedFrom(task, earlier, question).map(numberForm);
  const inHand = task === '' ? rootsInHand([...earlier.map((past) => past.question), question]) : [];
  if (inHand.length > 0) {
    const onTheWay = computed.filter(({ value }) => !inHand.some((root) => sameValue(root, value)));
    const exercise = inHand.map(numberForm);
    return { answers: [...onTheWay, ...exercise], exercise };
  }
  const answers = [...computed, ...workedOut(situation)];
  return { answers, exercise: answers };
}

/** The answers of the first text that arithmetic works out. */
function workedOut(situation: Situation): readonly KeyForm[] {
  for (const { plain, raw } of exercisesOf(situation)) {
    // Read together, an amount in a second unit would count only with that unit.
    const found = workOut(plain, raw).flatMap((answer) => keyForms([answer]));
    if (found.length > 0) return found;
  }
  return [];
}

/** The texts that may be the exercise, in canonical text and as they were written. */
function exercisesOf(situation: Situation): { plain: string; raw: string }[] {
  const plain = plainTalk(situation);
  if (plain.task !== '') return [{ plain: withoutTitle(plain.task), raw: withoutTitle(situation.task) }];
  const raw = ownWords(situation);
  const messages = ownWords(plain).slice(0, lastQuestions);
  return messages.map((message, at) => ({ plain: message, raw: raw[at] ?? '' }));
}

/** The first line is a title unless it is a sentence. */
function withoutTitle(task: string): string {
  const [first = '', ...lines] = task.split('\n');
  return lines.length > 0 && !/[.!?:]\s*$/.test(first) ? lines.join('\n') : task;
}
