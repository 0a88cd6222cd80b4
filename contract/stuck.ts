import { isAttempt, isContentAnswer, isSupport } from './receipts.ts';
import { standingProhibitions } from './standing-prohibitions.ts';
import weights from './stuck-weights.json' with { type: 'json' };
import type { Interaction } from './tutor.ts';

type Turn = Pick<Interaction, 'question' | 'answer' | 'guard' | 'noticed' | 'status'>;

/** How many of the last turns of a student say whether he or she is stuck. */
const turnsRead = 6;

/** The messages that show how the work goes: all but support texts, fixed texts and questions that the model left unanswered. */
export const workOf = <T extends Turn>(messages: readonly T[]): T[] =>
  messages.filter((one) => one.status !== 'failed' && !isSupport(one) && !isContentAnswer(one));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The share of words that two questions have in common, by their first letters: "hour" and "hours" are one. */
function overlap(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(wordsOf(text).map((word) => word.slice(0, 4))));
  if (!first?.size || !second?.size) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared);
}

/**
 * Whether the teacher's levels stopped something in an answer. What no level permits, harmful content and a
 * bad manner, says nothing of how the work goes.
 */
const isStopped = ({ guard }: Turn): boolean =>
  guard?.stopped.some((prohibition) => !Object.hasOwn(standingProhibitions, prohibition)) ?? false;

/** Whether the writer of a question wants the answer itself, or tries to get around the rules. */
export const wantsAnswer = (turn: Turn): boolean => turn.noticed?.act === 'presses' || isAttempt(turn);

const share = <T>(items: readonly T[], isHit: (item: T) => boolean): number =>
  items.filter(isHit).length / turnsRead;

/** What is known of the last turns of a student's work, as numbers from 0 to 1 with names. */
export function stuckFeatures(work: readonly Turn[]): Readonly<Record<keyof typeof weights, number>> {
  const turns = work.slice(-turnsRead);
  const [last, before] = [turns.at(-1), turns.at(-2)];
  const is = (turn: Turn | undefined, test: (turn: Turn) => boolean) =>
    Number(turn !== undefined && test(turn));
  const act = (wanted: string) => (turn: Turn) => turn.noticed?.act === wanted;
  const says = ({ noticed }: Turn) => noticed?.stuck === true;
  const isShort = ({ question }: Turn) => wordsOf(question).length < 6;
  const hasNumber = ({ question }: Turn) => /[\d=]/.test(question);
  const asks = ({ question }: Turn) => /[?？؟]/.test(question);
  const earlier = turns.slice(0, -1);
  const repeats = earlier.map(({ question }) => overlap(question, last?.question ?? ''));
  return {
    bias: 1,
    says: is(last, says),
    saidBefore: is(before, says),
    saysOften: share(turns, says),
    seems: is(last, act('stuck')),
    seemedBefore: is(before, act('stuck')),
    seemsOften: share(turns, act('stuck')),
    step: is(last, act('step')),
    stepBefore: is(before, act('step')),
    steps: share(turns, act('step')),
    asks: is(last, act('asks')),
    ends: is(last, act('ends')),
    elsewhere: is(last, act('elsewhere')),
    presses: is(last, wantsAnswer),
    pressesOften: share(turns, wantsAnswer),
    handsOver: is(last, ({ noticed }) => noticed?.offloading === true),
    stopped: is(last, isStopped),
    stoppedTwice: is(last, isStopped) * is(before, isStopped),
    stoppedOften: share(turns, isStopped),
    short: is(last, isShort),
    shortTwice: is(last, isShort) * is(before, isShort),
    long: is(last, ({ question }) => wordsOf(question).length > 14),
    number: is(last, hasNumber),
    numberTwice: is(last, hasNumber) * is(before, hasNumber),
    question: is(last, asks),
    repeats: Math.max(0, ...repeats),
    repeatsOften: repeats.filter((value) => value > 0.4).length / turnsRead,
    turns: turns.length / turnsRead,
  };
}

/** Whether a student is stuck after the last turn of the work: says so in it, or the last turns look like it. */
export function isStuck(work: readonly Turn[]): boolean {
  const last = work.at(-1);
  if (last === undefined) return false;
  if (last.noticed?.stuck) return true;
  const features = stuckFeatures(work);
  const names = Object.keys(weights) as (keyof typeof weights)[];
  return names.reduce((sum, name) => sum + weights[name] * features[name], 0) > 0;
}
