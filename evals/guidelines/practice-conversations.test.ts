import { expect, it } from 'vitest';
import { playPractice } from './practice-conversations.ts';
import { practiceScripts } from './practice-scripts.ts';

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .match(/\p{L}+|\d+/gu)
    ?.join(' ') ?? '';

it.each(practiceScripts.map((script) => [script.name, script] as const))(
  'the practice tutor talks about %s without a stop, without the same answer twice in a row, without the student’s sentences',
  async (_, script) => {
    const { delivered, outcome } = await playPractice(script);
    expect(outcome.filter((one) => one !== 'passed')).toEqual([]);
    expect(delivered.filter((answer, at) => answer === delivered[at - 1])).toEqual([]);
    const sentences = script.says.filter((said) => wordsOf(said).split(' ').length > 3 && !/\d/.test(said));
    const repeated = sentences.filter((said) =>
      delivered.some((answer) => wordsOf(answer).includes(wordsOf(said))),
    );
    expect(repeated).toEqual([]);
  },
  60_000,
);
