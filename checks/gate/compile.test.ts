import { describe, expect, it } from 'vitest';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { isChosen } from '../../contract/prohibitions.ts';
import { standingFamilies, standingProhibitions } from '../../contract/standing-prohibitions.ts';
import { compileGuidelines } from './compile.ts';

/** The prohibitions of table 4 of the guidelines: what each level adds to the looser ones. */
const table: Record<GuidelineFamily, Record<string, string[]>> = {
  directness: {
    permissive: [],
    collaborative: ['key-before-attempt', 'same-numbers-example'],
    guided: ['key-value'],
    restrictive: ['asserted-value', 'worked-step', 'no-question'],
  },
  mathSupport: {
    full_calculations: [],
    step_by_step: ['several-equations'],
    formulas_allowed: ['substituted-numbers'],
    no_formulas: ['formula'],
  },
  citations: {
    full_citations: [],
    short_quotes: ['long-quotation', 'unnamed-source'],
    paraphrase_only: ['copied-words'],
    no_quotes: ['quotation'],
  },
  programmingSupport: {
    show_full_code: [],
    debug_assistance: ['large-change', 'whole-function'],
    autocomplete_lines: ['several-lines'],
    syntax_checking: ['new-code'],
  },
  translationSupport: {
    full_translations: [],
    cultural_context: ['translated-clause'],
    grammar_explanations: [],
    show_definitions: ['translated-phrase'],
  },
};

const levels = (Object.keys(table) as GuidelineFamily[]).flatMap((family) =>
  guidelineFamilies[family].levels.map(({ id }) => [family, id] as const),
);

const chosen = (family: GuidelineFamily, level: string) =>
  ({ directness: 'permissive', [family]: level }) as unknown as AiGuidelines;

describe('the compiler', () => {
  it.each(levels)(
    '%s: %s forbids its own prohibitions and all that looser levels forbid',
    (family, level) => {
      const order = guidelineFamilies[family].levels.map(({ id }) => id as string);
      const expected = order.slice(order.indexOf(level)).flatMap((id) => table[family][id] ?? []);
      const { forbidden } = compileGuidelines(chosen(family, level));
      expect(forbidden.filter(isChosen).sort()).toEqual(expected.sort());
    },
  );

  it('forbids nothing of a family that was not chosen, and always what no level permits', () => {
    const { forbidden, instructions } = compileGuidelines({ directness: 'permissive' });
    expect(forbidden).toEqual(Object.keys(standingProhibitions));
    for (const instruction of Object.values(standingFamilies)) expect(instructions).toContain(instruction);
  });

  it('lets the stricter prohibition win where two levels contradict each other', () => {
    const { forbidden } = compileGuidelines({ directness: 'guided', mathSupport: 'full_calculations' });
    expect(forbidden).toContain('key-value');
  });

  it('tells the model every prohibition, and what to do instead', () => {
    const { instructions } = compileGuidelines({ directness: 'restrictive', mathSupport: 'no_formulas' });
    expect(instructions).toContain('Never state the final answer');
    expect(instructions).toContain('Write no formula');
    expect(compileGuidelines({ directness: 'permissive' }).instructions).toContain(
      'discusses everything fully',
    );
  });

  it('tells the model nothing that a stricter instruction says already', () => {
    const { instructions, forbidden } = compileGuidelines({
      directness: 'guided',
      mathSupport: 'no_formulas',
    });
    expect(forbidden).toContain('key-before-attempt');
    expect(instructions).not.toContain('before the student has tried');
    expect(instructions).not.toContain('at most one new equation');
    expect(compileGuidelines({ directness: 'collaborative' }).instructions).toContain(
      'before the student has tried',
    );
  });

  it('names its version and the levels, so that a receipt can be understood later', () => {
    expect(compileGuidelines({ directness: 'guided', citations: 'no_quotes' }).version).toBe(
      '3 guided no_quotes',
    );
  });

  it.each([
    ['restrictive', true],
    ['guided', true],
    ['collaborative', false],
    ['permissive', false],
  ] as const)('%s fails closed when a check breaks down: %s', (directness, closed) => {
    expect(compileGuidelines({ directness }).failsClosed).toBe(closed);
  });
});
