import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../second-readers/judge.ts';
import { defaultTiming, type SecondReaders, type SegmentReading } from '../second-readers/second-readers.ts';
import { type WithResolvers, withResolvers } from '../with-resolvers.ts';
import { ReadReply, type ReplyReading } from './read-reply.ts';

const doubt = { content: false, meaning: true };
const clear: SegmentReading = { isRead: true, isAway: false, objection: null, records: [] };
const unread: SegmentReading = { ...clear, isRead: false };
const objection: SegmentReading = { ...clear, objection: { by: 'key-value', at: 0 } };

/** A reply whose readers give their verdicts when the test says so. */
function readReply({ before = '', isStrict = false } = {}) {
  const parts: Unit[] = [];
  const limits: number[] = [];
  const verdicts: WithResolvers<SegmentReading>[] = [];
  const readers: SecondReaders = {
    timing: defaultTiming,
    judgeIsTold: false,
    readQuestion: async () => {},
    readSegment: (unit, _, { within, signal }) => {
      parts.push(unit);
      limits.push(within);
      const verdict = withResolvers<SegmentReading>();
      verdicts.push(verdict);
      signal.addEventListener('abort', () => verdict.resolve(unread));
      return verdict.promise;
    },
  };
  let shown = '';
  let objections = 0;
  const person = new AbortController();
  const reading: ReplyReading = { doubtful: 0, unread: 0, records: [] };
  const reply = new ReadReply(before, reading, {
    readers,
    isStrict,
    classId: undefined,
    unit: { forbidden: ['key-value'], subject: 'Mathematics', age: 13, task: '', question: '', answers: [] },
    signal: person.signal,
    show: (text) => {
      shown += text;
    },
    onObjection: () => {
      objections += 1;
    },
  });
  const answer = async (index: number, verdict: SegmentReading) => {
    verdicts[index]?.resolve(verdict);
    await setImmediate();
  };
  return {
    reply,
    reading,
    parts,
    limits,
    answer,
    stop: () => person.abort(),
    shown: () => shown,
    objections: () => objections,
  };
}

describe('a reply that second readers read', () => {
  it('is shown at once where it is clear', async () => {
    const { reply, reading, shown } = readReply();
    reply.push('Look left. ', null);
    expect(shown()).toBe('Look left. ');
    expect(await reply.end()).toBeNull();
    expect(reading).toEqual({ doubtful: 0, unread: 0, records: [] });
  });

  it('waits at a sentence in doubt, and what follows waits with it', async () => {
    const { reply, parts, limits, answer, shown } = readReply();
    reply.push('One. ', null);
    reply.push('Two. ', doubt);
    reply.push('Three. ', null);
    expect(shown()).toBe('One. ');
    expect(parts).toMatchObject([{ before: 'One. ', text: 'Two. ' }]);
    expect(limits).toEqual([800]);
    await answer(0, clear);
    expect(shown()).toBe('One. Two. Three. ');
    reply.push('Four.', null);
    expect(shown()).toBe('One. Two. Three. Four.');
  });

  it('is shown in its order, whichever verdict comes first', async () => {
    const { reply, answer, shown } = readReply();
    reply.push('One. ', doubt);
    reply.push('Two.', doubt);
    await answer(1, clear);
    expect(shown()).toBe('');
    await answer(0, clear);
    expect(shown()).toBe('One. Two.');
  });

  it('ends before the sentence that is not to be shown', async () => {
    const { reply, answer, shown, objections } = readReply({ before: 'Before. ' });
    reply.push('One. ', null);
    reply.push('It is 7. ', doubt);
    reply.push('Good.', null);
    await answer(0, objection);
    expect(await reply.end()).toEqual({ by: 'key-value', at: 'Before. One. '.length });
    expect(shown()).toBe('One. ');
    expect(objections()).toBe(1);
    reply.push('More.', null);
    expect(shown()).toBe('One. ');
  });

  it('is shown where nobody has read it in time, and counts that', async () => {
    const { reply, reading, answer, shown } = readReply();
    reply.push('One.', doubt);
    await answer(0, unread);
    expect(shown()).toBe('One.');
    expect(reading).toMatchObject({ doubtful: 1, unread: 1 });
  });

  it('is not shown any more after the person has stopped it', async () => {
    const { reply, shown, stop } = readReply();
    reply.push('One.', doubt);
    stop();
    expect(await reply.end()).toBeNull();
    expect(shown()).toBe('');
  });

  it('takes at most twenty calls', () => {
    const { reply, parts } = readReply();
    for (let count = 0; count < 30; count++) reply.push('And so on. ', doubt);
    expect(parts).toHaveLength(20);
  });
});

describe('a reply to a child under 13 or after a question in doubt', () => {
  it('is held for four seconds and ends where nobody has read it', async () => {
    const { reply, limits, answer, shown } = readReply({ isStrict: true });
    reply.push('One. ', null);
    reply.push('Two.', doubt);
    expect(limits).toEqual([4_000]);
    await answer(0, unread);
    expect(await reply.end()).toEqual({ by: null, at: 'One. '.length });
    expect(shown()).toBe('One. ');
  });

  it('is shown while the readers are away, as without any', async () => {
    const { reply, reading, answer, shown } = readReply({ isStrict: true });
    reply.push('One.', doubt);
    await answer(0, { ...unread, isAway: true });
    expect(shown()).toBe('One.');
    expect(reading.unread).toBe(1);
  });
});
