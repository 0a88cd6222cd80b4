/** The time of the checks of a reply, and the delay of a sentence from the model to the student. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { percentilesOf } from '../../bench/percentiles.ts';
import { closeReply, endAttempt, openReply, pushPiece, type ReplyRequest } from '../../checks/checks.ts';
import { defaultGuidelines } from '../../contract/guidelines.ts';
import { strictest } from '../../test/hostile/levels.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { firstDelta } from './first-delta.ts';
import { startHeldProduct } from './held-product.ts';
import type { Row } from './row.ts';

/** The limits of the targets, in milliseconds: of half of the replies, of 95 % of them, of a sentence on its way. */
const limits = { median: 1.5, most: 4, firstSentence: 150 } as const;

/** The levels whose time is measured. Only the default ones have a target. */
const levels = { default: defaultGuidelines('Mathematics'), strictest } as const;
type Levels = keyof typeof levels;

/** Subjects and statements from which replies are made. */
const subjects = [
  'the garden',
  'the train',
  'your program',
  'the poem',
  'that sentence',
  'the table',
  'the graph',
];
const sayings = [
  'Good, you have read SUBJECT closely, and that is where most people begin.',
  'Look at SUBJECT again: there is a part of it that you have not used until now.',
  'Somebody in your class once asked whether SUBJECT could be seen from the other side, and it can.',
  'Put into words what SUBJECT shows, as if you told it to a friend on the phone.',
  'There are NUMBER ways to go on here, and none of them needs anything new.',
  'When you are unsure about SUBJECT, draw it; a drawing is often half of the way.',
  'I would like to know why you think so, since SUBJECT can be read in more than one way.',
  'Do not hurry; a step that you understand is worth more than NUMBER that you copy.',
];

/** A reply of about two thousand characters that no guideline stops, different each time. */
function replyOf(seed: number): string {
  let text = '';
  for (let at = 0; text.length < 1_950; at++) {
    const saying = sayings[(seed + at * 3) % sayings.length] ?? '';
    const subject = subjects[(seed * 5 + at) % subjects.length] ?? '';
    const name = letters(seed * 31 + at);
    const named = at % 4 === 0 ? `${subject} (${name})` : `${subject} of ${name}`;
    text += `${saying.replace('SUBJECT', named).replace('NUMBER', 'several')} `;
    if (at % 4 === 3) text += '\n\n';
  }
  return `${text}What will you try first?`;
}

/** A number in consonants. With vowels, some would be words that are unsuitable for children. */
const letters = (number: number): string =>
  [...String(number)].map((digit) => 'bdfgjlmnpr'[Number(digit)]).join('');

/** A request with a key and a conversation. */
const request = (seed: number, chosen: Levels): ReplyRequest => ({
  guidelines: levels[chosen],
  question: 'I do not know how to begin. Can you help me with the garden?',
  earlier: Array.from({ length: 6 }, (_, at) => ({
    question: `I tried to add the sides and got ${30 + at}, is that right?`,
    answer: replyOf(seed + at).slice(0, 300),
  })),
  task: 'A garden is 12 m long and 7 m wide. How large is its area, and how long is its fence?',
  key: { answers: ['84', '84 m^2', '38', '38 m'], steps: ['19'], model: '' },
  disclosed: ['above 30'],
});

/** The milliseconds that the guardrails take for one reply. */
interface TimeSpent {
  /** All detectors of all families, segment after segment, as the tokens come. */
  readonly reply: number;
  /** The same with what comes before the first word, while the model begins to think, and after the last. */
  readonly turn: number;
}

/**
 * The times of this many replies, one after the other.
 * @throws Error when a reply is stopped, because its time would mean nothing
 */
function checkTimes(replies: number, chosen: Levels): TimeSpent[] {
  return Array.from({ length: replies }, (_, seed) => {
    // Pieces of up to six characters, as a model sends them.
    const tokens = replyOf(seed).match(/\s*\S{1,6}/g) ?? [];
    const id = `reply ${seed}`;
    const asked = performance.now();
    openReply(id, request(seed, chosen));
    const began = performance.now();
    for (const token of tokens) pushPiece(id, token);
    endAttempt(id);
    const ended = performance.now();
    const { rule } = closeReply(id).receipt;
    if (rule !== null) throw new Error(`A reply of the bench was stopped: ${rule}`);
    return { reply: ended - began, turn: performance.now() - asked };
  });
}

const tokens = 'Look at the garden again : which of its two sides is the longer one ?'.split(' ');
/** The index of the token that ends the first sentence. */
const lastOfSentence = tokens.length - 1;

/**
 * Starts a model that sends a token every 20 ms. `saidAt` returns when it sent the last token of its first
 * sentence, in milliseconds of performance.now().
 */
async function startSlowModel() {
  let saidAt = 0;
  const server = createServer((request, response) => {
    request.resume();
    const say = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    const speak = async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const [at, token] of [...tokens, 'And', 'what', 'follows', '?'].entries()) {
        await after(20);
        say({ content: at === 0 ? token : ` ${token}` }, null);
        if (at === lastOfSentence) saidAt = performance.now();
      }
      say({}, 'stop');
      response.end('data: [DONE]\n\n');
    };
    speak().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    saidAt: () => saidAt,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Milliseconds from the model's last token of the first sentence to that sentence on the student's stream.
 */
async function sentenceDelays(questions: number): Promise<number[]> {
  const model = await startSlowModel();
  const product = await startHeldProduct(model.url);
  try {
    const lesson = await startLesson(product);
    const now = product.clock.now().getTime();
    const { assignment } = succeeded(
      await lesson.teacher.post('/api/assignments/create', {
        title: 'A garden',
        description: request(0, 'strictest').task,
        classId: lesson.class.id,
        openDate: new Date(now - 60_000).toISOString(),
        closeDate: new Date(now + 60_000).toISOString(),
        aiGuidelines: strictest,
        answerKey: { answers: '84\n38', steps: '19', model: '' },
      }),
    );
    const delays: number[] = [];
    for (let n = 0; n < questions; n++) {
      const arrived = await firstDelta(
        { url: `${lesson.student.url}/api/assignments/${assignment.id}/chat`, token: lesson.student.token },
        { question: 'How do I begin with the garden?' },
        'longer one ?',
      );
      delays.push(arrived - model.saidAt());
      product.clock.advance(1_000);
    }
    return delays;
  } finally {
    await product.close();
    await model.close();
  }
}

/** The replies of a warm-up, whose times do not count. */
const discarded = 100;

const timesAt = (chosen: Levels): TimeSpent[] => checkTimes(discarded + 400, chosen).slice(discarded);

/** The shares of times within their limit. Half of them and 95 % of them have one. */
export async function measure(): Promise<Row[]> {
  const [usual, strict] = [timesAt('default'), timesAt('strictest')];
  const delays = await sentenceDelays(40);
  const within = (figure: string, all: readonly number[], limit: number, target: Row['target']): Row => ({
    figure: `${figure} within ${limit} ms (${percentilesIn(all)})`,
    hits: all.filter((one) => one <= limit).length,
    of: all.length,
    target,
  });
  const replies = usual.map(({ reply }) => reply);
  const turns = usual.map(({ turn }) => turn);
  return [
    within('checks of 2 kB', replies, limits.median, { atLeast: 0.5 }),
    within('checks of 2 kB', replies, limits.most, { atLeast: 0.95 }),
    within('the same, the whole turn', turns, limits.most, {}),
    within(
      'the same at the strictest levels',
      strict.map(({ reply }) => reply),
      limits.most,
      {},
    ),
    within('first sentence', delays, limits.firstSentence, { atLeast: 0.95 }),
  ];
}

/** Median, 95th and 99th percentile, as they are printed. */
function percentilesIn(milliseconds: readonly number[]): string {
  const { p50, p95, p99 } = percentilesOf(milliseconds);
  return `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;
}
