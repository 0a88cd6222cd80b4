import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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
