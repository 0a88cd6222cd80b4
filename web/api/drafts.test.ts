import { beforeEach, expect, it, vi } from 'vitest';
import { drafts } from './drafts.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  drafts.setOwner('ada');
  return () => vi.unstubAllGlobals();
});

it('a draft has what was typed last into its form', () => {
  drafts.keep('algebra', { title: 'Slo' });
  drafts.keep('physics', { title: 'Light' });
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
  expect(drafts.read('physics')).toEqual({ title: 'Light' });
  drafts.drop('algebra');
  expect(drafts.read('algebra')).toBeNull();
  expect(drafts.read('physics')).toEqual({ title: 'Light' });
});

it('drafts outlive a sign-in that has expired', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.setOwner(null);
  expect(drafts.read('algebra')).toBeNull();
  drafts.keep('algebra', { title: 'nobody’s' });
  drafts.setOwner('ada');
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
});

it('drafts are never shown to another account, whose sign-in deletes them', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.setOwner('emmy');
  expect(drafts.read('algebra')).toBeNull();
  drafts.setOwner('ada');
  expect(drafts.read('algebra')).toBeNull();
  expect(stored.size).toBe(0);
});

it('a sign-out deletes all drafts', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.dropAll();
  expect(stored.size).toBe(0);
});

it('drafts are kept of eight forms, and only up to a maximum length', () => {
  for (let n = 1; n <= 9; n++) drafts.keep(`class ${n}`, { title: `${n}` });
  expect(drafts.read('class 1')).toBeNull();
  expect(drafts.read('class 2')).toEqual({ title: '2' });
  drafts.keep('class 2', { description: 'x'.repeat(60_000) });
  expect(drafts.read('class 2')).toEqual({ title: '2' });
});

it.each(['{', '7', '{"uid":"ada"}'])('unreadable drafts count as none: %s', (text) => {
  stored.set('lyceum-drafts', text);
  expect(drafts.read('algebra')).toBeNull();
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
});

it('a browser without storage keeps no drafts', () => {
  const closed = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toBeNull();
  drafts.dropAll();
});
