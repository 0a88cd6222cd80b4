/**
 * Measures how long a question takes to reach the teacher's open monitor, and how long the whole answer takes: 200 questions
 * to the product and 200 to a bare server, alternating in one run, with one scripted model server behind both.
 * `npx tsx bench/question-to-monitor.ts` after `npm start` has built the product once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createParser } from 'eventsource-parser';
import { registerStudent, registerTeacher } from '../test/people.ts';
import { type Percentiles, percentilesOf, row } from './percentiles.ts';
import { startProgram } from './processes.ts';

/** Questions to each server before the measured ones, so that its code is compiled by then. */
const warmUp = 30;
const measured = 200;

type Listener = (event: string, data: string) => void;

/** Reads an event stream to its end and passes on each event as it arrives. */
async function listen(url: string, init: RequestInit, onEvent: Listener): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const parser = createParser({ onEvent: ({ event = '', data }) => onEvent(event, data) });
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
}

/** One of the two servers, with its monitor and a function that asks a question. */
class MeasuredServer {
  /** The times of all measured questions, each from its request on, in milliseconds. */
  readonly shown: number[] = [];
  readonly firstDelta: number[] = [];
  readonly whole: number[] = [];
  #onQuestion = (_question: string) => {};

  constructor(
    private readonly ask: (question: string) => { url: string; init: RequestInit },
    monitor: { url: string; init: RequestInit },
    readonly stop: () => Promise<void>,
  ) {
    listen(monitor.url, monitor.init, (event, data) => {
      if (event === 'question') this.#onQuestion(data);
    }).catch(() => {
      // The stream breaks off when its server stops.
    });
  }

  /** Asks a question. @param counts whether its times are recorded: those of the warm-up are not */
  async measure(question: string, counts: boolean): Promise<void> {
    const { url, init } = this.ask(question);
    let shownAt = 0;
    let deltaAt = 0;
    const shown = new Promise<void>((resolve) => {
      this.#onQuestion = (data) => {
        if (!data.includes(question)) return;
        shownAt = performance.now();
        resolve();
      };
    });
    const start = performance.now();
    await Promise.all([
      shown,
      listen(url, init, (event) => {
        if (event === 'delta') deltaAt ||= performance.now();
      }),
    ]);
    const end = performance.now();
    if (!counts) return;
    this.shown.push(shownAt - start);
    this.firstDelta.push(deltaAt - start);
    this.whole.push(end - start);
  }
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
  body: JSON.stringify(body),
});

async function startProduct(folder: string, modelUrl: string): Promise<MeasuredServer> {
  const environment = {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    AI_BASE_URL: modelUrl,
    AI_MODEL: 'scripted',
    LIMITS_SCALE: '1000',
    SCHOOL_CODES: 'BENCH',
    NODE_ENV: 'production',
  };
  const program = await startProgram(
    [process.execPath, 'dist/server/main.js'],
    environment,
    /ready at http:\/\/[^:]+:(\d+)/,
  );
  const url = `http://127.0.0.1:${program.match[1]}`;
  const teacher = await registerTeacher({ url, schoolCode: 'BENCH' });
  const created = await teacher.createClass();
  const session = await teacher.startSession(created.id);
  const student = await registerStudent({ url, schoolCode: 'BENCH' }, session.sessionCode);
  await student.joinClass(created.classCode);
  await student.openSession(session.id);
  const authorization = { authorization: `Bearer ${student.token}` };
  return new MeasuredServer(
    (question) => ({
      url: `${url}/api/student/ask`,
      init: post({ question, studentName: student.name, sessionId: session.id }, authorization),
    }),
    { url: `${url}/api/monitor/events`, init: { headers: { authorization: `Bearer ${teacher.token}` } } },
    program.stop,
  );
}

async function startBare(folder: string, modelUrl: string): Promise<MeasuredServer> {
  const command = [process.execPath, '--import', 'tsx', 'bench/bare-server.ts', folder, modelUrl];
  const program = await startProgram(command, {}, /^(http:\S+)$/);
  const url = program.match[1];
  return new MeasuredServer(
    (question) => ({ url: `${url}/ask`, init: post({ question }) }),
    { url: `${url}/monitor`, init: {} },
    program.stop,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'lyceum-bench-'));
const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
try {
  const model = await startProgram(
    [process.execPath, '--import', 'tsx', 'test/model-server.ts'],
    {},
    /^(http:\S+)$/,
  );
  stops.push(model.stop);
  const modelUrl = model.match[1] ?? '';
  const product = await startProduct(folder, modelUrl);
  stops.push(product.stop);
  const bare = await startBare(folder, modelUrl);
  stops.push(bare.stop);
  for (let n = 0; n < warmUp + measured; n++) {
    // The questions alternate, so that other work of the machine affects both servers.
    await product.measure(`Question number ${n} to the product, please?`, n >= warmUp);
    await bare.measure(`Question number ${n} to the bare server, please?`, n >= warmUp);
  }
  const percentiles = (pick: (server: MeasuredServer) => number[]): [Percentiles, Percentiles] => [
    percentilesOf(pick(product)),
    percentilesOf(pick(bare)),
  ];
  const lines = [
    `${measured} questions each, in turn; milliseconds`,
    `${''.padEnd(34)}${'product'.padStart(8)} ${''.padStart(8)}  ${'bare'.padStart(8)}`,
    `${''.padEnd(34)}${'p50'.padStart(8)} ${'p99'.padStart(8)}  ${'p50'.padStart(8)} ${'p99'.padStart(8)}   ratio`,
    row('question on the monitor', ...percentiles((server) => server.shown)),
    row('first words at the student', ...percentiles((server) => server.firstDelta)),
    row('whole answer', ...percentiles((server) => server.whole)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
