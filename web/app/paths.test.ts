import { describe, expect, it } from 'vitest';
import { intentOf } from './join-intent.ts';
import { paths, withParameters } from './paths.ts';

describe('what somebody came for, kept while signing in', () => {
  it('is joining the class whose code the address carries', () => {
    expect(intentOf({ pathname: '/student-dashboard', search: '?join=ABC234' })).toEqual({
      joinClass: 'ABC234',
    });
  });

  it.each([
    ['/student-dashboard', ''],
    ['/student-dashboard', '?join=%20'],
    ['/session/S/chat', '?join=ABC234'],
  ])('is nothing else: %s%s', (pathname, search) => {
    expect(intentOf({ pathname, search })).toBeNull();
  });
});

it('adds to a path what it carries, escaped, and leaves out what is not there', () => {
  expect(withParameters(paths.lessonPrint('S1'), { lesson: 'o 1', student: undefined })).toBe(
    '/session/S1/print?lesson=o+1',
  );
  expect(withParameters('/x', { student: undefined })).toBe('/x');
});
