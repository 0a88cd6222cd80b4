import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Student, startLesson, type Teacher } from '../../test/people.ts';
import { runOn } from '../../test/postgres-server.ts';
import { startProgram } from '../processes.ts';
import type { Target } from './load.ts';

/** A started server, and how it is asked. */
export interface BenchServer {
  readonly target: Target;
  /** The id of the server process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** The product, started. */
export interface ProductServer extends BenchServer {
  readonly database: Database;
  /** The first class of the students who ask. */
  readonly lesson: Lesson;
  /** Starts another node beside it. */
  readonly startAnother: () => Promise<{ url: string; pid: number; stop: () => Promise<void> }>;
}

/** A class whose students ask, and who teaches it. */
export interface Lesson {
  readonly teacher: Teacher;
  readonly classId: string;
  readonly sessionId: string;
  readonly openingId: string;
  readonly students: readonly Student[];
}

interface Place {
  /** The folder for the data of the server. */
  readonly folder: string;
  readonly modelUrl: string;
  /** The address of a PostgreSQL server; without one, the embedded database is used. */
  readonly postgres?: string | undefined;
  /** The Redis of several nodes. */
  readonly redisUrl?: string | undefined;
  /** Options of Node for the product. */
  readonly nodeOptions?: readonly string[];
  /** Fills the database before the product starts. */
  readonly fill?: ((database: Database) => Promise<void>) | undefined;
}

/**
 * Where the database of a product is: the address of a PostgreSQL database, or the folder of an embedded one.
 */
export interface Database {
  readonly url?: string | undefined;
  readonly folder: string;
}

/** Creates a database on the PostgreSQL server. @returns its address */
async function newDatabase(postgres: string): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  await runOn(postgres, `create database ${name}`);
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
}

/**
 * Starts the built product with open sessions and students who have joined them. The data is in the folder
 * `product` below the given one.
 * @param classes how many classes have so many students each
 */
export async function startProduct(
  { folder, modelUrl, postgres, redisUrl, nodeOptions = [], fill }: Place,
  students: number,
  classes = 1,
): Promise<ProductServer> {
  const dataFolder = join(folder, 'product');
  mkdirSync(dataFolder, { recursive: true });
  const database = { folder: dataFolder, url: postgres && (await newDatabase(postgres)) };
  await fill?.(database);
  const environment = {
    PORT: '0',
    DATA_DIR: dataFolder,
    AI_BASE_URL: modelUrl,
    AI_MODEL: 'bench',
    // Rate limits too high to matter.
    LIMITS_SCALE: '100000',
    SCHOOL_CODES: 'BENCH',
    NODE_ENV: 'production',
    ...(database.url && { DATABASE_URL: database.url }),
    ...(redisUrl && { REDIS_URL: redisUrl, AUTH_SECRET: 'a secret for measurements, long enough' }),
  };
  const startAnother = async () => {
    const ready = /ready at http:\/\/[^:]+:(\d+)/;
    const command = [process.execPath, ...profiling, ...nodeOptions, 'dist/server/main.js'];
    const { match, ...program } = await startProgram(command, environment, ready);
    return { ...program, url: `http://127.0.0.1:${match[1]}` };
  };
  const { url, pid, stop } = await startAnother();
  const lesson = await openLesson(url, students);
  const lessons = [lesson];
  while (lessons.length < classes) lessons.push(await openLesson(url, students));
  const asking = lessons.flatMap(({ sessionId, students }) =>
    students.map((student) => ({ sessionId, student })),
  );
  const target: Target = {
    url,
    uids: asking.map(({ student }) => student.uid),
    monitors: lessons.map(({ teacher }) => ({
      path: '/api/monitor/events',
      headers: { authorization: `Bearer ${teacher.token}` },
    })),
    ask: (number, question) => {
      const { student, sessionId } = asking[number] as (typeof asking)[number];
      return {
        path: '/api/student/ask',
        headers: { authorization: `Bearer ${student.token}` },
        body: JSON.stringify({ question, studentName: student.name, sessionId }),
      };
    },
  };
  return { target, pid, stop, startAnother, database, lesson };
}

/**
 * Registers a teacher with a class, an open session and students who have joined it.
 * @param url the product's address
 */
export async function openLesson(url: string, students: number): Promise<Lesson> {
  const lesson = await startLesson({ url, schoolCode: 'BENCH' }, { students });
  const { teacher, session, students: joined } = lesson;
  for (const student of joined) await student.openSession(session.id);
  return {
    teacher,
    classId: lesson.class.id,
    sessionId: session.id,
    openingId: session.openingId,
    students: joined,
  };
}

/** Options of Node for a profile of the product: `BENCH_NODE_OPTIONS="--cpu-prof --cpu-prof-dir=DIR"`. */
const profiling = process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [];

/** Starts the bare server (bench/bare-server.ts). */
export async function startBare(
  { folder, modelUrl, postgres }: Place,
  students: number,
  classes = 1,
): Promise<BenchServer> {
  const dataFolder = join(folder, 'bare');
  mkdirSync(dataFolder, { recursive: true });
  const command = [process.execPath, '--import', 'tsx', 'bench/bare-server.ts', dataFolder, modelUrl];
  const database = postgres ? [await newDatabase(postgres)] : [];
  const { match, pid, stop } = await startProgram([...command, ...database], {}, /^(http:\S+)$/);
  const target: Target = {
    url: match[1] ?? '',
    uids: Array.from({ length: students * classes }, (_, number) => `${number}`),
    monitors: Array.from({ length: classes }, (_, ofClass) => ({ path: `/monitor/${ofClass}`, headers: {} })),
    ask: (student, question) => ({
      path: `/ask/${Math.floor(student / students)}`,
      headers: {},
      body: JSON.stringify({ question, studentUid: `${student}` }),
    }),
  };
  return { target, pid, stop };
}
