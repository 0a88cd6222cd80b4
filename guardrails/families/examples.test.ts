import { describe, expect, it } from 'vitest';
import { guidelineExamples } from '../../contract/guideline-examples.ts';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { compileGuidelines } from '../gate/compile.ts';
import { GuidelineGate } from '../gate/gate.ts';
import { readAnswerKey } from '../key/answer-key.ts';

const levelsOf = (family: GuidelineFamily): string[] => guidelineFamilies[family].levels.map(({ id }) => id);

/** What stops the example's answer of one level where another level was chosen; null where it passes whole. */
function stopOf(family: GuidelineFamily, chosen: string, answered: string): string | null {
  const { task, key, question, answers } = guidelineExamples[family];
  const guidelines = { directness: 'permissive', [family]: chosen } as unknown as AiGuidelines;
  const gate = new GuidelineGate(compileGuidelines(guidelines), {
    question,
    task,
    earlier: [],
    key: key === '' ? null : readAnswerKey({ answers: key, steps: '', model: '' }).key,
    ledger: { disclosed: [] },
  });
  const text = answers[answered] ?? '';
  const shown = gate.push(text) + gate.end();
  if (gate.stopped === null) expect(shown).toBe(text);
  return gate.stopped ?? (gate.lacksQuestion ? 'no-question' : null);
}

const families = Object.keys(guidelineExamples) as GuidelineFamily[];

describe.each(families)('the example of %s, which teachers choose by', (family) => {
  const levels = levelsOf(family);

  it('has an answer for every level', () => {
    expect(Object.keys(guidelineExamples[family].answers)).toEqual(levels);
  });

  it.each(levels)('passes at %s what is shown for it, and what is shown for stricter levels', (level) => {
    const stricter = levels.slice(0, levels.indexOf(level) + 1);
    expect(stricter.map((each) => [each, stopOf(family, level, each)])).toEqual(
      stricter.map((each) => [each, null]),
    );
  });

  it('stops at the strictest level what is shown for the loosest one', () => {
    expect(stopOf(family, levels[0] as string, levels.at(-1) as string)).not.toBeNull();
  });
});
