import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { conversationIdsOf } from '../db/conversations.ts';
import { asksForWork, countWhere, gaveWhole, isSet } from '../db/interactions.ts';
import { readJson } from '../db/json.ts';
import type { Schema } from '../db/schema.ts';

type Query = Kysely<Schema>;

/** A class and a range of time; `ends` is not part of it. */
export interface Range {
  readonly classId: string;
  readonly begins: string;
  readonly ends: string;
}

/**
 * The questions in the range, by an index on conversation and time: those of the class's session and of its assignments,
 * archived ones too.
 */
const questions = (query: Query, { classId, begins, ends }: Range) =>
  query
    .selectFrom('interaction')
    .where('conversation_id', 'in', conversationIdsOf(query, classId))
    .where('interaction.created_at', '>=', begins)
    .where('interaction.created_at', '<', ends);

/** A message that showed danger, told of distress, or had personal data that was masked. */
const isPersonal = sql<boolean>`(is_support = 1 or ${isSet('guard', 'pointsToPeople')}
  or coalesce(cast(input_findings ->> 'masked' as text), '[]') <> '[]')`;

/** Per student: the questions, and what the checks found in them. */
export async function countQuestions(query: Query, range: Range) {
  const rows = await questions(query, range)
    .select(({ fn }) => [
      'student_id as studentUid',
      fn.max('student_name').as('studentName'),
      fn.countAll().as('questions'),
      countWhere(asksForWork).as('asked'),
      countWhere(gaveWhole).as('given'),
      countWhere(isSet('input_findings', 'switchOff')).as('switchOff'),
      countWhere(isSet('input_findings', 'pressure')).as('pressure'),
      countWhere(isPersonal).as('personal'),
    ])
    .groupBy('student_id')
    .execute();
  // PostgreSQL returns counts as text.
  return rows.map(({ studentUid, studentName, questions: asked, ...counts }) => ({
    studentUid,
    studentName: studentName ?? '',
    questions: Number(asked),
    offloading: { asked: Number(counts.asked), given: Number(counts.given) },
    switchOff: Number(counts.switchOff),
    pressure: Number(counts.pressure),
    personal: Number(counts.personal),
  }));
}

const stoppedList = z.array(z.string());

/** The fixed text that answers a question for harmful content: no model was asked. */
const isFixed = sql<boolean>`(cast(guard ->> 'checked' as integer) = 0 and guard ->> 'rule' like 'content:%')`;

/** How many questions of each student asked for harmful content, by its kind. */
export async function countHarmful(query: Query, range: Range) {
  const rows = await questions(query, range)
    .select(({ fn }) => [
      'student_id as studentUid',
      sql<string>`guard ->> 'rule'`.as('kind'),
      fn.countAll().as('count'),
    ])
    .where('stopped_by_guidelines', '=', 1)
    .where(isFixed)
    .groupBy(['student_id', 'kind'])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** How many answers of the model were stopped, by set of prohibitions. They are not counted by student. */
export async function countStops(query: Query, range: Range) {
  const rows = await questions(query, range)
    .select(({ fn }) => [sql<string>`guard ->> 'stopped'`.as('stopped'), fn.countAll().as('count')])
    .where('stopped_by_guidelines', '=', 1)
    .where(({ not }) => not(isFixed))
    .groupBy('stopped')
    .execute();
  return rows.map(({ stopped, count }) => ({
    stopped: readJson('interaction.guard', stopped, stoppedList),
    count: Number(count),
  }));
}

/** The moments of the questions that count as use, in ascending order. */
export const listMoments = (query: Query, range: Range) =>
  questions(query, range)
    .select(['student_id as studentUid', 'created_at as askedAt'])
    .where('is_support', '=', 0)
    .orderBy('created_at')
    .execute();
