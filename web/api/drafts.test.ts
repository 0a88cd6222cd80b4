import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { drafts, questionDrafts } from './drafts.ts';
import { textCipher } from './sealed-text.ts';

const stored = new Map<string, string>();
const newCipher = () => textCipher(randomBytes(32).toString('base64'));
const ada = newCipher();

/** Creates the drafts anew, as a reload does: only the storage is left. */
function reload(): void {
  drafts.setOwner(null, null);
  drafts.setOwner('ada', ada);
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  drafts.setOwner('ada', ada);
  return () => vi.unstubAllGlobals();
});

it('a draft has what was typed last into its form, after a reload too', () => {
  drafts.keep('algebra', { title: 'Slo' });
  drafts.keep('physics', { title: 'Light' });
  drafts.keep('algebra', { title: 'Slopes' });
  reload();
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
  expect(drafts.read('physics')).toEqual({ title: 'Light' });
  drafts.drop('algebra');
  reload();
  expect(drafts.read('algebra')).toBeNull();
  expect(drafts.read('physics')).toEqual({ title: 'Light' });
});

it('the storage holds no word of a draft, of its form or of its owner [spec 10.142]', () => {
  drafts.keep('assignment/algebra', { title: 'Größe 📐 of slopes' });
  const [text = ''] = stored.values();
  for (const seen of [text, Buffer.from(text, 'base64').toString('latin1')])
    expect(seen).not.toMatch(/algebra|slopes|title|ada/);
  drafts.keep('assignment/algebra', { title: 'Größe 📐 of slopes' });
  expect([...stored.values()]).not.toEqual([text]);
  reload();
  expect(drafts.read('assignment/algebra')).toEqual({ title: 'Größe 📐 of slopes' });
});

it('drafts outlive a sign-in that has expired', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.setOwner(null, null);
  expect(drafts.read('algebra')).toBeNull();
  drafts.keep('algebra', { title: 'nobody’s' });
  drafts.setOwner('ada', ada);
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
});

it('drafts are never shown to another account, whose sign-in deletes them', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.setOwner('emmy', newCipher());
  expect(drafts.read('algebra')).toBeNull();
  expect(stored.size).toBe(0);
  drafts.setOwner('ada', ada);
  expect(drafts.read('algebra')).toBeNull();
});

it('without a key drafts last as long as the page, and nothing is stored', () => {
  drafts.setOwner('ada', null);
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
  expect(stored.size).toBe(0);
  drafts.setOwner('emmy', null);
  expect(drafts.read('algebra')).toBeNull();
});

it('a sign-out deletes all drafts', () => {
  drafts.keep('algebra', { title: 'Slopes' });
  drafts.setOwner(null, null);
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

it.each(['{', '7', '{"uid":"ada"}', '🙂', 'A'.repeat(80)])('unreadable drafts count as none: %s', (text) => {
  stored.set('lyceum-drafts', text);
  reload();
  expect(drafts.read('algebra')).toBeNull();
  expect(stored.size).toBe(0);
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
});

it('a browser without storage keeps drafts as long as the page', () => {
  const closed = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  drafts.keep('algebra', { title: 'Slopes' });
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
  reload();
  expect(drafts.read('algebra')).toBeNull();
  drafts.dropAll();
});

it('a question that was typed is kept for all tabs of the browser', () => {
  const shared = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shared.get(key) ?? null,
    setItem: (key: string, text: string) => void shared.set(key, text),
    removeItem: (key: string) => void shared.delete(key),
  });
  questionDrafts.setOwner('ada', ada);
  questionDrafts.keep('session/S', { text: 'Half a thought' });
  const [inThisTab = ''] = shared.values();
  questionDrafts.keep('assignment/A', { text: 'Another' });
  const [inBoth = ''] = shared.values();
  // Another tab has stored its own list; nothing of it is lost when this tab goes on.
  shared.set('lyceum-questions', inThisTab);
  questionDrafts.keep('session/T', { text: 'A third' });
  expect(questionDrafts.read('session/S')).toEqual({ text: 'Half a thought' });
  expect(inBoth).not.toContain('thought');
  // A question that was sent in another tab is not a draft here any more.
  shared.delete('lyceum-questions');
  expect(questionDrafts.read('session/S')).toBeNull();
  questionDrafts.setOwner(null, null);
  questionDrafts.dropAll();
  expect(shared.size).toBe(0);
});

it('what this page wrote itself is not decrypted again, and what another tab wrote is', () => {
  const open = vi.fn(ada.open);
  drafts.setOwner('ada', { ...ada, open });
  drafts.keep('algebra', { title: 'S' });
  drafts.keep('algebra', { title: 'Sl' });
  expect(drafts.read('algebra')).toEqual({ title: 'Sl' });
  expect(open).not.toHaveBeenCalled();
  const other = JSON.stringify([['algebra', { title: 'Slopes' }]]);
  stored.set([...stored.keys()][0] ?? '', ada.seal(other));
  expect(drafts.read('algebra')).toEqual({ title: 'Slopes' });
  expect(open).toHaveBeenCalledOnce();
});
