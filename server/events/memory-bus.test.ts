import { expect, it } from 'vitest';
import { MemoryBus } from './memory-bus.ts';

it('brings a message to every listener, even when one of them fails', () => {
  const bus = new MemoryBus();
  const heard: string[] = [];
  const mistake = new Error('nobody foresaw this');
  bus.subscribe('news', () => {
    throw mistake;
  });
  const end = bus.subscribe<string>('news', (message) => heard.push(message));
  expect(() => bus.publish('news', 'first')).toThrow(mistake);
  expect(heard).toEqual(['first']);
  end();
  expect(() => bus.publish('news', 'second')).toThrow(mistake);
  expect(heard).toEqual(['first']);
});
