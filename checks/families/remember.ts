import { plainText } from '../canonical/canonical.ts';
import type { DetectorInput, Situation } from '../detector.ts';

/**
 * Returns a function that computes something once per detector input, so that the detectors of a family share the result. Without a
 * memory in the input it computes the value at every call.
 */
export function oncePerInput<Value>(
  compute: (input: DetectorInput) => Value,
): (input: DetectorInput) => Value {
  return (input) => {
    const last = input.memory?.get(compute) as { of: DetectorInput; value: Value } | undefined;
    if (last?.of === input) return last.value;
    const value = compute(input);
    input.memory?.set(compute, { of: input, value });
    return value;
  };
}

/**
 * Returns a function that computes something once per answer: a reply is judged about twenty times in the same situation. Without a
 * memory in the situation it computes the value at every call.
 */
export function oncePerSituation<Value>(
  compute: (situation: Situation) => Value,
): (situation: Situation) => Value {
  return (situation) => {
    const { memory } = situation;
    if (memory?.has(compute)) return memory.get(compute) as Value;
    const value = compute(situation);
    memory?.set(compute, value);
    return value;
  };
}

type Talk = Pick<Situation, 'task' | 'question' | 'earlier'>;

/** The exercise and the conversation in their canonical text. */
export const plainTalk = oncePerSituation(
  ({ task, question, earlier }: Situation): Talk => ({
    task: plainText(task),
    question: plainText(question),
    earlier: earlier.map((past) => ({ question: plainText(past.question), answer: plainText(past.answer) })),
  }),
);

/** All questions of the student, the newest first. */
export const ownWords = ({ question, earlier }: Talk): string[] => [
  question,
  ...earlier.map((interaction) => interaction.question).toReversed(),
];
