import { expect, it } from 'vitest';
import { measuredChecks } from '../contract/measured-checks.ts';
import { readFiles } from '../dev/read-files.mjs';

const documents = new Map(readFiles(['docs'], /\.md$/).map(({ path, text }) => [path, text]));

it.each(Object.entries(measuredChecks))(
  'the figure that reports give for %s stands in the document it comes from [spec 10.181]',
  (_, { found, of, source }) => {
    expect(documents.get(source)).toMatch(new RegExp(`\\b${found} of ${of}\\b`));
  },
);
