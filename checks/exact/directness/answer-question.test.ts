import { describe, expect, it } from 'vitest';
import { detectorInputOf } from '../../detector-input.ts';
import { noQuestion } from './answer-restrictive.ts';

const asks = (reply: string): boolean => noQuestion(detectorInputOf(reply)) === null;

describe('a reply that must end in a question', () => {
  it('takes a semicolon for a question mark in Greek alone', () => {
    expect(asks('Ποια είναι η επόμενη πράξη;')).toBe(true);
    expect(asks('Ποια είναι η επόμενη πράξη\u037e')).toBe(true);
    expect(asks('The rule is simple;')).toBe(false);
    expect(asks('The area is π;')).toBe(false);
    expect(asks('int total = 5;')).toBe(false);
  });
});
