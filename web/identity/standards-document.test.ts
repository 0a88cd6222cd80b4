import { describe, expect, it } from 'vitest';
import markdown from '../../docs/standards.md?raw';
import { clauseStates, countsOf, sectionsOf } from './standards-document.ts';

const sections = sectionsOf(markdown);
const counted = (first: number, last: number) => {
  const clauses = sections
    .filter(({ number }) => number >= first && number <= last)
    .flatMap((section) => section.clauses);
  const counts = countsOf(clauses);
  return [clauses.length, ...clauseStates.map((state) => counts[state])];
};

describe('the standards that an administrator prints', () => {
  it('have every row of the document, in its order [spec 10.186]', () => {
    const rows = [...markdown.matchAll(/^\| (\d+\.\d+) \|/gm)].map(([, number]) => number);
    expect(sections.flatMap(({ clauses }) => clauses.map(({ number }) => number))).toEqual(rows);
  });

  it.each(sections)('count section $number as the document does', ({ number, title }) => {
    expect(markdown).toContain(`| ${number} | ${title} | ${counted(number, number).join(' | ')} |`);
  });

  it('count England and elsewhere as the document does', () => {
    expect(markdown).toContain(`| 1-13 | England | ${counted(1, 13).join(' | ')} |`);
    expect(markdown).toContain(`| 14-17 | Elsewhere | ${counted(14, 17).join(' | ')} |`);
  });

  it('name documents as text, and where a link leads', () => {
    const [section] = sectionsOf(
      '## 3. Filtering\n\nFrom [a page](https://a.example).\n\n| No. | What it asks |\n| --- | --- |\n' +
        '| 3.1 | No harm | open | See `a.md` ([decision 8](decisions/08-harm.md)) |\n| 3.2 | Help | test | |\n',
    );
    expect(section).toEqual({
      number: 3,
      title: 'Filtering',
      lead: 'From a page (https://a.example).',
      clauses: [
        {
          number: '3.1',
          asks: 'No harm',
          state: 'open',
          shown: 'See `a.md` (decision 8 (docs/decisions/08-harm.md))',
        },
        { number: '3.2', asks: 'Help', state: 'test', shown: '' },
      ],
    });
  });
});
