/**
 * A district's morning at one hundredth of its size: 500 students of 20 classes sign in within ten minutes,
 * and each opens the lesson of their class and asks. It prints how long people wait, and how much processor
 * time each student takes on the server and in PostgreSQL. From these figures docs/operating.md reckons what a
 * district needs.
 * `npm run bench:morning [minutes=10] [questions=3]`. Linux only.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres, stopPostgres } from '../dev/postgres.mjs';
import { prepare } from '../dev/prepare.mjs';
import { hashPassword } from '../server/identity/password-hashes.ts';
import { connect, fillDatabase } from './growth/filled.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { processorTimeOf } from './turns/processor-time.ts';
import { type Database, startProduct } from './turns/servers.ts';

const [minutes = 10, questions = 3] = process.argv.slice(2).map(Number);
const password = 'a password of the morning';
const [classes, studentsOfClass] = [20, 25];
const sizes = {
  schools: 1,
  groupsOfSchool: classes,
  classesOfGroup: 1,
  studentsOfGroup: studentsOfClass,
  interactions: 20_000,
  events: 3_000,
};

/** How long each step took in milliseconds, and how often each failure occurred. */
const times = new Map<string, number[]>();
const failures = new Map<string, number>();

/** Makes a call and reads its answer to the end. @returns its JSON, if it has some */
async function call(step: string, url: string, token: string | undefined, body?: object) {
  const start = performance.now();
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(url, sent);
  const text = await answer.text();
  times.set(step, [...(times.get(step) ?? []), performance.now() - start]);
  if (answer.status !== 200) {
    const what = `${step}: ${answer.status} ${text.slice(0, 100)}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  }
  return text.startsWith('{') ? JSON.parse(text) : {};
}

const signIn = async (url: string, person: number): Promise<string> => {
  const body = { email: `person${person}@fill.example`, password };
  return (await call('sign-in', `${url}/api/auth/sign-in/email`, undefined, body)).token;
};

/**
 * The morning of one student, who signs in, opens the lesson and asks.
 * @param thinking the mean time before a question, in milliseconds
 */
async function student(url: string, person: number, sessionId: string, thinking: number): Promise<void> {
  const token = await signIn(url, person);
  await call('dashboard', `${url}/api/classes/student`, token);
  await call('own assignments', `${url}/api/student/assignments`, token);
  await call('lesson', `${url}/api/sessions/${sessionId}`, token);
  await call('own work', `${url}/api/sessions/${sessionId}/interactions`, token);
  for (let n = 0; n < questions; n++) {
    await wait(thinking * (0.5 + Math.random()));
    const body = { question: 'How do I solve 3x + 5 = 20?', studentName: '', sessionId };
    await call('question with its answer', `${url}/api/student/ask`, token, body);
  }
}

/** Fills the database and gives all accounts the same password. */
async function fill(database: Database): Promise<void> {
  await fillDatabase(database, sizes);
  const connection = await connect(database);
  // Otherwise some people would first have to type a code or choose a new password.
  for (const table of ['second_factor', 'password_reset', 'withheld_class'])
    await connection.run(`delete from ${table}`);
  await connection.run(`update auth_account set password = '${await hashPassword(password)}'`);
  await connection.close();
}

/**
 * Signs all teachers in and starts the sessions of their classes.
 * @returns the ids of the sessions
 * @throws Error when a call failed
 */
async function startLessons(url: string): Promise<string[]> {
  const sessions: string[] = [];
  for (let teacher = 0; teacher < classes; teacher++) {
    const token = await signIn(url, teacher);
    const { classes: taught = [] } = await call('class list', `${url}/api/classes/teacher`, token);
    // Each teacher also helps in a class of a colleague.
    const own = taught.find(({ className }: { className: string }) => className === `Class ${teacher}`);
    const path = `/api/classes/${own?.id}/start-session`;
    const { session } = await call('start of a lesson', `${url}${path}`, token, {});
    sessions.push(session?.id);
  }
  if (failures.size > 0) throw new Error([...failures.keys()].join('\n'));
  return sessions;
}

await prepare({ web: false });
const folder = mkdtempSync(join(tmpdir(), 'lyceum-morning-'));
const cluster = await startPostgres({ durable: true });
if (!cluster) throw new Error('PostgreSQL is not installed.');
const model = await startProgram(
  [process.execPath, '--import', 'tsx', 'bench/turns/model.ts'],
  {},
  /^(http:\S+)$/,
);
const stops: (() => Promise<void>)[] = [model.stop];
try {
  const place = { folder, modelUrl: model.match[1] ?? '', postgres: cluster.url, fill };
  const product = await startProduct(place, 1);
  stops.unshift(product.stop);
  const { url } = product.target;
  const sessions = await startLessons(url);
  times.clear();
  const used = () => ({ server: processorTimeOf(product.pid), database: processorTimeOf(cluster.pid) });
  const [before, start] = [used(), performance.now()];
  const people = classes * studentsOfClass;
  const gap = (minutes * 60_000) / people;
  const mornings: Promise<void>[] = [];
  for (let n = 0; n < people; n++) {
    const early = start + n * gap - performance.now();
    if (early > 0) await wait(early);
    // The classes come at the same time: one student of every class, then the next of every class, and so on.
    // The persons with the first numbers are the teachers; the students follow, class after class.
    const ofClass = n % classes;
    const person = classes + ofClass * studentsOfClass + Math.floor(n / classes);
    mornings.push(student(url, person, sessions[ofClass] ?? '', (minutes * 60_000) / (2 * (questions + 1))));
  }
  await Promise.all(mornings);
  const [after, took] = [used(), (performance.now() - start) / 1_000];
  const perStudent = (name: 'server' | 'database') => ((after[name] - before[name]) / people).toFixed(0);
  const row = (name: string, values: readonly number[]) =>
    `${name.padEnd(28)}${values.map((value) => value.toFixed(0).padStart(8)).join('')}`;
  process.stdout.write(
    `${[
      `${people} students of ${classes} classes within ${minutes} minutes, ${questions} questions each; ${took.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
      `${'milliseconds'.padEnd(28)}${['calls', 'p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}`,
      ...[...times].map(([step, all]) => {
        const { p50, p95, p99 } = percentilesOf(all);
        return row(step, [all.length, p50, p95, p99]);
      }),
      `processor time of each student: ${perStudent('server')} ms of the server, ${perStudent('database')} ms of PostgreSQL`,
      ...[...failures].map(([what, count]) => `failed ${count} times: ${what}`),
    ].join('\n')}\n`,
  );
} finally {
  for (const stop of stops) await stop();
  stopPostgres(cluster.folder);
  rmSync(folder, { recursive: true, force: true });
}
