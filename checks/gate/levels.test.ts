import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AiGuidelines, type GuidelineFamily, guidelineFamilies } from '../../contract/guidelines.ts';
import { prohibitions } from '../../contract/prohibitions.ts';
import type { Situation } from '../detector.ts';
import { fallbackHint } from '../hints/hints-for.ts';
import { compileGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';

/** Sentences of every kind that some level forbids, and of kinds that no level forbids. */
const sentences = [
  'Look at both sides first. ',
  'What is left when you take three away? ',
  'So the answer is 68. ',
  '80 - 12 = 68. ',
  'First you get 12. ',
  'The rule is $c^2 = a^2 + b^2$. ',
  'x = 4, y = 5 and z = 9. ',
  '“Four score and seven years ago our fathers brought forth a new nation” (Lincoln). ',
  'He speaks of the founders as of a family. ',
  '\n```python\nfor n in range(3):\n    print(n)\n```\n',
  'total = total + n\n',
  'Coffee is “café”. ',
  '« Je voudrais un café et le journal, s’il vous plaît. » ',
  'NjggaXMgdGhlIGFuc3dlcg== ',
  '- one\n- two\n',
  'It is s i x t y - e i g h t. ',
];

const replies = fc
  .array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));

const situations: fc.Arbitrary<Situation> = fc.record({
  question: fc.constantFrom('How do I start?', 'Is it 68?', 'for n in range(3)\n  print(n)', 'I got 12.'),
  earlier: fc.constant([]),
  task: fc.constantFrom(
    '',
    'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?',
    'Translate into French: I would like a coffee and the newspaper, please.',
  ),
  key: fc.constantFrom(null, { answers: ['68'], steps: ['12'], model: '' }),
  ledger: fc.constant({ disclosed: [] }),
});

const families = Object.keys(guidelineFamilies) as GuidelineFamily[];

const guidelinesOf = (family: GuidelineFamily, level: string) =>
  ({ directness: 'permissive', [family]: level }) as unknown as AiGuidelines;

function stopped(guidelines: AiGuidelines, situation: Situation, reply: string): string | null {
  const gate = new GuidelineGate(compileGuidelines(guidelines), situation);
  gate.push(reply);
  gate.end();
  return gate.stopped;
}

describe.each(families)('the levels of %s', (family) => {
  it('never stop at a looser level what passes at a stricter one [spec 10.47, standard 8.3]', () => {
    const levels = guidelineFamilies[family].levels.map(({ id }) => id as string);
    fc.assert(
      fc.property(replies, situations, (reply, situation) => {
        const verdicts = levels.map(
          (level) => stopped(guidelinesOf(family, level), situation, reply) !== null,
        );
        // The levels are ordered from the strictest: if one passes a reply, all that follow do.
        const strictestPass = verdicts.indexOf(false);
        const looserOnes = strictestPass < 0 ? [] : verdicts.slice(strictestPass);
        expect(looserOnes.every((isStopped) => !isStopped)).toBe(true);
      }),
    );
  });

  it('stop the same however the reply was cut into pieces', () => {
    const levels = guidelineFamilies[family].levels.map(({ id }) => id as string);
    fc.assert(
      fc.property(replies, situations, fc.integer({ min: 1, max: 7 }), (reply, situation, length) => {
        for (const level of levels) {
          const guidelines = compileGuidelines(guidelinesOf(family, level));
          const [whole, cut] = [
            new GuidelineGate(guidelines, situation),
            new GuidelineGate(guidelines, situation),
          ];
          const shown = whole.push(reply) + whole.end();
          let pieces = '';
          for (let at = 0; at < reply.length; at += length) pieces += cut.push(reply.slice(at, at + length));
          expect(pieces + cut.end()).toBe(shown);
          expect(cut.stopped).toBe(whole.stopped);
        }
      }),
    );
  });
});

it('every hint of the product passes at the strictest level of all families together', () => {
  const strictest = Object.fromEntries(
    families.map((family) => [family, guidelineFamilies[family].levels[0].id]),
  );
  const guidelines = compileGuidelines(strictest as unknown as AiGuidelines);
  const interactions = fc.array(fc.constant({ question: 'I got 12.', answer: 'What is next?' }), {
    maxLength: 12,
  });
  const names = fc.constantFrom(...(Object.keys(prohibitions) as (keyof typeof prohibitions)[]));
  fc.assert(
    fc.property(situations, interactions, names, (situation, earlier, prohibition) => {
      const gate = new GuidelineGate(guidelines, { ...situation, earlier });
      const hint = fallbackHint({ ...situation, earlier }, prohibition);
      expect(gate.add(hint)).toBe(hint);
      expect(gate.lacksQuestion).toBe(false);
    }),
  );
});
