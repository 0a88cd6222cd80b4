import type { MonitorStudent } from '../../contract/monitor.ts';
import type { Interaction } from '../../contract/tutor.ts';

/** An answer that many students of a lesson wrote. */
export interface SameAnswer {
  readonly answer: string;
  readonly count: number;
  readonly students: number;
}

/** How old an answer may be, in milliseconds. Later a class works on something else. */
const maximumAge = 10 * 60_000;

const number = String.raw`[-−]?\d+(?:[.,/]\d+)?`;
/** A letter with a value: "x = 9". In "3x = 27" it is a step and no answer. */
const assigned = new RegExp(
  String.raw`(?<![\p{L}\d])\p{L}\s*=\s*(${number})(?![\d\p{L}]|[.,/]\d)(?!\s*[-−+*/^=]\s*[\d\p{L}])`,
  'giu',
);
const leads =
  /so|is it|it'?s|it is|i got|i think|i think it'?s|(?:the |my )?answer(?: is)?|ist es|ist das|es ist|ich habe|ich hab|das ist|c'est|est-ce|j'ai|es|me da|creo que es|é|acho que é|deu|dá|è|viene/
    .source;
/** What may stand around words and numbers, except the sign of a number. */
const between = String.raw`[^\p{L}\d\-−]`;
/**
 * A message that is a number and no more than a few words around it: "is it 9?", "I got 9 cm", "so it's 9
 * right".
 */
const bare = new RegExp(
  String.raw`^${between}*(?:(?:${leads})${between}+){0,3}(${number})(?![.,/]\d)\s*[\p{L}²³%°€$]{0,10}\W*$`,
  'iu',
);

/** What messages state, for as long as they are in use. */
const known = new WeakMap<Interaction, string | null>();

/** The result that a message states; null for none. */
function answerIn(message: Interaction): string | null {
  const before = known.get(message);
  if (before !== undefined) return before;
  const plain = message.question.slice(0, 400).replaceAll('’', "'");
  const found = [...plain.matchAll(assigned)].at(-1) ?? bare.exec(plain);
  const answer = found?.[1]?.replace('−', '-').replace(',', '.') ?? null;
  known.set(message, answer);
  return answer;
}

/** The newest result that a student stated; null for none, an old one, or one that is known to be right. */
function newestAnswer({ messages }: Pick<MonitorStudent, 'messages'>, now: Date): string | null {
  const since = new Date(now.getTime() - maximumAge).toISOString();
  for (const message of messages.toReversed()) {
    if (message.createdAt < since || message.noticed?.solved) return null;
    const answer = answerIn(message);
    if (answer !== null) return answer;
  }
  return null;
}

/**
 * The answer that at least half of the students wrote of late, if it is not known to be right; null for none.
 * Half of a class at the same result have often made the same mistake. The checks cannot tell which result is
 * wrong, so the teacher reads it.
 * @param fewest how many students must have written it
 */
export function sameAnswerOf(
  students: readonly Pick<MonitorStudent, 'messages'>[],
  { now, fewest }: { now: Date; fewest: number },
): SameAnswer | null {
  const counts = new Map<string, number>();
  for (const student of students) {
    const answer = newestAnswer(student, now);
    if (answer !== null) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most === undefined || most[1] < fewest || most[1] < students.length / 2) return null;
  return { answer: most[0], count: most[1], students: students.length };
}
