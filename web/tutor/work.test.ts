import { describe, expect, it } from 'vitest';
import type { Interaction } from '../../contract/tutor.ts';
import { fileName, toCsv, workAsCsv, workAsJson } from './export.ts';
import { groupByStudent, previewOf } from './work.ts';

const interaction = (id: string, studentName: string, fields: Partial<Interaction> = {}): Interaction => ({
  id,
  sessionId: null,
  assignmentId: 'a1',
  openingId: null,
  studentUid: studentName.toLowerCase(),
  studentName,
  question: 'Why?',
  answer: 'Because.',
  status: 'answered',
  failure: null,
  guard: null,
  createdAt: `2026-11-02T08:0${id}:00.000Z`,
  processedAt: `2026-11-02T08:0${id}:05.000Z`,
  ...fields,
});

const known = [
  { uid: 'zoe', name: 'Zoe', username: 'zoe.z' },
  { uid: 'ben', name: 'Ben', username: 'ben' },
  { uid: 'mei', name: 'Mei', username: 'mei.lin' },
];

describe('the work of a class', () => {
  const works = groupByStudent(
    [interaction('3', 'Mei'), interaction('1', 'Mei'), interaction('2', 'Leo')],
    known,
  );

  it('shows who was active last first, and who has not begun at the end', () => {
    expect(works.map(({ name }) => name)).toEqual(['Mei', 'Leo', 'Ben', 'Zoe']);
  });

  it('keeps each conversation in its order', () => {
    expect(works[0]?.interactions.map(({ id }) => id)).toEqual(['1', '3']);
    expect(works[0]?.lastActivity).toBe('2026-11-02T08:03:05.000Z');
  });

  it('keeps the work of a student who has left the class', () => {
    expect(works[1]).toMatchObject({ uid: 'leo', name: 'Leo', username: null });
  });

  it('has no last activity for a student who has not begun', () => {
    expect(works[2]).toMatchObject({ interactions: [], lastActivity: null });
  });
});

it('previews the last words in one line without their formatting', () => {
  const answer = '## Well\n\nTry **factoring** first.';
  expect(previewOf({ interactions: [interaction('1', 'Mei', { answer })] })).toBe(
    'Well Try factoring first.',
  );
  expect(previewOf({ interactions: [interaction('1', 'Mei', { answer: '', question: 'Hm?' })] })).toBe('Hm?');
  expect(previewOf({ interactions: [] })).toBe('');
});

describe('CSV', () => {
  it('quotes what would break a row, and doubles quotes', () => {
    expect(toCsv([['a', 'b,c', 'd\ne', 'say "x"']])).toBe('\ufeffa,"b,c","d\ne","say ""x"""\r\n');
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1+1', '\u200b=1', '\n=1'])(
    'keeps %j as text that no spreadsheet runs',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
    },
  );

  it('has a row for each question, and none for a student without one', () => {
    const works = groupByStudent([interaction('1', 'Mei', { question: '=2+2' })], known);
    expect(workAsCsv(works).split('\r\n')).toEqual([
      '\ufeffStudent,Username,Number,Asked at,Question,Answer,Status,Answered at',
      `Mei,mei.lin,1,2026-11-02T08:01:00.000Z,"'=2+2",Because.,answered,2026-11-02T08:01:05.000Z`,
      '',
    ]);
  });
});

it('exports JSON that says what it is of, with every student', () => {
  const works = groupByStudent([interaction('1', 'Mei')], known);
  const json = JSON.parse(
    workAsJson(works, { assignment: { title: 'Slopes' } }, new Date('2026-11-03T00:00:00Z')),
  );
  expect(json).toMatchObject({
    assignment: { title: 'Slopes' },
    exportedAt: '2026-11-03T00:00:00.000Z',
    students: [
      { name: 'Mei', interactions: [{ question: 'Why?', answer: 'Because.' }] },
      { interactions: [] },
      {},
    ],
  });
});

it.each([
  [['Slopes: part 2', 'Mei Lin'], 'slopes-part-2-mei-lin.csv'],
  [['../../x'], 'x.csv'],
  [['Größen & Maße'], 'größen-maße.csv'],
  [['???'], 'conversations.csv'],
])('names a file of %j %s', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});
