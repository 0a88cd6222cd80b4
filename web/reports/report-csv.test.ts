import { expect, it } from 'vitest';
import { type ClassReport, noUse, type SchoolReport } from '../../contract/reports.ts';
import { toCsv } from '../ui/csv.ts';
import { classTable, schoolTable } from './report-csv.ts';

const alerts = { raised: 2, unread: 1, unreadSince: null, medianMinutes: 75, longestMinutes: 75 };
const ofStudent = {
  minutes: 72,
  lessons: 2,
  questions: 9,
  offloading: { asked: 3, given: 1 },
  switchOff: 1,
  pressure: 2,
  harmful: [{ kind: 'content:drugs', count: 2 }],
};
const work = {
  ...ofStudent,
  stopped: 2,
  kinds: [
    { kind: 'key-value', count: 2 },
    { kind: 'formula', count: 1 },
  ],
};
const week = { monday: '2026-11-16', sunday: '2026-11-22', begins: '', ends: '', timeZone: 'UTC' };
const total = { students: 1, work, alerts, modelUse: noUse };
const made = { madeAt: '2026-11-23T09:00:00.000Z', version: '0.1.0', week, total, before: total };
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n');

const figures =
  'Minutes,Lessons,Questions,Asked the tutor to do the work,The tutor did it,Pressed for the answer,' +
  'Tried to switch the rules off,Asked for harmful content,Asked for harmful content (kinds),' +
  'Answers stopped because the model…,Answers stopped because the model… (kinds),' +
  'Alerts,Nobody has looked yet,Usually looked at after (minutes),Longest wait (minutes)';
/** The headings of a class's file: the columns of what the model wrote make room for one of the student. */
const studentFigures = figures.replace(/Answers stopped.*?(?=Alerts,)/, 'Personal or emotional,');
const studentCells = (personal: string, alerts: string) => `72,2,9,3,1,2,1,2,drugs 2,${personal},${alerts}`;
const cells = '72,2,9,3,1,2,1,2,drugs 2,2,"gave the answer away 2, wrote a formula 1",2,1,75,75';

const unknownParts = { username: '', firstName: null, lastName: null };

it('a class has a row for each student, whose name no spreadsheet runs as a formula [standard 4.13]', () => {
  const report: ClassReport = {
    ...made,
    class: { id: 'c', className: 'Algebra 1', teacherName: 'Ada' },
    students: [
      {
        uid: 'm',
        name: '=HYPERLINK("http://x.example")',
        ...unknownParts,
        isInClass: true,
        work: ofStudent,
        personal: 'some',
        alerts,
      },
      {
        uid: 'b',
        name: 'Ben',
        ...unknownParts,
        isInClass: false,
        work: ofStudent,
        personal: 'none',
        alerts: { ...alerts, medianMinutes: null },
      },
    ],
  };
  expect(linesOf(toCsv(classTable(report)))).toEqual([
    `Week from,Week until,Class,Student,In the class today,${studentFigures},First Name,Last Name`,
    `2026-11-16,2026-11-22,Algebra 1,"'=HYPERLINK(""http://x.example"")",yes,${studentCells('some', '2,1,75,75')},,"'=HYPERLINK(""http://x.example"")"`,
    `2026-11-16,2026-11-22,Algebra 1,Ben,no,${studentCells('none', '2,1,,75')},,Ben`,
  ]);
});

it('a school has a row for each class, and for its safeguarding contact the alerts alone', () => {
  const schoolClass = { id: 'c', className: 'Algebra 1', teacherName: 'Ada', enrolled: 28, ...total };
  const report: SchoolReport = {
    ...made,
    schoolName: 'North High',
    classes: [schoolClass],
    smallClasses: null,
  };
  const start = 'Week from,Week until,Class,Teacher,Students of the class today';
  expect(linesOf(toCsv(schoolTable(report)))).toEqual([
    `${start},Students who asked,${figures}`,
    `2026-11-16,2026-11-22,Algebra 1,Ada,28,1,${cells}`,
  ]);
  const nothing = { students: null, work: null };
  const alertsOnly = {
    ...report,
    classes: [{ ...schoolClass, ...nothing }],
    total: { ...total, ...nothing },
  };
  expect(linesOf(toCsv(schoolTable(alertsOnly)))).toEqual([
    `${start},${figures.slice(figures.indexOf('Alerts'))}`,
    '2026-11-16,2026-11-22,Algebra 1,Ada,28,2,1,75,75',
  ]);
});

it('a school has a row for the classes that its profile puts together [spec 10.267]', () => {
  const classNames = ['Chess', 'Latin'];
  const smallClasses = { profile: 'england-2026', classNames, enrolled: 6, ...total } as const;
  const report: SchoolReport = { ...made, schoolName: 'North High', classes: [], smallClasses };
  expect(linesOf(toCsv(schoolTable(report)))[1]).toBe(
    `2026-11-16,2026-11-22,"2 classes together (Chess, Latin)",,6,1,${cells}`,
  );
});

it('a class without students has its heading', () => {
  const report = { ...made, class: { id: 'c', className: 'A', teacherName: 'B' }, students: [] };
  expect(linesOf(toCsv(classTable(report)))).toEqual([
    `Week from,Week until,Class,Student,In the class today,${studentFigures},First Name,Last Name`,
  ]);
});

it('a school has its tokens and costs as numbers, and no figure where the server told none', () => {
  const use = {
    calls: 3,
    unreported: 1,
    inputTokens: 1_200,
    outputTokens: 90,
    unpricedTokens: 0,
    costs: [{ currency: 'EUR', amount: 0.0035 }],
  };
  const schoolClass = { id: 'c', className: 'Algebra 1', teacherName: 'Ada', enrolled: 28, ...total };
  const report: SchoolReport = {
    ...made,
    total: { ...total, modelUse: use },
    schoolName: 'North High',
    smallClasses: null,
    classes: [
      { ...schoolClass, modelUse: use },
      { ...schoolClass, modelUse: { ...noUse, calls: 2, unreported: 2 } },
    ],
  };
  const [headings, ...rows] = linesOf(toCsv(schoolTable(report)));
  expect(headings).toMatch(
    /,Tokens that the model read,Tokens that the model wrote,Calls whose tokens its server did not report,Cost of the tokens \(EUR\),Tokens without a price$/,
  );
  expect(rows.map((row) => row.split(',').slice(-5).join())).toEqual(['1200,90,1,0.0035,0', ',,2,0,0']);
});
