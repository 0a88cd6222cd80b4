import { expect, it } from 'vitest';
import { standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { type MannerPart, readMannerTemplates } from './manner-templates.ts';

const parts: readonly MannerPart[] = ['tuned', 'kept', 'strangers'];

it.each(parts)('has sentences to stop and lessons in seven languages: %s', (part) => {
  const templates = readMannerTemplates(part);
  for (const lang of ['en', 'es', 'pt', 'fr', 'de', 'zh', 'ar']) {
    const kinds = templates.filter((one) => one.lang === lang).map(({ kind }) => kind === 'none');
    expect(new Set(kinds)).toEqual(new Set([true, false]));
  }
});

it.each(parts)('names prohibitions: %s', (part) => {
  const names = new Set(readMannerTemplates(part).map(({ kind }) => `manner:${kind}`));
  names.delete('manner:none');
  for (const name of names) expect(standingProhibitions).toHaveProperty(name);
});

it('shares no sentence between the part that is trained on and those that measure', () => {
  const tuned = new Set(readMannerTemplates('tuned').map(({ text }) => text));
  const measured = [...readMannerTemplates('kept'), ...readMannerTemplates('strangers')];
  expect(measured.filter(({ text }) => tuned.has(text))).toEqual([]);
});
