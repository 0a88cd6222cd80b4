import { plainText } from '../canonical/canonical.ts';
import type { Reading, Situation } from '../reading.ts';

/** Computes something once per reading, so that the detectors of a family share the result. */
export function oncePerReading<Value>(compute: (reading: Reading) => Value): (reading: Reading) => Value {
  return (reading) => {
    const last = reading.memory?.get(compute) as { of: Reading; value: Value } | undefined;
    if (last?.of === reading) return last.value;
    const value = compute(reading);
    reading.memory?.set(compute, { of: reading, value });
    return value;
  };
}

/** Computes something once per answer: a reply is judged some twenty times while its situation stays the same. */
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

/** The exercise and the talk about it, made plain like a reply. */
export const plainTalk = oncePerSituation(
  ({ task, question, earlier }: Situation): Talk => ({
    task: plainText(task),
    question: plainText(question),
    earlier: earlier.map((exchange) => ({
      question: plainText(exchange.question),
      answer: plainText(exchange.answer),
    })),
  }),
);

/** What the student has written so far, the question first. */
export const ownWords = ({ question, earlier }: Talk): string[] => [
  question,
  ...earlier.map((exchange) => exchange.question),
];
