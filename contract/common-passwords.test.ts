import { describe, expect, it } from 'vitest';
import { isCommonPassword, isFirstGuess } from './common-passwords.ts';

describe('a password that others would try first', () => {
  it.each([
    'password',
    'Password1!',
    'passwort',
    '123456',
    '987654',
    'qwertz',
    'asdfgh',
    'abcdef',
    'aaaaaa',
    '121212',
    '2026summer',
    'Schule-2026',
    'i love you',
    'Lyceum1',
  ])('is “%s”', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['correct horse', 'otter-lamp-green-4827', 'Mei.7-trees', 'qwhtzu', '7 chars', ''])(
    'is not “%s”',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('a password with which every guesser begins', () => {
  it.each([
    ...[
      '123456',
      'password',
      'aaaaaa',
      'qwerty',
      '111111',
      'abc123',
      'passwort',
      'contraseña',
      'password1',
      '12345678',
    ],
    ...[
      'PASSWORD',
      'P@ssw0rd',
      'pa$$word',
      '１２３４５６',
      'contrasen\u0303a',
      'pass\u200bword',
      '123 456',
      '654321',
    ],
    ...[
      '121212',
      '1q2w3e4r',
      'qwerty123',
      'zzzzzzzz',
      '00000000',
      '11223344',
      'iloveyou',
      'I love you',
      'abcdef',
    ],
    ...['asdfghjkl', 'azerty', 'Motdepasse', 'letmein', 'Admin123', '987654321', '!!!!!!', '12341234'],
  ])('is “%s”', (password) => {
    expect(isFirstGuess(password)).toBe(true);
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...[
      'secret',
      'secret123',
      'password123',
      'Password123!',
      'Teacher123!',
      'correct horse',
      's3cret-pass',
      'chosen',
    ],
    ...[
      'test1234',
      'a'.repeat(128),
      'otter-lamp-green-4827',
      'grün-éte-1',
      '      ',
      'Str0ng!Pass',
      'hunter2006',
      '7 chars',
    ],
  ])('is not “%s”', (password) => expect(isFirstGuess(password)).toBe(false));
});
