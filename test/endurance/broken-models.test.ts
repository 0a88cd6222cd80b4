import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { medianOf } from '../measures.ts';
import * as scripts from '../model-scripts.ts';
import { type Script, type Step, streamed } from '../model-scripts.ts';
import { type Student, startLesson, storedOf } from '../people.ts';
import { freshFolder, startServer } from '../processes.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { counts } from './counts.ts';

/** A hundred megabytes without an end of a line. */
const hundredMegabytes: readonly Step[] = Array.from({ length: 100 }, () => ({
  raw: 'word'.repeat(250_000),
}));

/**
 * Words that are shown before the answer ends: they are longer than the beginning of a reply that the server
 * holds back.
 */
const words = 'A leaf takes in light all day. Look at one in the sun. '.repeat(20);

/** A script that sends the words first, then does what these steps say. */
const afterWords = (...steps: readonly Step[]): Script => ({
  steps: [{ flush: true }, { delta: words }, { wait: 300 }, ...steps],
});

/**
 * How a question ends. `spare` means that the second model answers it, since the first one fails before its
 * first word.
 */
type Ending = 'answered' | 'spare' | 'model-failed' | 'model-timeout';

/** A broken model: what it does, how its questions end, and after how many milliseconds at most. */
type Broken = readonly [script: Script, ending: Ending, longest: number];

/** Broken models whose questions end at once or by a limit of length. */
const quick: Readonly<Record<string, Broken>> = {
  refuses: [scripts.refused(500), 'spare', 10_000],
  'breaks before a word': [scripts.brokenOff(), 'spare', 10_000],
  'breaks after words': [afterWords({ destroy: true }), 'model-failed', 10_000],
  'is cut short': [afterWords(), 'model-failed', 10_000],
  'sends garbage': [scripts.garbage, 'spare', 10_000],
  'sends a page': [scripts.htmlPage, 'spare', 10_000],
  'sends garbage after words': [
    afterWords({ raw: 'data: {"choices": [{\n\n' }, { stall: true }),
    'model-failed',
    10_000,
  ],
  'sends an error after words': [
    afterWords({ event: { error: { message: 'scripted error' } } }),
    'model-failed',
    10_000,
  ],
  'sends 100 MB of words': [scripts.huge(100_000_000), 'answered', 20_000],
  'sends 100 MB in one event': [{ steps: [{ raw: 'data: {"' }, ...hundredMegabytes] }, 'spare', 20_000],
  'sends 100 MB as one JSON text': [
    { steps: [{ raw: '{"choices": "' }, ...hundredMegabytes] },
    'spare',
    20_000,
  ],
};

/** A step that repeats for five minutes, which is longer than the server waits for anything. */
const often = (milliseconds: number, step: Step): Step[] =>
  Array.from({ length: Math.ceil(300_000 / milliseconds) }, () => [{ wait: milliseconds }, step]).flat();

/**
 * Broken models whose questions end by a limit of time: 60 s to the first word, 20 s of silence, 180 s for
 * the whole answer.
 */
const slow: Readonly<Record<string, Broken>> = {
  stalls: [scripts.stalled(), 'spare', 70_000],
  'stalls after words': [afterWords({ stall: true }), 'model-timeout', 30_000],
  trickles: [{ steps: often(5_000, { delta: 'A leaf takes in light. ' }) }, 'model-timeout', 190_000],
  'never begins': [{ steps: [{ flush: true }, ...often(1_000, { raw: ': wait\n\n' })] }, 'spare', 70_000],
  // A thought is a sign of life, so only the limit of the whole answer ends it.
  'thinks for ever': [
    { steps: often(1_000, { event: { choices: [{ delta: { reasoning_content: 'Hm. ' } }] } }) },
    'spare',
    190_000,
  ],
};

/** How many students ask each broken model at once. */
const askers = 2;
/**
 * How much more memory the server may take while they ask, in KiB. Three of the models have 100 MB for each
 * asker, so 600 MB in all.
 */
const mostMemory = 250 * 1_024;
const quiet = 'Why do leaves look green?';
const good = streamed(['What is ', 'given?']);

/** Asks a question. @returns the status and the body of the answer, and how many milliseconds it took */
async function timed(student: Student, sessionId: string, question: string) {
  const startedAt = performance.now();
  const { status, body } = await student.ask(sessionId, question);
  return { status, body, took: performance.now() - startedAt };
}

/**
 * The longest that an answer of the other model may take, in milliseconds. Only students who wait for a
 * broken model may wait longer.
 */
const longestAnswer = 5_000;

it('every question to a broken model ends in time, and students on the other model notice nothing [spec 10.260]', {
  timeout: 600_000,
}, async () => {
  const broken = { ...quick, ...(counts.slowModels ? slow : {}) };
  const first = await startScriptedModel();
  const kindOf = (question: string) => /It (.*)\?$/.exec(question)?.[1] ?? '';
  // The first model begins to answer when all questions to broken models are there. It refuses all other
  // questions, as a busy server does.
  first.answer(({ messages }) => {
    const script = broken[kindOf(messages.at(-1)?.content ?? '')]?.[0];
    return script ? { ...script, steps: [{ gate: 'all are here' }, ...script.steps] } : scripts.refused(429);
  });
  const spare = await startScriptedModel();
  spare.answer(() => good);
  const server = await startServer(freshFolder(), {
    SCHOOL_CODES: 'NORTH,SOUTH',
    AI_BASE_URL: first.url,
    AI_MODEL: 'scripted',
    AI_FALLBACK_BASE_URL: spare.url,
    AI_FALLBACK_MODEL: 'spare',
    AI_KEY_PROPOSALS: 'off',
    AI_JUDGE: 'off',
    LIMITS_SCALE: '10000',
  });
  const kinds = Object.keys(broken).flatMap((kind) => Array.from({ length: askers }, () => kind));
  const north = await startLesson({ ...server, schoolCode: 'NORTH' }, { students: kinds.length });
  const south = await startLesson({ ...server, schoolCode: 'SOUTH' });
  let most = 0;
  const before = server.program.memory();
  const watching = setInterval(() => {
    most = Math.max(most, server.program.memory());
  }, 20);
  onTestFinished(() => clearInterval(watching));

  let isOver = false;
  const asking = kinds.map((kind, index) =>
    timed(north.students[index] as Student, north.session.id, `Does it work? It ${kind}?`),
  );
  void Promise.all(asking).finally(() => {
    isOver = true;
  });
  await expect.poll(() => first.requests.length, { interval: 1, timeout: 30_000 }).toBe(kinds.length);
  first.open('all are here');
  const disturbed: number[] = [];
  while (!isOver || disturbed.length < 30) {
    const { status, took } = await timed(south.student, south.session.id, quiet);
    expect(status).toBe(200);
    disturbed.push(took);
    await pause(Math.min(20 + disturbed.length, 200));
  }
  const ended = await Promise.all(asking);

  for (const [index, kind] of kinds.entries()) {
    const [, ending, longest] = broken[kind] as Broken;
    const { status, took } = ended[index] as Awaited<(typeof asking)[number]>;
    const isAnswered = ending === 'answered' || ending === 'spare';
    const [stored] = await storedOf(north.students[index] as Student, north.session.id);
    expect(stored, kind).toMatchObject(
      isAnswered ? { status: 'answered', failure: null } : { status: 'failed', failure: ending },
    );
    expect(status, kind).toBe({ 'model-failed': 502, 'model-timeout': 504 }[ending as string] ?? 200);
    if (ending === 'spare') expect(stored?.answer, kind).toBe('What is given?');
    expect(took, kind).toBeLessThan(longest);
  }
  const undisturbed: number[] = [];
  for (let n = 0; n < 60; n++) undisturbed.push((await timed(south.student, south.session.id, quiet)).took);
  process.stdout.write(
    `${kinds.length} questions to broken models: ${Math.round((most - before) / 1_024)} MiB more memory at most; the others’ ${disturbed.length} answers took ${Math.round(medianOf(disturbed))} ms (median), ${Math.round(Math.max(...disturbed))} ms at most; without them ${Math.round(medianOf(undisturbed))} ms\n`,
  );
  expect(most - before).toBeLessThan(mostMemory);
  expect(Math.max(...disturbed)).toBeLessThan(longestAnswer);
  expect(medianOf(disturbed) / medianOf(undisturbed)).toBeLessThan(counts.slowestRatio);
});
