import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type WithResolvers, withResolvers } from '../with-resolvers.ts';
import type { Judge, Objection, Unit } from './judge.ts';
import { JudgedText } from './judged-text.ts';

const longTimes = { gather: 60_000, hold: 60_000 };

/**
 * A text whose judge gives its verdicts when the test says so. A unit that the judge has not read (null) is
 * shown like one that it accepts, so null stands for both.
 */
function judgedText({ before = '', timing = longTimes } = {}) {
  const units: Unit[] = [];
  const verdicts: WithResolvers<Objection | null>[] = [];
  const judge: Judge = {
    read: (unit, within, signal) => {
      units.push(unit);
      const verdict = withResolvers<Objection | null>();
      verdicts.push(verdict);
      setTimeout(() => verdict.resolve(null), within).unref();
      signal.addEventListener('abort', () => verdict.resolve(null));
      return verdict.promise;
    },
  };
  let shown = '';
  const stopped = new AbortController();
  const objected = withResolvers<void>();
  const text = new JudgedText(before, {
    judge,
    timing,
    unit: { forbidden: ['key-value'], subject: 'Mathematics', age: 13, task: '', question: '' },
    signal: stopped.signal,
    show: (passed) => {
      shown += passed;
    },
    onObjection: objected.resolve,
  });
  const write = (...paragraphs: string[]) => {
    for (const paragraph of paragraphs) text.push(paragraph, paragraph);
  };
  return {
    text,
    write,
    units,
    accept: (index: number) => verdicts[index]?.resolve(null),
    object: (index: number, at = 0) => verdicts[index]?.resolve({ prohibition: 'key-value', at }),
    objected: objected.promise,
    stop: () => stopped.abort(),
    shown: () => shown,
  };
}

const texts = (units: readonly Unit[]) => units.map(({ text }) => text);

describe('a reply that a judge reads', () => {
  it('is judged paragraph by paragraph, wherever the model breaks its pieces', () => {
    const { text, units } = judgedText();
    text.push('', 'Look');
    text.push('Look left.\n', ' left.\n');
    expect(units).toHaveLength(0);
    text.push('', '\nLook');
    expect(texts(units)).toEqual(['Look left.\n']);
  });

  it('is shown in its order, whichever verdict comes first', async () => {
    const { write, text, accept, shown } = judgedText();
    write('One.\n\n', 'Two.\n\n', 'Three.\n\n');
    accept(2);
    accept(1);
    await Promise.resolve();
    expect(shown()).toBe('');
    accept(0);
    expect(await text.end()).toBeNull();
    expect(shown()).toBe('One.\n\nTwo.\n\nThree.\n\n');
  });

  it('ends where the judge objects: nothing from there on is shown', async () => {
    const { write, text, accept, object, objected, shown } = judgedText({ before: 'Before. ' });
    write('One.\n\n', 'Two. So it is 7.\n\n', 'Three.\n\n');
    accept(0);
    object(1, 5);
    await objected;
    write('Four.\n\n');
    const length = 'Before. One.\n\n'.length;
    expect(await text.end()).toEqual({ prohibition: 'key-value', at: length + 5 });
    expect(shown()).toBe('One.\n\n');
    expect(text.rest(length + 5)).toBe('Two. ');
  });

  it('has at most three parts with the judge; what comes meanwhile is one part', async () => {
    const { write, text, accept, units } = judgedText();
    write('One.\n\n', 'Two.\n\n', 'Three.\n\n', 'Four.\n\n', 'Five.\n\n');
    expect(units).toHaveLength(3);
    accept(1);
    const ended = text.end();
    await expect.poll(() => texts(units).at(-1)).toBe('Four.\n\nFive.\n\n');
    for (const index of [0, 2, 3]) accept(index);
    expect(await ended).toBeNull();
  });

  it('has longer parts the longer it is, so that the calls do not grow with its length', async () => {
    const { write, text, accept, units } = judgedText();
    for (let n = 0; n < 400; n++) {
      write('A sentence of the reply.\n\n');
      accept(units.length - 1);
      await setImmediate();
    }
    const ended = text.end();
    accept(units.length - 1);
    expect(await ended).toBeNull();
    expect(units.length).toBeLessThan(60);
    expect(texts(units).join('')).toHaveLength(400 * 'A sentence of the reply.\n\n'.length);
  });

  it('is shown unjudged when the judge takes too long, and given to it although no paragraph ends [spec 5.51]', async () => {
    const { write, units, shown, text } = judgedText({ timing: { gather: 5, hold: 40 } });
    write('A line without an end. ');
    await expect.poll(() => units).toHaveLength(1);
    await expect.poll(shown).toBe('A line without an end. ');
    expect(await text.end()).toBeNull();
  });

  it('is not shown any more when nobody wants it', async () => {
    const { write, accept, stop, shown, text } = judgedText();
    write('One.\n\n');
    stop();
    accept(0);
    expect(await text.end()).toBeNull();
    expect(shown()).toBe('');
  });
});
