import { expect, it } from 'vitest';
import type { LessonActs } from '../../contract/live-sessions.ts';
import { lessonActsWords } from './lesson-acts-words.ts';

const words = (fields: Partial<LessonActs>) =>
  lessonActsWords({ startedBy: 'Ms Byron', endedBy: null, stoppedBy: null, ...fields });

it('a lesson says who started it, and who or what ended it [spec 10.248]', () => {
  expect(words({})).toBe('Started by Ms Byron');
  expect(words({ endedBy: 'teacher', stoppedBy: 'Mr Okafor' })).toBe(
    'Started by Ms Byron · Stopped by Mr Okafor',
  );
  expect(words({ endedBy: 'timer' })).toBe('Started by Ms Byron · Ended by its timer');
  expect(words({ endedBy: 'longest-time' })).toBe('Started by Ms Byron · Ended by itself after 12 hours');
});

it('what was not stored is left out', () => {
  expect(words({ startedBy: null })).toBe('');
  expect(lessonActsWords(undefined)).toBe('');
});
