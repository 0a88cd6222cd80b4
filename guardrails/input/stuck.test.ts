import { describe, expect, it } from 'vitest';
import { saysNowUnderstood, saysStuck } from './stuck.ts';

describe('a message says that its writer is stuck', () => {
  it.each([
    'i dont get it',
    'I still don’t understand what I have to do',
    'im so confused rn',
    'what do i even do now??',
    '??',
    'idk what the question wants from me',
    'i cant do the middle bit i always mix it up',
    'no sé cómo empezar',
    'sigo sin entenderlo',
    'keinen Plan wie das geht',
    'ich komm nicht weiter',
    'je comprends toujours pas',
    'não consigo fazer isso',
    '我还是不懂',
    'ما فهمت',
    `Simplify 3(x + 2) - 4(x - 1). ${'Show every step of your work. '.repeat(20)}i dont get it`,
  ])('%s', (message) => expect(saysStuck(message)).toBe(true));
});

describe('a message does not say so', () => {
  it.each([
    'I don’t understand why x has to be on the left',
    'no entiendo por qué la célula se divide',
    'oh now i get it!',
    'ah jetzt versteh ich es',
    '我懂了，谢谢',
    'why do people get stuck in quicksand',
    'He didn’t know what to do, so he ran away.',
    'What does "I am lost" mean in French?',
    'can you help me check my essay intro?',
    'so the answer is 5 because 15/3=5',
    'oi',
    '',
  ])('%s', (message) => expect(saysStuck(message)).toBe(false));
});

it.each(['oh now i get it!', 'ah jetzt versteh ich es', '我懂了', 'الآن فهمت'])(
  'a message says that its writer understands now: %s',
  (message) => expect(saysNowUnderstood(message)).toBe(true),
);
