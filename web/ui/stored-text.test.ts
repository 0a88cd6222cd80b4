import { expect, it } from 'vitest';
import { storedText } from './stored-text.ts';

function memory(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
}

it('a text is kept, replaced and forgotten', () => {
  const storage = memory();
  const choice = storedText(() => storage, 'a-choice');
  expect(choice.read()).toBeNull();
  choice.write('open');
  choice.write('folded');
  expect(storedText(() => storage, 'a-choice').read()).toBe('folded');
  choice.write(null);
  expect(choice.read()).toBeNull();
});

it('nothing is kept and nothing fails where storage is blocked', () => {
  const blocked = storedText(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  }, 'a-choice');
  blocked.write('open');
  expect(blocked.read()).toBeNull();
});
