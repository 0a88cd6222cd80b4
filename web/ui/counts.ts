import { plural } from '@lingui/core/macro';

/** '1 student', '3 students'. */
export const studentCount = (count: number): string =>
  plural(count, { one: '# student', other: '# students' });

/** '1 question', '3 questions'. */
export const questionCount = (count: number): string =>
  plural(count, { one: '# question', other: '# questions' });
