import { describe, expect, it } from 'vitest';
import { type ProhibitionName, prohibitions } from '../../contract/prohibitions.ts';
import type { Detector } from '../detector.ts';
import { situationOf } from '../detector-input.ts';
import { GuidelineGate } from './gate.ts';

const situation = situationOf({ question: 'How?' });

const names = Object.keys(prohibitions) as ProhibitionName[];

/**
 * Streams a reply through a gate with one check.
 * @returns the lengths of the texts that the check read, and the parts shown
 */
function readingsOf(reply: string): { lengths: number[]; parts: string[] } {
  const lengths: number[] = [];
  const counting: Detector = (input) => {
    lengths.push(input.reply.length);
    return null;
  };
  const using = Object.fromEntries(names.map((name) => [name, counting])) as Record<
    ProhibitionName,
    Detector
  >;
  const guidelines = { version: '', instructions: '', failsClosed: true, forbidden: ['key-value'] as const };
  const gate = new GuidelineGate(guidelines, situation, using);
  const parts: string[] = [];
  for (let at = 0; at < reply.length; at += 5) parts.push(gate.push(reply.slice(at, at + 5)));
  parts.push(gate.end());
  return { lengths, parts: parts.filter((part) => part !== '') };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the steps in which a reply is judged', () => {
  it.each(['a. ', 'a\n', '4. 2. ', 'is x? ', '- a\n', 'a: '])(
    'read a reply of 32,000 characters of %j in linear time: each character at most a hundred times',
    (unit) => {
      const reply = unit.repeat(16_000).slice(0, 32_000);
      const { lengths, parts } = readingsOf(reply);
      expect(parts.join('')).toBe(reply);
      expect(sum(lengths)).toBeLessThan(100 * reply.length);
      expect(lengths.length).toBeLessThan(300);
    },
  );

  it('grow by half of what was read where no sentence ends, so that 16 times the text costs at most 24 times the time', () => {
    const read = (length: number): number => sum(readingsOf('and so on '.repeat(length / 10)).lengths);
    expect(read(32_000)).toBeLessThan(24 * read(2_000));
  });

  it('are the sentences of a reply of normal sentences and a normal length', () => {
    const sentences = Array.from({ length: 60 }, (_, at) => `Look at side ${at} of the garden again. `);
    expect(readingsOf(sentences.join('')).parts).toEqual(sentences);
  });

  it('are single sentences at the beginning of a reply, even when the sentences are short', () => {
    expect(readingsOf('Boats. Trees. Sand: wet. Why? ').parts).toEqual([
      'Boats. ',
      'Trees. ',
      'Sand: wet. ',
      'Why? ',
    ]);
  });
});
