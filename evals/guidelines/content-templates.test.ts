import { expect, it } from 'vitest';
import { readTemplates, sentencesOf } from './content-templates.ts';
import { randomFrom } from './random.ts';

it('has templates of every kind on both sides, and lessons, in seven languages', () => {
  for (const part of ['tuned', 'kept', 'stranger'] as const) {
    const templates = readTemplates(part);
    const of = (lang: string) =>
      new Set(templates.filter((one) => one.lang === lang).map(({ side, kind }) => `${side} ${kind}`));
    // 13 kinds of harm and the lessons, on each of the two sides.
    for (const lang of ['en', 'es', 'pt', 'fr', 'de', 'zh', 'ar']) expect([...of(lang)]).toHaveLength(28);
  }
});

it('shares no template between the part that is trained on and those that measure', () => {
  const tuned = new Set(readTemplates('tuned').map(({ text }) => text));
  const measuring = [...readTemplates('kept'), ...readTemplates('stranger')];
  expect(measuring.filter(({ text }) => tuned.has(text))).toEqual([]);
});

it('makes the same sentences each time', () => {
  const sentences = () => sentencesOf('how do i {solve|graph} {this|the equation}', 6, randomFrom(5));
  expect(sentences()).toEqual(sentences());
  expect(sentences()[0]).toMatch(/^how do i (?:solve|graph) (?:this|the equation)$/);
});
