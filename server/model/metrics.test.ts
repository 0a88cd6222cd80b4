import { expect, it } from 'vitest';
import { HeldClock } from '../../test/held-app.ts';
import { ConnectionFailure } from './http-call.ts';
import { ModelMetrics, speedOf } from './metrics.ts';
import { type Model, ModelError, ServerRefusal } from './model.ts';
import { ModelWithPolicy } from './policy.ts';

const request = { messages: [], signal: new AbortController().signal };

/** A model with the metrics of its calls. */
class MeasuredModel extends ModelWithPolicy {
  constructor(
    model: Model,
    clock: HeldClock,
    readonly metrics = new ModelMetrics(clock),
  ) {
    super([{ model, metrics }], clock, { isGuarded: false });
  }
}

/** A model that takes some time before each piece of its answer. */
const slowModel = (clock: HeldClock, pieces: readonly (readonly [milliseconds: number, text: string])[]) =>
  new MeasuredModel(
    modelOf(async function* () {
      for (const [milliseconds, text] of pieces) {
        clock.advance(milliseconds);
        yield text;
      }
    }),
    clock,
  );

const modelOf = (answer: Model['answer']): Model => ({ description: '', connected: true, answer });

async function ask(model: Model) {
  for await (const _ of model.answer(request));
}

it('the time to the first word and the speed after it are measured', async () => {
  const clock = new HeldClock();
  const model = slowModel(clock, [
    [800, 'Look '],
    [500, 'x'.repeat(40)],
    [500, 'x'.repeat(40)],
  ]);
  expect(speedOf(model.metrics.timings)).toBeNull();
  await ask(model);
  expect(speedOf(model.metrics.timings)).toEqual({ answers: 1, firstWordMs: 800, tokensPerSecond: 20 });
});

it('an answer that comes at once says nothing about the speed', async () => {
  const clock = new HeldClock();
  const model = slowModel(clock, [[300, 'All of it.']]);
  await ask(model);
  expect(speedOf(model.metrics.timings)).toEqual({ answers: 1, firstWordMs: 300, tokensPerSecond: null });
});

it('an answer that its reader gives up counts as far as it came', async () => {
  const clock = new HeldClock();
  const model = slowModel(clock, [
    [100, 'Look '],
    [100, 'at '],
  ]);
  for await (const _ of model.answer(request)) break;
  expect(model.metrics.timings).toEqual([{ firstWordMs: 100, tokensPerSecond: null }]);
});

it('the last fifty answers are kept', async () => {
  const clock = new HeldClock();
  const model = slowModel(clock, [[10, 'Look']]);
  for (let n = 0; n < 60; n++) await ask(model);
  expect(model.metrics.timings).toHaveLength(50);
});

it.each([
  [new ModelError('model-failed', new ServerRefusal(401)), 'key-refused'],
  [new ModelError('model-failed', new ServerRefusal(404)), 'not-found'],
  [new ModelError('model-failed', new ServerRefusal(500)), 'server-failed'],
  [new ModelError('model-failed', new ConnectionFailure('The connection failed.')), 'unreachable'],
  [new ModelError('model-failed', new Error('The answer is empty.')), 'no-answer'],
  [new ModelError('model-overloaded', new ServerRefusal(503)), 'overloaded'],
  [new ModelError('model-timeout'), 'too-slow'],
])('a failure is kept in words of the product: %s %s', async (error, failure) => {
  const clock = new HeldClock();
  const model = new MeasuredModel(
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    modelOf(async function* () {
      throw error;
    }),
    clock,
  );
  await expect(ask(model)).rejects.toBe(error);
  expect(model.metrics.lastFailure).toEqual({ at: clock.now().toISOString(), failure });
});
