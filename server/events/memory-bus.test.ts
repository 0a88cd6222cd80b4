import { expect, it } from 'vitest';
import { MemoryBus } from './memory-bus.ts';

it('delivers a message to every listener, even when one of them fails [spec 5.44]', () => {
  const bus = new MemoryBus();
  const received: string[] = [];
  const mistake = new Error('nobody foresaw this');
  bus.subscribe('news', () => {
    throw mistake;
  });
  const end = bus.subscribe<string>('news', (message) => received.push(message));
  expect(() => bus.publish('news', 'first')).toThrow(mistake);
  expect(received).toEqual(['first']);
  end();
  expect(() => bus.publish('news', 'second')).toThrow(mistake);
  expect(received).toEqual(['first']);
});
