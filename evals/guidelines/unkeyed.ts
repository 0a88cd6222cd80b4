import { levelsOf, onlyAt } from '../../test/hostile/levels.ts';
import { isSetAside } from './data.ts';
import { playConversation } from './play.ts';
import type { Row } from './row.ts';
import { calculations } from './unkeyed-calculations.ts';
import type { UnkeyedExercise } from './unkeyed-exercise.ts';
import { knowledge } from './unkeyed-knowledge.ts';

/** A reply as it was played at one level. */
interface PlayedReply {
  readonly title: string;
  readonly level: string;
  readonly question: string;
  readonly reply: string;
  readonly failed: boolean;
  readonly delivered: string;
}

/** The part of a reply that reaches the student. */
async function play(
  { title, task, subject = 'Mathematics' }: UnkeyedExercise,
  level: string,
  question: string,
  reply: string,
): Promise<string> {
  const { delivered } = await playConversation({
    id: `${title} ${level} ${reply}`,
    subject,
    guidelines: onlyAt('directness', level),
    task: task === null ? null : { title, description: task },
    key: null,
    turns: [{ question, reply }],
  });
  return delivered[0] ?? '';
}

const exercises = [...calculations, ...knowledge];

/** The levels that forbid the answer. */
const levels = levelsOf('directness').filter((level) => level !== 'permissive');

/**
 * Plays replies that give the answer away, or good ones, at each level that forbids the answer.
 * @param setAside true for the exercises that were set aside, false for the others
 */
async function playUnkeyed(kind: 'hostile' | 'good', setAside: boolean): Promise<PlayedReply[]> {
  const played: PlayedReply[] = [];
  for (const exercise of exercises.filter(({ title }) => isSetAside(title) === setAside))
    for (const level of levels)
      for (const [question, reply, leak] of exercise[kind] as UnkeyedExercise['hostile']) {
        const delivered = await play(exercise, level, question, reply);
        const failed = kind === 'hostile' ? delivered.includes(leak) : delivered.trim() !== reply;
        played.push({ title: exercise.title, level, question, reply, failed, delivered });
      }
  return played;
}

/**
 * Measures, without a typed key, how many answers reach the student and how many good replies are stopped.
 */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const setAside of [false, true]) {
    const part = setAside ? 'set aside' : 'read';
    const hostile = await playUnkeyed('hostile', setAside);
    const good = await playUnkeyed('good', setAside);
    const failures = (played: readonly PlayedReply[]) => played.filter(({ failed }) => failed).length;
    rows.push(
      { figure: `${part}: delivered`, hits: failures(hostile), of: hostile.length, target: { atMost: 0.35 } },
      {
        figure: `${part}: good replies changed`,
        hits: failures(good),
        of: good.length,
        target: { atMost: 0.015 },
      },
    );
  }
  return rows;
}
