import { describe, expect, it } from 'vitest';
import { isContextWord, type PasswordOwner } from './context-words.ts';

const school = { id: 'S', name: 'Hill View School', code: 'HILLVIEW7' };
const ada: PasswordOwner = {
  role: 'teacher',
  email: 'ada.byron@school.example',
  username: null,
  firstName: null,
  lastName: null,
  fullName: 'Ada Byron',
  sessionId: null,
};
const mei: PasswordOwner = {
  role: 'student',
  email: 'mei.lin@student.lyceum.local',
  username: 'mei.lin',
  firstName: 'Mei-Ling',
  lastName: 'Linnaeus',
  fullName: 'Mei-Ling Linnaeus',
  sessionId: 'QWE7RT',
};

describe('a password of the context', () => {
  it.each([
    'lyceum',
    'Lyceum',
    'LYCEUM 2026!',
    'hillviewschool',
    'Hill View School 1',
    'hillview7',
    'adabyron',
    'Ada Byron',
    'ada.byron',
    'ADA.BYRON@school.example',
  ])('is the teacher’s “%s”', (password) => {
    expect(isContextWord(password, ada, school)).toBe(true);
  });

  it.each(['mei.lin', 'mei-ling', 'LINNAEUS', 'Mei-Ling Linnaeus', 'qwe7rt'])(
    'is the student’s “%s”',
    (password) => {
      expect(isContextWord(password, mei, school)).toBe(true);
    },
  );

  it.each([
    'password123',
    'correct horse',
    'lyceum of the north',
    'my lyceum',
    'adabyron1',
    'hillview77',
    '123456',
    '!!!!!!',
  ])('is not “%s”, which contains a context word at most', (password) => {
    expect(isContextWord(password, ada, school)).toBe(false);
    expect(isContextWord(password, mei, school)).toBe(false);
  });

  it('is not the code of a school with digits behind it, also where the settings name the school by it [spec 10.114]', () => {
    const named = { id: 'T', name: 'TEST', code: 'TEST' };
    expect(isContextWord('test123', ada, named)).toBe(false);
    expect(isContextWord('1234567', ada, { ...named, name: ' ' })).toBe(false);
  });

  it('is the product’s name also for an account without a profile', () => {
    expect(isContextWord('lyceum1')).toBe(true);
    expect(isContextWord('correct horse')).toBe(false);
  });
});
