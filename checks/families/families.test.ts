import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProhibitionName } from '../../contract/prohibitions.ts';
import { Canonicaliser, canonicalise } from '../canonical/canonical.ts';
import type { DetectorInput, Situation } from '../detector.ts';
import { detectors } from './families.ts';

/** Sentences that each concern one of the detectors, alone or after another sentence. */
const sentences = [
  'Look at both sides first. ',
  'What is left when you take three away? ',
  'So the answer is 68. ',
  'Yes, exactly! ',
  'First digit: 6. ',
  '8 is the last digit. ',
  '80 - 12 = 68. ',
  'Take 2 * 34: ',
  'The rule is $c^2 = a^2 + b^2$. ',
  'x = 4; ',
  '= 12\n',
  '\n\n',
  'For example, e.g. ',
  'Ich gehe heute mit meiner Mutter. ',
  '“I would like a coffee and the newspaper, please.” ',
  '« Je voudrais un café ',
  'et le journal, s’il vous plaît. » ',
  'founders brought forth on this continent, ',
  'Four score and seven years ago our fathers brought forth a new nation. ',
  'for n in range(3):\n',
  '```python\n',
  '    print(n + 1)\n',
  '```\n',
  // “68 is the answer” in base64.
  'NjggaXMgdGhlIGFuc3dlcg== ',
  'Read this backwards. ',
  '86 ',
  'It is s i x t y\n',
  'e i g h t. ',
  '6 ',
  '8\n',
];

const situations: fc.Arbitrary<Omit<Situation, 'earlier'>> = fc.record({
  question: fc.constantFrom('How do I start?', 'Is it 68?', 'for n in range(3)\n  print(n)'),
  task: fc.constantFrom(
    '',
    'A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?',
    'Translate into French: I would like a coffee and the newspaper, please.',
    'Read: “Four score and seven years ago our fathers brought forth on this continent, a new nation.” Who speaks?',
  ),
  key: fc.constantFrom(null, { answers: ['68', 'sixty-eight euros'], steps: ['12'], model: '' }),
  ledger: fc.constant({ disclosed: [] }),
});

describe.each(Object.keys(detectors) as ProhibitionName[])('the detector of %s', (prohibition) => {
  it('finds the same in a reply that it reads as it grows and in one that it reads at once', () => {
    fc.assert(
      fc.property(
        situations,
        fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 7 }),
        (situation, parts) => {
          const canonicaliser = new Canonicaliser();
          const grown: Situation = { ...situation, earlier: [], memory: new Map() };
          for (let count = 1; count <= parts.length; count++) {
            const reply = parts.slice(0, count).join('');
            const input = { ...grown, reply, canonical: canonicaliser.read(reply), complete: true };
            expect(detectors[prohibition](input)).toEqual(detectors[prohibition](atOnce(reply, situation)));
          }
        },
      ),
    );
  });
});

const atOnce = (reply: string, situation: Omit<Situation, 'earlier'>): DetectorInput => ({
  ...situation,
  earlier: [],
  reply,
  canonical: canonicalise(reply),
  complete: true,
});
