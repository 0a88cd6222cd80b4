import { expect, it } from 'vitest';
import { type Model, ModelError } from '../model/model.ts';
import { Models } from './models.ts';

const clock = { now: () => new Date() };

/** A model that answers with its own name, or fails. */
const named = (name: string, { fails = false } = {}): Model => ({
  description: name,
  connected: true,
  async *answer() {
    if (fails) throw new ModelError('model-failed');
    yield name;
  },
});

async function answerOf(model: Model): Promise<string> {
  let text = '';
  for await (const piece of model.answer({ messages: [], signal: new AbortController().signal }))
    text += piece;
  return text;
}

it('the model that answers students works out answer keys, too, unless there is another one for them', async () => {
  const models = new Models({ model: named('tutor') }, clock);
  expect(models.keyModel).toBe(models.model);
  expect(models.ownKeyModel).toBeNull();
  models.change({ model: named('tutor'), keys: named('solver') });
  expect([await answerOf(models.keyModel), await answerOf(models.model)]).toEqual(['solver', 'tutor']);
});

it('another model for answer keys is left alone while the model that answers students has no room', async () => {
  const models = new Models({ model: named('tutor', { fails: true }), keys: named('solver') }, clock);
  expect(models.keyModel.hasRoom).toBe(true);
  while (models.model.hasRoom) await answerOf(models.model).catch(() => {});
  expect(models.keyModel.hasRoom).toBe(false);
});

it('another model for answer keys that fails again and again leaves the students their tutor', async () => {
  const models = new Models({ model: named('tutor'), keys: named('solver', { fails: true }) }, clock);
  while (models.keyModel.hasRoom) await answerOf(models.keyModel).catch(() => {});
  expect(models.model.isDown).toBe(false);
  expect(await answerOf(models.model)).toBe('tutor');
});
