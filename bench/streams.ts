/**
 * Measures streams, compared with a bare server (bench/streams/pipe.ts) in alternating rounds of one run: the
 * processor time of each word that is streamed to 1, 50 and 200 students at once, the delay that the server
 * adds to the first words, the memory of idle streams, and one event to 500 readers. A school gets at most
 * 200 answers at once: further questions wait in the queue (server/queue/queue.ts). The levels are the
 * loosest.
 * `npm run bench:streams [rounds=5] [seconds=8] [idle=5000] [part]`, where the part is `words`, `event` or
 * `idle`; by default all of them. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { guidelineFamilies } from '../contract/guidelines.ts';
import { prepare } from '../dev/prepare.mjs';
import { medianOf, residentMemoryOf } from '../test/measures.ts';
import { succeeded } from '../test/people.ts';
import { memoryInUse, reportingOptions } from './memory/in-use.ts';
import { percentilesOf } from './percentiles.ts';
import { startProgram } from './processes.ts';
import { read } from './streams/readers.ts';
import { bareStreams, productStreams, type StreamServer } from './streams/servers.ts';
import { processorTimeOf } from './turns/processor-time.ts';
import { type Lesson, openLesson, startProduct } from './turns/servers.ts';

const [rounds = 5, seconds = 8, idleStreams = 5_000] = process.argv.slice(2, 5).map(Number);
const onlyPart = process.argv[5];
const isWanted = (part: 'words' | 'event' | 'idle') => onlyPart === undefined || onlyPart === part;
const readers = 500;
const [classes, studentsOfClass] = [4, 50];
/** How long the product's event is, in characters: a class with the ids of its 50 students. */
const eventLength = 1_780;
/** How many students are streamed to at once, and how many words a second each gets. */
const crowds = [
  { students: 1, perSecond: 100 },
  { students: 50, perSecond: 10 },
  { students: 200, perSecond: 5 },
];
type Crowd = (typeof crowds)[number];
/**
 * How long it may take until every student has the first words, in seconds. The answers go on for this time
 * and for the time that is measured after it.
 */
const beginning = 15;

interface Sent {
  readonly words: number;
  readonly sentAt: Record<string, { firstWord: number; firstSentence: number }>;
}

let rivers = 0;
/**
 * A name for a river, which makes each question a different one. It has no digits: a question with a number
 * could be an exercise.
 */
const nextRiver = () => `Or${[...String(++rivers)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
const now = () => performance.timeOrigin + performance.now();

/**
 * What a crowd costs: microseconds of processor time a word, and milliseconds from the model to the student.
 */
interface Streamed {
  readonly processor: number;
  readonly afterFirstWord: number;
  readonly afterFirstSentence: number;
}

/**
 * Streams an answer to each of the students at once. The processor time is measured in the middle, when all
 * of them get words.
 */
async function stream(
  server: StreamServer,
  { students, perSecond }: Crowd,
  modelUrl: string,
): Promise<Streamed> {
  const words = (beginning + seconds) * perSecond;
  await fetch(new URL(`/pace?words=${words}&perSecond=${perSecond}`, modelUrl), { method: 'POST' });
  const sent = async () => (await (await fetch(new URL('/sent', modelUrl))).json()) as Sent;
  const firstAt = new Map<string, number>();
  const ask = (student: number) =>
    new Promise<void>((resolve, reject) => {
      const river = nextRiver();
      read(server.ask(student, `How does the river ${river} begin?`), (text) => {
        if (!firstAt.has(river) && text.includes('event: delta')) firstAt.set(river, now());
        if (/event: (?:done|error)/.test(text)) resolve();
      }).catch(reject);
    });
  const ended = Promise.all(Array.from({ length: students }, (_, student) => ask(student)));
  await Promise.race([wait(beginning * 1_000), ended]);
  if (firstAt.size < students) throw new Error(`${firstAt.size} of ${students} had words in time.`);
  const before = { words: (await sent()).words, time: processorTimeOf(server.pid) };
  // The measurement ends half a second before the first answers do.
  await wait((seconds - 0.5) * 1_000);
  const time = processorTimeOf(server.pid) - before.time;
  const after = await sent();
  await ended;
  const delays = (of: 'firstWord' | 'firstSentence') =>
    percentilesOf([...firstAt].map(([river, at]) => at - (after.sentAt[river]?.[of] ?? Number.NaN))).p50;
  return {
    processor: (time * 1_000) / (after.words - before.words),
    afterFirstWord: delays('firstWord'),
    afterFirstSentence: delays('firstSentence'),
  };
}

/**
 * Sends an event to readers.
 * @returns the milliseconds of processor time, and those until the last reader had it
 */
async function broadcast(server: StreamServer): Promise<{ processor: number; last: number }> {
  const closes: (() => void)[] = [];
  const told: Promise<void>[] = [];
  let isSent = false;
  for (let n = 0; n < readers; n++)
    await new Promise<void>((opened, reject) => {
      told.push(
        new Promise((resolve) => {
          read(server.reader(n), (text) => {
            if (isSent && server.mark.test(text)) resolve();
          }).then((close) => {
            closes.push(close);
            opened();
          }, reject);
        }),
      );
    });
  await wait(500);
  const before = processorTimeOf(server.pid);
  const start = performance.now();
  isSent = true;
  await server.broadcast();
  await Promise.all(told);
  const last = performance.now() - start;
  await wait(500);
  const processor = processorTimeOf(server.pid) - before;
  for (const close of closes) close();
  await wait(500);
  return { processor, last };
}

/** What each of many idle streams takes, in KiB: of the whole process, and of its main thread's objects. */
interface IdleMemory {
  readonly resident: number;
  readonly inUse: number;
}

/** Opens many idle streams. */
async function idle(server: StreamServer, report: string): Promise<IdleMemory> {
  const used = async () => {
    const inUse = (await memoryInUse(server.pid, report)) / 1_024;
    return { inUse, resident: residentMemoryOf(server.pid) };
  };
  const before = await used();
  const closes: (() => void)[] = [];
  for (let n = 0; n < idleStreams; n += 50)
    closes.push(...(await Promise.all(Array.from({ length: 50 }, (_, each) => read(server.idle(n + each))))));
  // Long enough for two heartbeats.
  await wait(31_000);
  const after = await used();
  for (const close of closes) close();
  return {
    resident: (after.resident - before.resident) / idleStreams,
    inUse: (after.inUse - before.inUse) / idleStreams,
  };
}

const columns = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'number' ? value.toFixed(2) : value).padStart(10)).join('');

/**
 * A row: what the product and the bare server took, and the median over the rounds of their ratios, or of
 * their differences.
 */
function row(
  name: string,
  pairs: readonly (readonly [product: number, bare: number])[],
  target: number,
  how: 'ratio' | 'difference' = 'ratio',
): string {
  const compared = medianOf(pairs.map(([ours, theirs]) => (how === 'ratio' ? ours / theirs : ours - theirs)));
  const values = [
    medianOf(pairs.map(([ours]) => ours)),
    medianOf(pairs.map(([, theirs]) => theirs)),
    compared,
    target,
  ];
  return `${name.padEnd(60)}${columns(values)}  ${compared <= target ? 'met' : 'missed'}`;
}

/** Chooses the loosest level of every family. */
async function loosenLevels(lesson: Lesson): Promise<void> {
  const loosest = Object.fromEntries(
    Object.entries(guidelineFamilies).map(([family, { levels }]) => [family, levels.at(-1)?.id]),
  );
  const path = `/api/sessions/${lesson.sessionId}/guidelines`;
  succeeded(await lesson.teacher.post(path, { aiGuidelines: loosest }));
}

/** Prints what words cost that are streamed to a crowd. */
async function measureWords(crowd: Crowd, product: StreamServer, bare: StreamServer, modelUrl: string) {
  const pairs: [Streamed, Streamed][] = [];
  // The first round warms the servers up.
  for (let round = 0; round <= rounds; round++) {
    const pair: [Streamed, Streamed] = [
      await stream(product, crowd, modelUrl),
      await stream(bare, crowd, modelUrl),
    ];
    if (round > 0) pairs.push(pair);
  }
  const of = (pick: (streamed: Streamed) => number) =>
    pairs.map(([ours, theirs]) => [pick(ours), pick(theirs)] as const);
  const to = `to ${crowd.students} at ${crowd.perSecond}/s`;
  console.log(
    row(
      `processor time of a word (µs), ${to}`,
      of(({ processor }) => processor),
      1.5,
    ),
  );
  console.log(
    row(
      `model's first word to the student's (ms), ${to}`,
      of((each) => each.afterFirstWord),
      1,
      'difference',
    ),
  );
  // The bare server passes words on before the sentence is complete, so that the time after the sentence is
  // negative. The time after the first word takes its place.
  const sentence = of(
    ({ afterFirstSentence, afterFirstWord }) => Math.max(afterFirstSentence, 0) || afterFirstWord,
  );
  console.log(row(`model's first sentence to the student's (ms), ${to}`, sentence, 1, 'difference'));
}

/** Prints what an event to many readers costs. */
async function measureEvent(product: StreamServer, bare: StreamServer) {
  const events: [processor: readonly [number, number], last: readonly [number, number]][] = [];
  for (let round = 0; round <= rounds; round++) {
    const [ours, theirs] = [await broadcast(product), await broadcast(bare)];
    if (round > 0)
      events.push([
        [ours.processor, theirs.processor],
        [ours.last, theirs.last],
      ]);
  }
  console.log(
    row(
      `processor time of an event to ${readers} readers (ms)`,
      events.map(([processor]) => processor),
      1.5,
    ),
  );
  console.log(
    row(
      `until the last of ${readers} readers has it (ms)`,
      events.map(([, last]) => last),
      1.5,
    ),
  );
}

/** Prints the memory of idle streams. @param reports the files to which the two servers report their memory */
async function measureIdle(product: StreamServer, bare: StreamServer, reports: Reports) {
  const [ours, theirs] = [await idle(product, reports.product), await idle(bare, reports.bare)];
  const of = `of each of ${idleStreams} idle streams (KiB)`;
  console.log(row(`memory ${of}`, [[ours.resident, theirs.resident]], 2));
  console.log(row(`objects ${of}`, [[ours.inUse, theirs.inUse]], 2));
}

interface Reports {
  readonly product: string;
  readonly bare: string;
}

await prepare();
const folder = mkdtempSync(join(tmpdir(), 'lyceum-streams-'));
const reports = { product: join(folder, 'product.json'), bare: join(folder, 'bare.json') };
const stops: (() => Promise<void>)[] = [];
try {
  const loading = ['--import', 'tsx'];
  const model = await startProgram(
    [process.execPath, ...loading, 'bench/streams/model.ts'],
    {},
    /^(http:\S+)$/,
  );
  stops.unshift(model.stop);
  const modelUrl = model.match[1] ?? '';
  const nodeOptions = reportingOptions(reports.product);
  const started = await startProduct({ folder, modelUrl, nodeOptions }, studentsOfClass);
  stops.unshift(started.stop);
  const lessons: [Lesson, ...Lesson[]] = [started.lesson];
  while (lessons.length < classes) lessons.push(await openLesson(started.target.url, studentsOfClass));
  for (const lesson of lessons) await loosenLevels(lesson);
  const command = [
    process.execPath,
    ...reportingOptions(reports.bare),
    ...loading,
    'bench/streams/pipe.ts',
    modelUrl,
  ];
  const pipe = await startProgram(command, {}, /^(http:\S+)$/);
  stops.unshift(pipe.stop);
  const product = productStreams(started, lessons);
  const bare = bareStreams(pipe.match[1] ?? '', pipe.pid, 'x'.repeat(eventLength));

  console.log(`${rounds} rounds of ${seconds} s, in turn; medians; load before ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${''.padEnd(60)}${columns(['product', 'bare', 'compared', 'target'])}`);
  if (isWanted('words')) for (const crowd of crowds) await measureWords(crowd, product, bare, modelUrl);
  if (isWanted('event')) await measureEvent(product, bare);
  if (isWanted('idle')) await measureIdle(product, bare, reports);
} finally {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
}
