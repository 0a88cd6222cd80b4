import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prohibitions } from '../../contract/prohibitions.ts';
import type { Detector, Situation } from '../detector.ts';
import { detectors } from '../families/families.ts';
import { compileGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';

const situation: Situation = {
  question: 'How?',
  earlier: [],
  task: '',
  key: null,
  ledger: { disclosed: [] },
};

/** Stops every reply that holds the word. */
const finds =
  (word: string): Detector =>
  ({ reply }) =>
    reply.includes(word) ? { prohibition: 'key-value', evidence: word } : null;

const endsInQuestion: Detector = ({ reply }) =>
  reply.trim().endsWith('?') ? null : { prohibition: 'no-question', evidence: reply };

/** A gate that knows one forbidden word and what a good end is. */
function gate(directness: 'restrictive' | 'guided' | 'collaborative' = 'guided', detector = finds('42')) {
  const using = {
    ...detectors,
    'key-value': detector,
    'key-before-attempt': detector,
    'no-question': endsInQuestion,
  };
  return new GuidelineGate(compileGuidelines({ directness }), situation, using);
}

function pass(through: GuidelineGate, ...pieces: string[]): string {
  return pieces.map((piece) => through.push(piece)).join('') + through.end();
}

describe('the gate', () => {
  it('releases a sentence once it ended, not before', () => {
    const held = gate();
    expect(held.push('Look at both sides')).toBe('');
    expect(held.push('. What')).toBe('Look at both sides. ');
    expect(held.push(' is left?')).toBe('');
    expect(held.end()).toBe('What is left?');
    expect(held.outcome).toBe('passed');
  });

  it('stops the sentence that breaks a guideline and all that follows', () => {
    const held = gate();
    expect(pass(held, 'Look at both sides. ', 'So it is 42', '. Well done! ')).toBe('Look at both sides. ');
    expect(held.stopped).toBe('key-value');
    expect(held.outcome).toBe('rewritten');
  });

  it('stops what is spread over several sentences when its last part comes', () => {
    const held = gate('guided', finds('4. 2'));
    expect(pass(held, 'First digit: 4. 2 is the other.')).toBe('First digit: 4. ');
  });

  it('goes on after what was released when it is reopened, and judges both together', () => {
    const held = gate('guided', finds('left. \n\nRight'));
    pass(held, 'Look left. ');
    held.reopen();
    expect(pass(held, 'Right is next.')).toBe('');
    held.reopen();
    expect(pass(held, 'What do you see?')).toBe('\n\nWhat do you see?');
    expect(held.released).toBe('Look left. \n\nWhat do you see?');
  });

  it('goes on in the same sentence when another attempt begins like the first', () => {
    const held = gate();
    pass(held, 'Look left. It is 42.');
    held.reopen();
    expect(pass(held, 'Look left. What do you see?')).toBe('What do you see?');
    expect(held.released).toBe('Look left. What do you see?');
  });

  it('adds words of our own as a whole or not at all, and trusted ones in any case', () => {
    const held = gate();
    pass(held, '42!');
    expect(held.add('Look closer. It is 42.')).toBe('');
    expect(held.add('What is given?')).toBe('What is given?');
    expect(held.outcome).toBe('replaced');
    expect(held.add('Or 42.', { trusted: true })).toBe('\n\nOr 42.');
  });

  it('knows whether what was released can stand as a reply', () => {
    const restrictive = gate('restrictive');
    pass(restrictive, 'Look at both sides. It is 42.');
    expect(restrictive.endsWell).toBe(false);
    expect(restrictive.lacksQuestion).toBe(true);
    restrictive.reopen();
    pass(restrictive, 'What is left?');
    expect(restrictive.endsWell).toBe(true);
    expect(gate('guided').lacksQuestion).toBe(false);
  });

  it.each([
    ['restrictive', ''],
    ['guided', ''],
    ['collaborative', 'Anything.'],
  ] as const)('with a check that breaks down, %s releases %j', (directness, released) => {
    const broken: Detector = () => {
      throw new Error('a check that breaks down');
    };
    expect(pass(gate(directness, broken), 'Anything.')).toBe(released);
  });
});

describe('whatever the model writes', () => {
  const words = fc.array(
    fc.constantFrom('Look ', 'at ', '4', '2', '42', '. ', '? ', '\n', 'so ', '```\n', '$$', ': '),
    {
      maxLength: 60,
    },
  );
  const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 });

  function cut(text: string, lengths: readonly number[]): string[] {
    const pieces: string[] = [];
    for (let at = 0, turn = 0; at < text.length; turn += 1) {
      const length = lengths[turn % lengths.length] as number;
      pieces.push(text.slice(at, at + length));
      at += length;
    }
    return pieces;
  }

  it('the verdict does not depend on how it was cut into pieces', () => {
    fc.assert(
      fc.property(words, cuts, (parts, lengths) => {
        const text = parts.join('');
        const [whole, pieces] = [gate(), gate()];
        expect(pass(pieces, ...cut(text, lengths))).toBe(pass(whole, text));
        expect(pieces.stopped).toBe(whole.stopped);
      }),
    );
  });

  it('what was released is a beginning of it that passes, and is never taken back', () => {
    fc.assert(
      fc.property(words, cuts, (parts, lengths) => {
        const text = parts.join('');
        const held = gate();
        let shown = '';
        for (const piece of cut(text, lengths)) {
          shown += held.push(piece);
          expect(text.trimStart().startsWith(shown.trimStart())).toBe(true);
        }
        shown += held.end();
        expect(shown).toBe(held.released);
        expect(shown).not.toContain('42');
      }),
    );
  });
});

it('every prohibition has a detector', () => {
  expect(Object.keys(detectors)).toEqual(Object.keys(prohibitions));
});
