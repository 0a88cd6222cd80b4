import type { PastInteraction } from '../detector.ts';
import { findAttempts } from './attempts.ts';
import { type HandedOver, handedOver } from './offloading/handed-over.ts';
import { isExercise, repeatsTask } from './offloading/pasted.ts';
import { plainWords } from './plain-words.ts';

/** The earlier questions, the oldest first. */
type Earlier = readonly Pick<PastInteraction, 'question'>[];

/** How many earlier questions "and the next one" can refer to. */
const maxEarlier = 3;

/**
 * Whether a question hands the student's work over to the tutor: it asks for the whole solution, is only a
 * copy of the exercise, asks the tutor to write or accepts what it wrote, or presses for the answer. A
 * student who shows their own work may ask for the answer and quote the exercise; that hands nothing over.
 * Offloading is counted for the teacher and is never a reason to refuse a question.
 * @param task the assignment; empty in a session
 */
export function isOffloading(question: string, earlier: Earlier = [], task = ''): boolean {
  const said = plainWords(question);
  const read = handedOver(said);
  if (read.onlyGoesOn) return continuesOffloading(earlier, task);
  if (handsOver(question, said, read, task)) return true;
  return !showsWork(said, read) && !read.wantsToDo && findAttempts(question, earlier).pressure;
}

/** Whether one message by itself hands the work over, apart from pressure. */
function handsOver(question: string, said: string, read: HandedOver, task: string): boolean {
  if (read.wantsToDo) return false;
  const takesPart = read.asksForHelp || read.saysOwnWork;
  const isPasted = isExercise(said) || repeatsTask(question, task);
  // The orders of a quoted exercise are not the student's own where the student asks for help or shows work.
  if (read.asksForWork) return !(takesPart && isPasted && read.onlyOrders);
  return isPasted && !takesPart;
}

/**
 * Whether a message shows own work: it says what the student did and has a number, a quotation, an equals
 * sign or a dozen words. "I tried everything" shows none.
 */
const showsWork = (said: string, { saysOwnWork }: HandedOver): boolean =>
  saysOwnWork && /\d|["“«]|=|(?:\S+\s+){12}/.test(said);

/** Whether a question shows what the student worked out, wrote or thinks. */
export function showsOwnWork(question: string): boolean {
  const said = plainWords(question);
  return showsWork(said, handedOver(said));
}

/** Whether "and the next one" goes on from a message that handed the work over. */
function continuesOffloading(earlier: Earlier, task: string): boolean {
  for (const { question } of earlier.slice(-maxEarlier).reverse()) {
    const said = plainWords(question);
    const read = handedOver(said);
    if (!read.onlyGoesOn) return handsOver(question, said, read, task);
  }
  return false;
}
