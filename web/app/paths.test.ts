import { describe, expect, it } from 'vitest';
import { intentOf } from './join-intent.ts';
import { paths, withParameters } from './paths.ts';

describe('the intent that is kept while somebody signs in', () => {
  it('is to join the class whose code is in the address', () => {
    expect(intentOf({ pathname: '/student-dashboard', search: '?join=ABC234' })).toEqual({
      joinClass: 'ABC234',
    });
  });

  it.each([
    ['/student-dashboard', ''],
    ['/student-dashboard', '?join=%20'],
    ['/session/S/chat', '?join=ABC234'],
  ])('is empty for any other address: %s%s', (pathname, search) => {
    expect(intentOf({ pathname, search })).toBeNull();
  });
});

it('parameters are added to a path escaped, and left out when undefined', () => {
  expect(withParameters(paths.lessonPrint('S1'), { lesson: 'o 1', student: undefined })).toBe(
    '/session/S1/print?lesson=o+1',
  );
  expect(withParameters('/x', { student: undefined })).toBe('/x');
});
