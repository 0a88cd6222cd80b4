import { expect, it } from 'vitest';
import { contentMargin } from './class-margins.ts';

it.each([
  ['where nothing is known', {}, 'drugs', 0],
  ['where the subject teaches it', { subject: 'Science', age: '14' }, 'drugs', 0],
  ['where the subject does not', { subject: 'Mathematics', age: '14' }, 'drugs', -0.2],
  [
    'where the topic names a field',
    { subject: 'Mathematics', topic: 'Chemistry of fuels', age: '14' },
    'drugs',
    0,
  ],
  ['for young students', { subject: 'Mathematics', age: 'Year 5' }, 'drugs', -0.4],
  ['for older students of the subject', { subject: 'Science', age: '17' }, 'drugs', 0.4],
] as const)('the margin %s [spec 10.268, standard 3.3]', (_, context, kind, margin) => {
  expect(contentMargin(context, kind)).toBeCloseTo(margin);
});
