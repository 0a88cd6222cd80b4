import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LessonTopic, ScriptedTurn } from './interactions.ts';

/** A lesson of a class with the marks that a person gave its students. */
export interface ScriptedLesson extends LessonTopic {
  readonly nowMinute: number;
  readonly students: readonly {
    readonly name: string;
    readonly turns: readonly ScriptedTurn[];
    readonly marks: readonly string[];
  }[];
}

const folder = join(import.meta.dirname, '../marks/classes');

/** The lessons of a part, each with the name of its file. */
export const lessonsIn = (part: string): [file: string, lesson: ScriptedLesson][] =>
  readdirSync(join(folder, part))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, part, file), 'utf8')) as ScriptedLesson]);
