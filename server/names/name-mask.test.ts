import { describe, expect, it } from 'vitest';
import { processorTime } from '../../test/measures.ts';
import { nameMask } from './name-mask.ts';

const mask = nameMask([
  { name: 'Mei Lin', username: 'mei.l7' },
  { name: 'Will Brown', username: 'will' },
  { name: 'Zoë de la Cruz', username: 'zoecruz' },
  { name: 'Ada', username: 'star' },
  { name: 'Grace Okafor' },
]);

describe('what a model is told', () => {
  it.each([
    ["I'm Mei Lin, help me", "I'm [name], help me"],
    ['mei  lin told me that it is 7', '[name] told me that it is 7'],
    ['my login is MEI.L7.', 'my login is [name].'],
    ['Ask Ms. Okafor or Mr Brown!', 'Ask [name] or [name]!'],
    ['Ich habe Herrn Okafor gefragt', 'Ich habe [name] gefragt'],
    ['La señorita Okafor y M. Brown', 'La [name] y [name]'],
    ['Zoë de la Cruz (zoecruz) copied it', '[name] ([name]) copied it'],
    ['我是Mei Lin。', '我是[name]。'],
  ])('%j becomes %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it.each([
    'Will it be brown? A star is brown, and the ada compiler is old.',
    'Merlin met Mei Linder and mei.l70.',
    'What does Okafor mean in line 3?',
  ])('%j stays, since it names nobody for certain', (text) => {
    expect(mask(text)).toBe(text);
  });

  it('stays as it is in a class without people', () => {
    expect(nameMask([])('Mei Lin')).toBe('Mei Lin');
  });

  it.each(['Jean-Luc Moreau', 'jean-luc7'])('no longer contains a name with a hyphen: %s', (said) => {
    const people = [{ name: 'Jean-Luc Moreau', username: 'jean-luc7' }];
    expect(nameMask(people)(`I am ${said}.`)).toBe('I am [name].');
  });

  it('takes names with signs literally', () => {
    expect(nameMask([{ name: 'A.* (B)', username: 'x+y' }])('A.* (B) and x+y, not xxy')).toBe(
      '[name] and [name], not xxy',
    );
  });
});

describe('a text that was masked before', () => {
  const text = 'Mei Lin asked Will Okafor what 3 + 4 is. '.repeat(50);

  it('is masked the same again, and by the names of another class in another way', () => {
    const first = mask(text);
    expect(first).toContain('[name] asked Will Okafor');
    expect(mask(text)).toBe(first);
    expect(nameMask([{ name: 'Will Okafor' }])(text)).toContain('Mei Lin asked [name]');
  });

  it('costs a small part of the first time, so a long conversation costs little more than a short one', () => {
    const conversation = Array.from({ length: 200 }, (_, n) => `${text}${n} is what I found: José ≥ 7`);
    const time = () => {
      const start = processorTime();
      for (const message of conversation) mask(message);
      return processorTime() - start;
    };
    const first = time();
    expect(Math.min(time(), time(), time())).toBeLessThan(first / 4);
  });
});
