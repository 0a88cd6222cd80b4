import { expect, it } from 'vitest';
import { frame, frameInParts, reconnectAfter, sharedData } from './frame.ts';

it('writes an event in the format of the standard', () => {
  expect(frame('delta', { text: 'a\nb' }, 'S:3')).toBe('id: S:3\nevent: delta\ndata: {"text":"a\\nb"}\n\n');
  expect(frame('delta', {})).toBe('event: delta\ndata: {}\n\n');
});

it.each(['a\nb', 'a\rb', 'a\0b'])('refuses a name or an id that would break the frame: %j', (broken) => {
  expect(() => frame(broken, {})).toThrow('line break');
  expect(() => frame('delta', {}, broken)).toThrow('line break');
});

it('says when to reconnect', () => {
  expect(reconnectAfter(1_000)).toBe('retry: 1000\n\n');
});

it('data that many readers get is serialised once, and reads the same', () => {
  let times = 0;
  const data = {
    toJSON: () => {
      times += 1;
      return { class: 'algebra' };
    },
  };
  const plain = frame('class', data);
  times = 0;
  sharedData(data);
  expect([frame('class', data), frame('class', data)]).toEqual([plain, plain]);
  expect(times).toBe(1);
});

it.each([[[]], [[{ id: 'a' }]], [[{ id: 'a' }, { id: 'b' }, { id: 'c' }]]])(
  'an event in parts reads like the whole one: %j',
  (students) => {
    const parts = frameInParts(
      'snapshot',
      { data: { session: 'S' }, list: 'students', items: students },
      'S:3',
    );
    expect([...parts].join('')).toBe(frame('snapshot', { session: 'S', students }, 'S:3'));
  },
);
