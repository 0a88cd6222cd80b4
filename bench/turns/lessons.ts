import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question of a student and the reply of a tutor, from a lesson that was written for the evals. */
export interface LessonTurn {
  readonly question: string;
  readonly reply: string;
}

const folder = join(import.meta.dirname, '../../evals/lessons');

/** The turns of all lessons, one lesson after another: some 2,300 different questions. */
export const lessonTurns: readonly LessonTurn[] = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .sort()
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  .flatMap((line) => (JSON.parse(line) as { turns: LessonTurn[] }).turns);

/** How many turns lie between the beginnings of two students: about one lesson. */
const turnsApart = 5;

/** What a student asks next. Each begins with another lesson and goes on with those that follow. */
export const questionOf = (student: number, asked: number): string =>
  lessonTurns[(student * turnsApart + asked) % lessonTurns.length]?.question ?? '';
