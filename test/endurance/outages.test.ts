import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { findPostgres } from '../../dev/find-tools.mjs';
import {
  haltPostgres,
  resumePostgres,
  startPostgres,
  stopPostgres,
  suspendPostgres,
} from '../../dev/postgres.mjs';
import { type Answer, call } from '../client.ts';
import { streamed } from '../model-scripts.ts';
import { type Student, startLesson, storedOf } from '../people.ts';
import { freshFolder, type StartedServer, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { counts } from './counts.ts';

/**
 * The longest time from the end of an outage until everybody's questions are answered again, in milliseconds.
 */
const longestReturn = 5_000;

/** The longest time for which a call waits for a database that is away, in milliseconds. */
const longestWait = 27_000;

/** A question with what became of it. Times are those of `performance.now()`. */
interface AskedQuestion {
  readonly question: string;
  readonly askedAt: number;
  readonly answeredAt: number;
  readonly answer: Answer;
}

/** Asks question after question until told to end, and keeps what each call returned. */
async function askOn(student: Student, sessionId: string, asked: AskedQuestion[], isOver: () => boolean) {
  while (!isOver()) {
    const question = `Question ${asked.length} of ${student.name}?`;
    const askedAt = performance.now();
    const answer = await student.ask(sessionId, question);
    asked.push({ question, askedAt, answeredAt: performance.now(), answer });
    if (answer.status !== 200) await pause(50);
  }
}

const isAnswered = ({ answer }: AskedQuestion): boolean => answer.status === 200;

/** What takes the database away, and brings it back. */
interface Outage {
  readonly begin: () => void | Promise<void>;
  readonly end: () => void | Promise<void>;
  /** Calls that are refused during the outage, besides questions. */
  readonly refused: readonly ((server: StartedServer, student: Student) => Promise<Answer>)[];
}

const signIn = ({ url }: StartedServer, { email, password }: Student) =>
  call(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
const readClasses = (_: StartedServer, student: Student) => student.get('/api/classes/student');
const readReadiness = ({ url }: StartedServer) => call(url, 'GET', '/readyz');

const refusal = errors['not-ready'];
const expectRefusal = ({ status, body, headers }: Answer) => {
  expect([status, body.code, body.message]).toEqual([refusal[0], 'not-ready', refusal[1]]);
  expect(headers.get('retry-after')).toBe('5');
};

/**
 * Lets students ask without a break before, during and after an outage, and checks every answer that they
 * got.
 */
async function askThroughOutage(settings: Record<string, string>, folder: string, outage: Outage) {
  const model = await startScriptedModel();
  model.answer(() => streamed(['Which numbers ', 'divide it? ', 'Try the small ones.'], { delay: 5 }));
  const server = await startServer(folder, {
    ...settings,
    AI_BASE_URL: model.url,
    AI_MODEL: 'scripted',
    LIMITS_SCALE: '10000',
  });
  const { students, session } = await startLesson(server, { students: 5 });
  const asked = students.map((): AskedQuestion[] => []);
  let isOver = false;
  const asking = students.map((student, index) =>
    askOn(student, session.id, asked[index] as AskedQuestion[], () => isOver),
  );
  await expect.poll(() => asked.every((each) => each.length >= 3), { timeout: 20_000 }).toBe(true);

  await outage.begin();
  const [probe] = students as [Student];
  const beganAt = performance.now();
  const refused = outage.refused.map((refuse) => pause(500).then(() => refuse(server, probe)));
  await pause(counts.outage);
  await outage.end();
  const endedAt = performance.now();
  const back = (each: AskedQuestion[]) => each.find((one) => isAnswered(one) && one.askedAt > endedAt);
  await expect.poll(() => asked.every(back), { timeout: 60_000, interval: 20 }).toBe(true);
  isOver = true;
  await Promise.all(asking);

  const returned = asked.map((each) => Math.round((back(each)?.answeredAt ?? 0) - endedAt));
  const failed = asked.flat().filter((each) => !isAnswered(each));
  const waits = failed.map(({ askedAt, answeredAt }) => answeredAt - askedAt);
  process.stdout.write(
    `away for ${counts.outage} ms: ${failed.length} questions refused after at most ${Math.round(Math.max(0, ...waits))} ms, everybody answered again after ${Math.max(...returned)} ms\n`,
  );
  expect(Math.max(...returned)).toBeLessThan(longestReturn);
  expect(Math.max(0, ...waits)).toBeLessThan(longestWait);
  for (const each of failed) {
    // While the end of a question cannot be stored, the next question of its student is refused with 409 for
    // a moment.
    if (each.answer.status === 409 && each.answeredAt > beganAt) continue;
    expectRefusal(each.answer);
  }
  for (const answer of await Promise.all(refused)) expectRefusal(answer);

  for (const [index, student] of students.entries()) {
    const own = asked[index] as AskedQuestion[];
    await expect
      .poll(async () => (await storedOf(student, session.id)).filter(({ status }) => status === 'pending'), {
        timeout: longestReturn,
      })
      .toEqual([]);
    const stored = await storedOf(student, session.id);
    const texts = stored.map(({ question }) => question);
    expect(texts, 'a question is stored twice').toEqual([...new Set(texts)]);
    for (const { question, answer } of own.filter(isAnswered))
      expect(stored.find((each) => each.question === question)).toMatchObject(answer.body.interaction);
  }
  return { failed };
}

it('a full disk refuses questions with a sentence, and takes them again as soon as there is room [spec 10.259]', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = mountSmallDisk(16);
  if (!disk) return skip('A full disk needs an account that may mount a file system.');
  const { failed } = await askThroughOutage({}, disk.folder, {
    begin: disk.fill,
    end: disk.makeRoom,
    refused: [signIn],
  });
  expect(failed.length).toBeGreaterThan(0);
});

/** A PostgreSQL of its own, which the test may stop. */
async function ownPostgres() {
  // Durable: otherwise the database itself would forget what it committed just before it was stopped.
  const cluster = await startPostgres({ durable: true });
  if (!cluster) throw new Error('PostgreSQL could not be started.');
  onTestFinished(() => stopPostgres(cluster.folder));
  return cluster;
}

it.runIf(findPostgres())(
  'a database that is stopped refuses questions with a sentence, and takes them again once it is back [spec 10.259]',
  { timeout: 180_000 },
  async () => {
    const { folder, url } = await ownPostgres();
    const { failed } = await askThroughOutage({ DATABASE_URL: url }, freshFolder(), {
      begin: () => haltPostgres(folder),
      end: () => resumePostgres(folder),
      refused: [signIn, readClasses, readReadiness],
    });
    expect(failed.length).toBeGreaterThan(0);
  },
);

it.runIf(findPostgres())(
  'a database that falls silent keeps nobody waiting for long, and loses nothing [spec 10.259]',
  { timeout: 180_000 },
  async () => {
    const { folder, url } = await ownPostgres();
    const silence = suspendPostgres(folder);
    // During a short silence no call is refused; it is only answered later.
    const isLong = counts.outage > longestWait;
    const { failed } = await askThroughOutage({ DATABASE_URL: url }, freshFolder(), {
      ...silence,
      refused: isLong ? [signIn, readClasses, readReadiness] : [],
    });
    if (isLong) expect(failed.length).toBeGreaterThan(0);
  },
);
