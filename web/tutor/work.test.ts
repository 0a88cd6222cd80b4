import { afterEach, describe, expect, it, vi } from 'vitest';
import { nothingFound } from '../../contract/receipts.ts';
import type { Interaction } from '../../contract/tutor.ts';
import { toCsv } from '../ui/csv.ts';
import { fileName } from '../ui/files.ts';
import { workAsJson, workTable } from './export.ts';
import { groupByStudent, lastActivityOf, progressOf } from './work.ts';

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
  changedFrom: null,
  noticed: null,
  createdAt: `2026-11-02T08:0${id}:00.000Z`,
  processedAt: `2026-11-02T08:0${id}:05.000Z`,
  ...fields,
});

afterEach(() => vi.unstubAllEnvs());

const known = [
  { uid: 'zoe', name: 'Zoe', username: 'zoe.z' },
  { uid: 'ben', name: 'Ben', username: 'ben' },
  { uid: 'mei', name: 'Mei', username: 'mei.lin' },
];

describe('the list of students', () => {
  const student = (name: string, lastActivity: string | null) => ({
    studentUid: name.toLowerCase(),
    name,
    username: name.toLowerCase(),
    firstName: name,
    lastName: '',
    questions: lastActivity === null ? 0 : 2,
    answers: lastActivity === null ? 0 : 2,
    stopped: 0,
    compared: { key: 0, proposed: 0, none: 0 },
    attempts: 0,
    offloading: { asked: 0, given: 0 },
    lastActivity,
    lastMessage: '',
  });
  const students = [
    student('Zoe', null),
    student('Leo', '2026-11-02T08:02:00.000Z'),
    student('Ben', null),
    student('Mei', '2026-11-02T08:03:00.000Z'),
  ];

  it('begins with the student who was active last and ends with those who have not begun', () => {
    const list = progressOf(students, ['Working', 'Not started'], ({ questions }) =>
      questions > 0 ? 'Working' : 'Not started',
    );
    expect(list.map(({ name, word }) => `${name}: ${word}`)).toEqual([
      'Mei: Working',
      'Leo: Working',
      'Ben: Not started',
      'Zoe: Not started',
    ]);
  });
});

describe('the work of a class', () => {
  const works = groupByStudent(
    [interaction('3', 'Mei'), interaction('1', 'Mei'), interaction('2', 'Leo')],
    known,
  );

  it('lists each student by name, with or without questions', () => {
    expect(works.map(({ name, interactions }) => `${name} ${interactions.length}`)).toEqual([
      'Ben 0',
      'Leo 1',
      'Mei 2',
      'Zoe 0',
    ]);
  });

  it('keeps each conversation in its order', () => {
    const mei = works[2]?.interactions ?? [];
    expect(mei.map(({ id }) => id)).toEqual(['1', '3']);
    expect(lastActivityOf(mei)).toBe('2026-11-02T08:03:05.000Z');
  });

  it('includes a student who is only in the conversation', () => {
    expect(works[1]).toMatchObject({ uid: 'leo', name: 'Leo', username: null });
  });

  it('has no last activity without questions', () => {
    expect(lastActivityOf([])).toBeNull();
  });
});

const guard = {
  outcome: 'passed' as const,
  rule: null,
  stopped: [],
  checked: 6,
  guidelines: '1 guided',
  checkedAgainst: 'none' as const,
};

describe('CSV', () => {
  it('quotes what would break a row, and doubles quotes', () => {
    expect(toCsv([['a', 'b,c', 'd\ne', 'say "x"']])).toBe('\ufeffa,"b,c","d\ne","say ""x"""\r\n');
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', ' =1', '＝1+1', '\u200b=1'])(
    'keeps %j as text that no spreadsheet runs [spec 10.12]',
    (text) => {
      expect(toCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`);
    },
  );

  it('has a row for each question, and none for a student without one [spec 10.12]', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const works = groupByStudent(
      [
        interaction('1', 'Mei', {
          question: '=2+2',
          guard,
          noticed: { ...nothingFound, pressure: true },
        }),
      ],
      known,
    );
    expect(toCsv(workTable(works)).split('\r\n')).toEqual([
      '\ufeffStudent,Username,Number,Asked at (Europe/Berlin),Question,Answer,Status,Answered at (Europe/Berlin),Guidelines,Compared with,Findings in the question,Kind,Text,Written by,Answered by,Ended at (Europe/Berlin),Ended by,First Name,Last Name',
      `Mei,mei.lin,1,2026-11-02 09:01:00,"'=2+2",Because.,answered,2026-11-02 09:01:05,,Checked without a key: a value may have slipped through,The question presses for the answer.,question,,,,,,,Mei`,
      '',
    ]);
  });

  it('has a row for each note, reply, help request and pause, by time, in columns at the end [spec 10.226]', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const lesson = { sessionId: 's1', openingId: 'o1' };
    const record = {
      notes: [
        {
          ...lesson,
          id: 'n1',
          studentUid: null,
          teacherName: 'Ada Byron',
          text: '@all',
          createdAt: '2026-11-02T08:02:00.000Z',
          replies: [
            {
              id: 'r1',
              studentUid: 'mei',
              studentName: 'Mei',
              text: '=1+1',
              hasPersonalData: true,
              createdAt: '2026-11-02T08:04:00.000Z',
            },
          ],
        },
      ],
      helpRequests: [
        {
          ...lesson,
          id: 'h1',
          studentUid: 'mei',
          text: '-2?',
          askedAt: '2026-11-02T08:03:00.000Z',
          state: 'done' as const,
          teacherName: 'Ada Byron',
          changedAt: '2026-11-02T08:05:00.000Z',
        },
      ],
      pauses: [
        {
          ...lesson,
          id: 'p1',
          studentUid: null,
          teacherName: 'Ada Byron',
          text: '',
          pausedAt: '2026-11-02T08:06:00.000Z',
          endedAt: '2026-11-02T08:07:00.000Z',
          endedBy: 'Tom Okafor',
        },
        {
          ...lesson,
          id: 'p2',
          studentUid: 'zoe',
          teacherName: 'Ada Byron',
          text: '+1',
          pausedAt: '2026-11-02T08:08:00.000Z',
          endedAt: null,
          endedBy: null,
        },
      ],
    };
    const authors = known.map((author) => ({ ...author, wasThere: author.uid === 'mei' }));
    const works = groupByStudent([interaction('1', 'Mei')], authors, record);
    expect(toCsv(workTable(works)).split('\r\n').slice(2)).toEqual([
      `Mei,mei.lin,,2026-11-02 09:02:00,,,,,,,,note to all,"'@all",Ada Byron,,,,,Mei`,
      `Mei,mei.lin,,2026-11-02 09:03:00,,,done,2026-11-02 09:05:00,,,,help request,"'-2?",Mei,Ada Byron,,,,Mei`,
      `Mei,mei.lin,,2026-11-02 09:04:00,,,,,,,contains personal data,reply to a note,"'=1+1",Mei,,,,,Mei`,
      `Mei,mei.lin,,2026-11-02 09:06:00,,,,,,,,pause of all,"Eyes up, please.",Ada Byron,,2026-11-02 09:07:00,Tom Okafor,,Mei`,
      `Zoe,zoe.z,,2026-11-02 09:08:00,,,,,,,,pause,"'+1",Ada Byron,,,,,Zoe`,
      '',
    ]);
    const { students } = JSON.parse(workAsJson(works, {}, new Date()));
    expect(students).toMatchObject([
      { name: 'Ben', notes: [], helpRequests: [] },
      {
        name: 'Mei',
        notes: [{ text: '@all', toAll: true, replies: [{ text: '=1+1', hasPersonalData: true }] }],
        helpRequests: [{ text: '-2?', state: 'done', answeredBy: 'Ada Byron' }],
        pauses: [
          {
            text: 'Eyes up, please.',
            pausedBy: 'Ada Byron',
            ofAll: true,
            endedBy: 'Tom Okafor',
          },
        ],
      },
      { name: 'Zoe', notes: [], helpRequests: [], pauses: [{ text: '+1', ofAll: false, endedAt: null }] },
    ]);
  });
});

it('the JSON export names its assignment and has every student [spec 10.13, standard 14.5 17.3]', () => {
  const works = groupByStudent(
    [interaction('1', 'Mei', { guard: { ...guard, checkedAgainst: 'key' } })],
    known,
  );
  const json = JSON.parse(
    workAsJson(works, { assignment: { title: 'Slopes' } }, new Date('2026-11-03T00:00:00Z')),
  );
  expect(json).toMatchObject({
    assignment: { title: 'Slopes' },
    exportedAt: '2026-11-03T00:00:00.000Z',
    students: [
      { name: 'Ben', compared: { key: 0, proposed: 0, none: 0 }, interactions: [] },
      {
        name: 'Mei',
        username: 'mei.lin',
        compared: { key: 1, proposed: 0, none: 0 },
        interactions: [
          {
            id: '1',
            question: 'Why?',
            answer: 'Because.',
            status: 'answered',
            failure: null,
            guard: { checkedAgainst: 'key' },
            receipt: ['Checked against your key'],
            noticed: null,
            askedAt: '2026-11-02T08:01:00.000Z',
            answeredAt: '2026-11-02T08:01:05.000Z',
          },
        ],
      },
      { name: 'Zoe' },
    ],
  });
});

it.each([
  [['Slopes: part 2', 'Mei Lin'], 'slopes-part-2-mei-lin.csv'],
  [['../../x'], 'x.csv'],
  [['Größen & Maße'], 'größen-maße.csv'],
  [['???'], 'conversations.csv'],
])('the export of %j is named %s', (parts, name) => {
  expect(fileName(parts, 'csv')).toBe(name);
});
