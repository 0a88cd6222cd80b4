import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freshPostgresAddress } from '../databases.ts';
import { medianOf } from '../measures.ts';
import { streamed } from '../model-scripts.ts';
import { type Student, startLesson, storedOf } from '../people.ts';
import { freshFolder, type StartedServer, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts, randomNumbers } from './counts.ts';

/** What the server confirmed to the students. */
interface Confirmed {
  /** The text of each question by its id. */
  readonly started: Map<string, string>;
  /** The answer of each question by its id. */
  readonly answers: Map<string, string>;
}

/** A question on its way. */
interface Sent {
  readonly question: string;
  readonly key: string;
}

let sentCount = 0;
/** A question that was never asked before. */
function nextQuestion(): Sent {
  sentCount += 1;
  return { question: `Question ${sentCount}?`, key: randomUUID() };
}

/** Asks one question. @returns the id under which the server took it, when, and whether it was answered */
async function ask(student: Student, sessionId: string, { question, key }: Sent, confirmed: Confirmed) {
  const stream = await student.askStreaming(sessionId, question, { key }).catch(() => null);
  if (stream?.status !== 200) return { id: undefined, takenAt: Number.POSITIVE_INFINITY, isAnswered: false };
  const start = await stream.next('start').catch(() => null);
  const takenAt = start ? performance.now() : Number.POSITIVE_INFINITY;
  while (!stream.ended) await pause(2);
  for (const { event, data } of stream.seen) {
    if (event === 'start') confirmed.started.set(data.interactionId, question);
    if (event === 'done') confirmed.answers.set(data.interaction.id, data.interaction.answer);
  }
  const isAnswered = stream.seen.some(({ event }) => event === 'done');
  return { id: start?.data.interactionId as string | undefined, takenAt, isAnswered };
}

/** Asks question after question until the server is gone. @returns the question that it interrupted */
async function askUntilTheEnd(student: Student, sessionId: string, confirmed: Confirmed) {
  for (;;) {
    const sent = nextQuestion();
    const { id, isAnswered } = await ask(student, sessionId, sent, confirmed);
    if (!isAnswered) return { sent, id };
  }
}

/**
 * How many milliseconds a server that is ready may take until it has taken a question of every student: one
 * second. On a busy machine everything takes longer, so the limit grows with a start that took more than a
 * second.
 */
const longestWait = (start: number): number => 1_000 * Math.max(1, start / 1_000);

/** The engines: the name, whether it can run here, and the settings for a new database. */
const engines: readonly (readonly [string, boolean, () => Promise<Record<string, string>>])[] = [
  ['SQLite', true, async () => ({})],
  [
    'PostgreSQL',
    Boolean(process.env.TEST_DATABASE_URL),
    async () => ({ DATABASE_URL: await freshPostgresAddress() }),
  ],
];

describe.each(engines)('a server on %s that is killed again and again', (engine, canRun, database) => {
  it.runIf(canRun)(
    'loses and doubles nothing that it confirmed, and takes questions of everybody again at once [spec 10.88]',
    { timeout: 3_600_000 },
    async () => {
      const random = randomNumbers(counts.seed);
      const model = await startScriptedModel();
      model.answer(() => streamed(['Which numbers ', 'divide it? ', 'Try the small ones.'], { delay: 5 }));
      const folder = freshFolder();
      const settings = {
        ...(await database()),
        AI_BASE_URL: model.url,
        AI_MODEL: 'scripted',
        AI_KEY_PROPOSALS: 'off',
        AUTH_SECRET: 'x'.repeat(32),
        LIMITS_SCALE: '10000',
      };
      const confirmed: Confirmed = { started: new Map(), answers: new Map() };
      let server: StartedServer = await startServer(folder, settings);
      const { students, session } = await startLesson(server, { students: 5 });
      const at = (student: Student): Student =>
        Object.assign(Object.create(student) as Student, { url: server.url });
      const starts: number[] = [];
      const waits: number[] = [];
      for (let kill = 0; kill < counts.kills; kill++) {
        const asking = students.map((student) => askUntilTheEnd(at(student), session.id, confirmed));
        const moment = model.requests.length + Math.ceil(random() * 20);
        await expect
          .poll(() => model.requests.length, { interval: 1, timeout: 30_000 })
          .toBeGreaterThanOrEqual(moment);
        await pause(random() * 20);
        server.program.kill('SIGKILL');
        await server.program.ended();
        const interrupted = await Promise.all(asking);

        const startedAt = performance.now();
        server = await startServer(folder, settings);
        const readyAt = performance.now();
        const fresh = students.map(async (student) => {
          const sent = nextQuestion();
          const { takenAt, isAnswered } = await ask(at(student), session.id, sent, confirmed);
          expect(isAnswered).toBe(true);
          return takenAt - readyAt;
        });
        const wait = Math.max(...(await Promise.all(fresh)));
        expect(wait).toBeLessThan(longestWait(readyAt - startedAt));
        starts.push(readyAt - startedAt);
        waits.push(wait);
        // Each student sends the interrupted question again, as a browser does that lost the connection.
        const repeating = interrupted.map(async ({ sent, id }, index) => {
          const again = await ask(at(students[index] as Student), session.id, sent, confirmed);
          if (id !== undefined) expect(again.id).toBe(id);
        });
        await Promise.all(repeating);
      }

      const stored = (await Promise.all(students.map((student) => storedOf(at(student), session.id)))).flat();
      const byId = new Map(stored.map((each) => [each.id, each]));
      expect(confirmed.answers.size).toBeGreaterThan(0);
      for (const [id, question] of confirmed.started) expect(byId.get(id)).toMatchObject({ question });
      for (const [id, answer] of confirmed.answers)
        expect(byId.get(id)).toMatchObject({ status: 'answered', answer });
      const questions = stored.map(({ question }) => question);
      expect(questions, 'a question is stored twice').toHaveLength(new Set(questions).size);
      expect(stored.filter(({ status }) => status === 'pending')).toEqual([]);
      process.stdout.write(
        `${engine}: ${counts.kills} kills, ${confirmed.started.size} questions and ${confirmed.answers.size} answers confirmed, none lost or doubled; a start took ${Math.round(medianOf(starts))} ms (median), from there everybody’s next question ${Math.round(medianOf(waits))} ms (median), ${Math.round(Math.max(...waits))} ms at most\n`,
      );
    },
  );
});
