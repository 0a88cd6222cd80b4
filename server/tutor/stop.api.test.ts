import { expect, it } from 'vitest';
import { startApp } from '../../test/harness.ts';
import type { HeldParts } from '../../test/held-app.ts';
import type { ChatBody, RecordedRequest } from '../../test/model-requests.ts';
import { proposed, type Script, stalled, streamed } from '../../test/model-scripts.ts';
import { startLesson, succeeded } from '../../test/people.ts';
import { startScriptedModel } from '../../test/scripted-model.ts';
import { median } from '../median.ts';

/**
 * How soon the model's server is free again after a student has pressed Stop. A call that goes on costs tokens, and on a small
 * machine the answer of somebody else.
 */

/** The most that a stop may take beyond what happens beside it, in milliseconds. */
const target = 100;

/** One stop can meet a pause of a busy machine; the median of so many does not. */
const stops = 7;

const exercise =
  'My book says that the ferry leaves from the harbour with blue towers. What is the harbour called? Just tell me the answer!';
const bare = 'A call that no product has made.';

/** Whether the judge is asked about a part of a reply, and not about a question. */
const isOfReply = ({ messages }: ChatBody) => messages.at(-1)?.content.includes('"nextPart"') === true;

/** A lesson whose model stays silent in the middle of each call. */
async function silentLesson(parts: HeldParts, students = 1) {
  const model = await startScriptedModel();
  model.propose(() => stalled());
  const reply: Script = stalled('Look at both sides of it.\n\n', 'Then');
  model.answer((body) => {
    if (body.model !== 'judge') return reply;
    return isOfReply(body) ? stalled() : streamed(['{"life": "none", "request": "none", "act": "asks"}']);
  });
  const app = await startApp({ modelUrl: model.url, keyWait: null, ...parts });
  return { app, model, ...(await startLesson(app, { students })) };
}

type Lesson = Awaited<ReturnType<typeof silentLesson>>;

/** The request of this index, as soon as it has arrived. */
async function arrived(requests: readonly RecordedRequest[], index: number): Promise<RecordedRequest> {
  await expect.poll(() => requests.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(index);
  return requests[index] as RecordedRequest;
}

/** Asks, and waits until the call has arrived. @returns the call, and what stops the answer */
async function askUntil(
  { student, session }: Pick<Lesson, 'student' | 'session'>,
  call: () => Promise<RecordedRequest>,
) {
  const reader = await student.askStreaming(session.id, exercise);
  const { interactionId } = (await reader.next('start')).data;
  return { request: await call(), stop: () => student.post(`/api/interactions/${interactionId}/stop`) };
}

/**
 * The time of the shortest way that a stop could take: a call to the product, and then a call of the model
 * that its caller gives up.
 */
async function timeOfBareStop({ model, student, session }: Lesson): Promise<number> {
  const giveUp = new AbortController();
  const index = model.requests.length;
  const call = fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'bare', messages: [{ role: 'user', content: bare }] }),
    signal: giveUp.signal,
  });
  // The answer has begun, so that a connection is open that can be closed.
  await call;
  const request = await arrived(model.requests, index);
  const start = performance.now();
  succeeded(await student.get(`/api/sessions/${session.id}`));
  giveUp.abort();
  await request.closed;
  return performance.now() - start;
}

/**
 * The median time from a stop until the model's server sees that its call is closed, beyond the time of a bare stop that was
 * measured just before. On a busy machine both wait alike, so that their difference is the product's own time.
 */
async function timeOfStop(lesson: Lesson, call: () => Promise<RecordedRequest>): Promise<number> {
  const times: number[] = [];
  // The first question loads the checks into this thread; the product has other threads for them.
  succeeded(await (await askUntil(lesson, call)).stop());
  for (let n = 0; n < stops; n++) {
    const beside = await timeOfBareStop(lesson);
    const { request, stop } = await askUntil(lesson, call);
    const start = performance.now();
    const stopped = stop();
    expect(await request.closed).toBe('client');
    times.push(performance.now() - start - beside);
    expect(succeeded(await stopped).interaction.status).toBe('stopped');
  }
  return median(times) ?? Number.NaN;
}

/** The newest call of a model by its name, once there is one more than before. */
function nextCallOf({ model }: Lesson, name: string): () => Promise<RecordedRequest> {
  let seen = 0;
  return async () => {
    const calls = () =>
      model.requests.filter(({ body }) => body.model === name && (name !== 'judge' || isOfReply(body)));
    await expect.poll(() => calls().length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(seen);
    seen = calls().length;
    return calls().at(-1) as RecordedRequest;
  };
}

it('a stop closes the call for the reply at once [spec 10.265]', async () => {
  const lesson = await silentLesson({});
  expect(await timeOfStop(lesson, nextCallOf(lesson, 'scripted'))).toBeLessThan(target);
});

it('a stop closes the call of the judge at once [spec 10.265]', async () => {
  const lesson = await silentLesson({ judged: { sentenceHold: 60_000 } });
  expect(await timeOfStop(lesson, nextCallOf(lesson, 'judge'))).toBeLessThan(target);
  const ofReplies = lesson.model.requests.filter(({ body }) => body.model !== 'judge' || isOfReply(body));
  expect(ofReplies.every(({ closedBy }) => closedBy === 'client')).toBe(true);
});

it('a stop closes the hidden call for a key at once, and the next question makes it again [spec 10.265]', async () => {
  const lesson = await silentLesson({ keyWait: 60_000 });
  let next = 0;
  const call = () => arrived(lesson.model.proposalRequests, next++);
  expect(await timeOfStop(lesson, call)).toBeLessThan(target);
  expect(next).toBe(stops + 1);
});

it('the hidden call for a key goes on while another student waits for the same key', async () => {
  const lesson = await silentLesson({ keyWait: 60_000 }, 2);
  const [one, other] = lesson.students;
  if (!one || !other) throw new Error('The lesson has two students.');
  const { model, session } = lesson;
  const first = await askUntil({ student: one, session }, () => arrived(model.proposalRequests, 0));
  const second = await askUntil({ student: other, session }, () => arrived(model.requests, 1));
  succeeded(await first.stop());
  expect(model.proposalRequests.map(({ closedBy }) => closedBy)).toEqual([null]);
  succeeded(await second.stop());
  expect(await model.proposalRequests[0]?.closed).toBe('client');
});

it('a key that has come before the stop is kept', async () => {
  const lesson = await silentLesson({ keyWait: 60_000 });
  const { model } = lesson;
  model.propose(() => proposed('Rotterdam'));
  for (const n of [0, 1]) {
    const { stop } = await askUntil(lesson, async () => {
      await (await arrived(model.proposalRequests, 0)).closed;
      return arrived(model.requests, n);
    });
    succeeded(await stop());
  }
  expect(model.proposalRequests).toHaveLength(1);
});

it('the call for the key of an assignment ends when its teacher leaves', async () => {
  const { app, model, teacher, class: ofClass } = await silentLesson({});
  const leaving = new AbortController();
  const asked = fetch(`${app.url}/api/assignments/answer-key/propose`, {
    method: 'POST',
    headers: { authorization: `Bearer ${teacher.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ classId: ofClass.id, title: 'Ports', description: exercise }),
    signal: leaving.signal,
  });
  const request = await arrived(model.proposalRequests, 0);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(await request.closed).toBe('client');
});
