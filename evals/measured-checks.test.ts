import { expect, it } from 'vitest';
import { measuredChecks as stated } from '../contract/measured-checks.ts';
import { readFiles } from '../dev/read-files.mjs';
import { measuredChecks } from './scorer/unread-writers.ts';

it('the figures that reports state are those of the stored scorer [spec 10.181]', () => {
  expect(stated).toEqual(measuredChecks());
}, 60_000);

it.each(Object.entries(stated))('docs/purpose.md has the figure for %s', (_, { found, of }) => {
  const [purpose] = readFiles(['docs'], /purpose\.md$/);
  expect(purpose?.text).toMatch(new RegExp(`\\b${found} of ${of}\\b`));
});
