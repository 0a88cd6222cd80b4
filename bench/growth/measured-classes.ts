import { type Dialect, dialectOf } from '../../test/many-rows/dialect.ts';
import { insert } from '../../test/many-rows/fill.ts';
import { countsOf, type Sizes } from '../../test/many-rows/sizes.ts';
import { answeredQuestion } from '../../test/many-rows/tables.ts';
import { registerTeacher } from '../../test/people.ts';
import type { ProductServer } from '../turns/servers.ts';
import { type Connection, connect } from './filled.ts';

/**
 * The measured classes are made through the API. Their earlier questions and the large rosters are written
 * straight into the database.
 */

/** A week in seconds: each class has one lesson a week. */
const week = 7 * 86_400;
/** How many questions each student of a watched class has asked in the lesson. */
const askedInLesson = 3;

/** Questions to add to a session. The id of each begins with `letter`. */
interface Asked {
  readonly letter: string;
  readonly count: number;
  readonly sessionId: string;
  /** Expressions of SQL for the lesson, the student and the time of the question with the number `n`. */
  readonly opening: string;
  readonly student: string;
  readonly at: string;
}

/** Adds answered questions to a session. */
const addQuestions = async (
  connection: Connection,
  { id, json, numbers }: Dialect,
  { letter, count, sessionId, opening, student, at }: Asked,
): Promise<void> => {
  const session = `'${sessionId}'`;
  const own = { conversation_id: session, session_id: session, opening_id: opening, student_id: student };
  const columns = {
    id: id(letter, 'n'),
    ...own,
    ...answeredQuestion(json),
    created_at: at,
    processed_at: at,
  };
  await connection.run(insert({ table: 'interaction', columns }, numbers(0, count)));
};

/** Gives the class of a product as long a history as each of the filled classes has. */
export async function addHistory(product: ProductServer, sizes: Sizes): Promise<void> {
  const dialect = dialectOf(product.database.url === undefined ? 'sqlite' : 'postgres', new Date());
  const { id, ago, numbers } = dialect;
  const { lessonsOfClass, questionsOfLesson } = countsOf(sizes);
  const { sessionId, students } = product.lesson;
  const connection = await connect(product.database);
  const opening = (lesson: string) => id('MO', lesson);
  // How many seconds ago a lesson began. The last lesson was a week ago.
  const when = (lesson: string) => `(${lessonsOfClass} - (${lesson})) * ${week}`;
  const uids = students.map(({ uid }, index) => `when ${index} then '${uid}'`).join(' ');
  const student = (number: string) => `case (${number}) % ${students.length} ${uids} end`;
  const session = `'${sessionId}'`;
  const lessons = {
    id: opening('n'),
    session_id: session,
    opened_at: ago(when('n')),
    closed_at: ago(`${when('n')} - 3600`),
  };
  await connection.run(insert({ table: 'opening', columns: lessons }, numbers(0, lessonsOfClass)));
  const lesson = `n / ${students.length}`;
  const participants = {
    opening_id: opening(lesson),
    student_id: student('n'),
    session_id: session,
    joined_at: ago(when(lesson)),
  };
  const places = numbers(0, lessonsOfClass * students.length);
  await connection.run(insert({ table: 'participant', columns: participants }, places));
  const ofLesson = `n / ${questionsOfLesson}`;
  await addQuestions(connection, dialect, {
    letter: 'MQ',
    count: lessonsOfClass * questionsOfLesson,
    sessionId,
    opening: opening(ofLesson),
    student: student('n'),
    // A question every 30 seconds.
    at: ago(`${when(ofLesson)} - (n % ${questionsOfLesson}) * 30`),
  });
  await connection.close();
}

/** A session to watch. */
export interface Watched {
  readonly token: string;
  readonly sessionId: string;
  readonly students: number;
}

/**
 * Makes a class of this many of the students that were filled in. All of them have asked in the lesson under
 * way.
 */
export async function makeClassOf(students: number, product: ProductServer, sizes: Sizes): Promise<Watched> {
  const dialect = dialectOf(product.database.url === undefined ? 'sqlite' : 'postgres', new Date());
  const { id, ago, numbers } = dialect;
  const teacher = await registerTeacher({ url: product.target.url, schoolCode: 'BENCH' });
  const created = await teacher.createClass();
  const session = await teacher.startSession(created.id);
  const connection = await connect(product.database);
  const student = id('P', `${countsOf(sizes).groups} + n % ${students}`);
  const opening = `'${session.openingId}'`;
  const joined = ago('600');
  const enrolled = { class_id: `'${created.id}'`, student_id: student, joined_at: joined };
  await connection.run(insert({ table: 'enrollment', columns: enrolled }, numbers(0, students)));
  const present = {
    opening_id: opening,
    student_id: student,
    session_id: `'${session.id}'`,
    joined_at: joined,
  };
  await connection.run(insert({ table: 'participant', columns: present }, numbers(0, students)));
  await addQuestions(connection, dialect, {
    letter: `W${students}`,
    count: students * askedInLesson,
    sessionId: session.id,
    opening,
    student,
    at: ago(`500 - n % 500`),
  });
  await connection.close();
  return { token: teacher.token, sessionId: session.id, students };
}
