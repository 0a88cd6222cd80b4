import { maxAtOnce } from '../model/breaker-and-limit.ts';
import type { Bound } from '../nodes/claims.ts';
import type { Asker, Counts } from './places.ts';

/**
 * The most answers under way at once of a class and of a student. The bound of a school depends on the
 * others: it may have no more answers under way than there are free places among `maxAtOnce`. A school alone
 * gets half of all places, a school beside one with half of them gets a quarter, and so on, so that there is
 * always a place for one more school, even while the model answers nobody. When the model bears fewer answers
 * than `maxAtOnce`, one school may have all of them.
 */
const maxOfClass = 60;
const maxOfStudent = 4;

/** The most answers that wait. Past these numbers a question is refused. */
const maxWaiting = { all: 2_000, school: 600, class: 200, student: 4 };

/** Whether one more answer of an asker may be under way. */
export const mayRun = (running: Counts, { school, class: ofClass, student }: Asker): boolean =>
  running.of(school) < maxAtOnce - running.all &&
  running.of(ofClass) < maxOfClass &&
  running.of(student) < maxOfStudent;

/** Whether an answer has room even if all that wait here were under way. Then only the other nodes can refuse it. */
export function fitsWith(
  running: Counts,
  waiting: Counts,
  capacity: number,
  { school, class: ofClass, student }: Asker,
): boolean {
  const both = (id: string) => running.of(id) + waiting.of(id);
  const all = running.all + waiting.all;
  return (
    all < capacity &&
    both(school) < maxAtOnce - all &&
    both(ofClass) < maxOfClass &&
    both(student) < maxOfStudent
  );
}

/** Whether too many wait for one more to wait. Each node allows an equal share of the answers that may wait. */
export function isFull(waiting: Counts, nodes: number, { school, class: ofClass, student }: Asker): boolean {
  const shareOf = (most: number) => Math.max(1, Math.floor(most / nodes));
  return (
    waiting.all >= shareOf(maxWaiting.all) ||
    waiting.of(school) >= shareOf(maxWaiting.school) ||
    waiting.of(ofClass) >= shareOf(maxWaiting.class) ||
    waiting.of(student) >= shareOf(maxWaiting.student)
  );
}

/**
 * How many answers are under way in the group whose bound keeps the asker waiting: the student, the class,
 * the school, or everybody. The turn comes when answers of this group end.
 */
export function atOnceFor(running: Counts, { school, class: ofClass, student }: Asker): number {
  if (running.of(student) >= maxOfStudent) return running.of(student);
  if (running.of(ofClass) >= maxOfClass) return running.of(ofClass);
  if (running.of(school) >= maxAtOnce - running.all) return running.of(school);
  return running.all;
}

/** The names under which the answers of all nodes are counted. */
export const namesOf = ({ school, class: ofClass, student }: Asker): string[] => [
  'answers',
  `answers of school ${school}`,
  `answers of class ${ofClass}`,
  `answers of ${student}`,
];

/** The bounds of `mayRun`, for the answers of all nodes. The first one is the bound of the school. */
export function boundsOf(asker: Asker): Bound[] {
  const [all = '', school = '', ofClass = '', student = ''] = namesOf(asker);
  return [
    { names: [all, school], most: maxAtOnce },
    { names: [ofClass], most: maxOfClass },
    { names: [student], most: maxOfStudent },
  ];
}
