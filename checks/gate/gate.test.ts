import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prohibitions } from '../../contract/prohibitions.ts';
import type { Detector } from '../detector.ts';
import { situationOf } from '../detector-input.ts';
import { detectors } from '../families/families.ts';
import { compileGuidelines } from './compile.ts';
import { GuidelineGate } from './gate.ts';

const situation = situationOf({ question: 'How?' });

/** Finds a violation in every reply with the word. */
const finds =
  (word: string): Detector =>
  ({ reply }) =>
    reply.includes(word) ? { prohibition: 'key-value', evidence: word } : null;

const endsInQuestion: Detector = ({ reply }) =>
  reply.trim().endsWith('?') ? null : { prohibition: 'no-question', evidence: reply };

/** A gate with one forbidden word, whose replies have to end in a question where the level demands it. */
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
  it('releases a sentence when it has ended, not before', () => {
    const guidelineGate = gate();
    expect(guidelineGate.push('Look at both sides')).toBe('');
    expect(guidelineGate.push('. What')).toBe('Look at both sides. ');
    expect(guidelineGate.push(' is left?')).toBe('');
    expect(guidelineGate.end()).toBe('What is left?');
    expect(guidelineGate.outcome).toBe('passed');
  });

  it('stops the sentence that breaks a guideline and all that follows', () => {
    const guidelineGate = gate();
    expect(pass(guidelineGate, 'Look at both sides. ', 'So it is 42', '. Well done! ')).toBe(
      'Look at both sides. ',
    );
    expect(guidelineGate.stopped).toBe('key-value');
    expect(guidelineGate.outcome).toBe('rewritten');
  });

  it('stops a violation that is spread over several sentences at its last part', () => {
    const guidelineGate = gate('guided', finds('4. 2'));
    expect(pass(guidelineGate, 'The first digit is 4. 2 is the other.')).toBe('The first digit is 4. ');
  });

  it('judges what was released and what follows together after it is reopened', () => {
    const guidelineGate = gate('guided', finds('left. \n\nRight'));
    pass(guidelineGate, 'Look left. ');
    guidelineGate.reopen();
    expect(pass(guidelineGate, 'Right is next.')).toBe('');
    guidelineGate.reopen();
    expect(pass(guidelineGate, 'What do you see?')).toBe('\n\nWhat do you see?');
    expect(guidelineGate.released).toBe('Look left. \n\nWhat do you see?');
  });

  it('does not repeat what was released when another attempt begins like the first', () => {
    const guidelineGate = gate();
    pass(guidelineGate, 'Look left. It is 42.');
    guidelineGate.reopen();
    expect(pass(guidelineGate, 'Look left. What do you see?')).toBe('What do you see?');
    expect(guidelineGate.released).toBe('Look left. What do you see?');
  });

  it('takes back what the judge objects to from the beginning of its sentence, and all that follows', () => {
    const guidelineGate = gate();
    pass(guidelineGate, 'Look left. ', 'It is a leaf green. Well done.');
    expect(guidelineGate.retract('Look left. It is'.length, 'key-value')).toBe('Look left. '.length);
    expect(guidelineGate.released).toBe('Look left. ');
    expect(guidelineGate.stopped).toBe('key-value');
    expect(guidelineGate.outcome).toBe('rewritten');
    guidelineGate.reopen();
    expect(pass(guidelineGate, 'What do you see?')).toBe('\n\nWhat do you see?');
  });

  it('counts a reply as replaced when the judge left nothing of it', () => {
    const guidelineGate = gate();
    pass(guidelineGate, 'It is a leaf green.');
    guidelineGate.retract(0, 'key-value');
    guidelineGate.add('What is given?');
    expect(guidelineGate.outcome).toBe('replaced');
  });

  it('adds a hint as a whole or not at all, and a trusted one in any case', () => {
    const guidelineGate = gate();
    pass(guidelineGate, '42!');
    expect(guidelineGate.add('Look closer. It is 42.')).toBe('');
    expect(guidelineGate.add('What is given?')).toBe('What is given?');
    expect(guidelineGate.outcome).toBe('replaced');
    expect(guidelineGate.add('Or 42.', { trusted: true })).toBe('\n\nOr 42.');
  });

  it('knows whether the released part is a complete reply', () => {
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

  it('the verdict does not depend on the pieces in which it arrives [spec 10.47, standard 8.3]', () => {
    fc.assert(
      fc.property(words, cuts, (parts, lengths) => {
        const text = parts.join('');
        const [whole, pieces] = [gate(), gate()];
        expect(pass(pieces, ...cut(text, lengths))).toBe(pass(whole, text));
        expect(pieces.stopped).toBe(whole.stopped);
      }),
    );
  });

  it('the released part is a beginning of the text that passes, and nothing is taken back', () => {
    fc.assert(
      fc.property(words, cuts, (parts, lengths) => {
        const text = parts.join('');
        const guidelineGate = gate();
        let shown = '';
        for (const piece of cut(text, lengths)) {
          shown += guidelineGate.push(piece);
          expect(text.trimStart().startsWith(shown.trimStart())).toBe(true);
        }
        shown += guidelineGate.end();
        expect(shown).toBe(guidelineGate.released);
        expect(shown).not.toContain('42');
      }),
    );
  });
});

it('every prohibition has a detector', () => {
  expect(Object.keys(detectors)).toEqual(Object.keys(prohibitions));
});
