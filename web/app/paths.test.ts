import { expect, it } from 'vitest';
import { paths, withParameters } from './paths.ts';

it('parameters are added to a path escaped, and left out when undefined', () => {
  expect(withParameters(paths.lessonPrint('S1'), { lesson: 'lesson 1', student: undefined })).toBe(
    '/session/S1/print?lesson=lesson+1',
  );
  expect(withParameters('/x', { student: undefined })).toBe('/x');
});
