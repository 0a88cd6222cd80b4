import { describe, expect, it } from 'vitest';
import { guidelineExamples } from '../../contract/guideline-examples.ts';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { situationOf } from '../detector-input.ts';
import { readAnswerKey } from '../exact/key/answer-key.ts';
import { compileGuidelines } from '../gate/compile.ts';
import { GuidelineGate } from '../gate/gate.ts';

const levelsOf = (family: GuidelineFamily): string[] => guidelineFamilies[family].levels.map(({ id }) => id);

/**
 * What stops the example answer for the level `answered` when `chosen` is the level; null if it passes whole.
 */
function stopReason(family: GuidelineFamily, chosen: string, answered: string): string | null {
  const { task, key, question, answers } = guidelineExamples[family];
  const guidelines = { directness: 'permissive', [family]: chosen } as unknown as AiGuidelines;
  const gate = new GuidelineGate(
    compileGuidelines(guidelines),
    situationOf({
      question,
      task,
      key: key === '' ? null : readAnswerKey({ answers: key, steps: '', model: '' }).key,
    }),
  );
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

  it.each(levels)('shows answers for its own and stricter levels that pass at %s', (level) => {
    const stricter = levels.slice(0, levels.indexOf(level) + 1);
    expect(stricter.map((each) => [each, stopReason(family, level, each)])).toEqual(
      stricter.map((each) => [each, null]),
    );
  });

  it('shows an answer for the loosest level that is stopped at the strictest one', () => {
    expect(stopReason(family, levels[0] as string, levels.at(-1) as string)).not.toBeNull();
  });
});
