import { plural, t } from '@lingui/core/macro';
import { namePartsOf, partsOfLabel } from '../../contract/person-names.ts';
import {
  type AlertFigures,
  type ClassOfSchool,
  type ClassReport,
  type ModelUse,
  noAlerts,
  noFigures,
  noUse,
  noWork,
  type ReportWeek,
  type SchoolReport,
  type SmallClasses,
  type StudentReport,
} from '../../contract/reports.ts';
import type { Cell } from '../ui/csv.ts';
import {
  alertList,
  amountIn,
  type Figure,
  kindsLine,
  personalFigure,
  shownUse,
  studentList,
  tokenList,
  workList,
} from './figures.ts';

/** A column of a file. */
type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell];

/** A count as a number. */
const numberIn = (text: string): Cell => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * The columns of work in a form that spreadsheets can calculate with: minutes as a number, and kinds in a
 * separate column.
 */
function workColumns<Row>(minutesOf: (row: Row) => number, listOf: (row?: Row) => Figure[]): Column<Row>[] {
  // The first figure of the list is the time in words. A column with minutes takes its place.
  const [, ...counted] = listOf();
  const figureOf = (row: Row, index: number) => listOf(row)[index + 1] as Figure;
  return [
    [t`Minutes`, minutesOf],
    ...counted.flatMap(({ label, hasKinds }, index): Column<Row>[] => [
      [label, (row) => numberIn(figureOf(row, index).value)],
      ...(hasKinds
        ? [[t`${label} (kinds)`, (row: Row) => kindsLine(figureOf(row, index))] satisfies Column<Row>]
        : []),
    ]),
  ];
}

function alertColumns<Row extends { alerts: AlertFigures }>(): Column<Row>[] {
  const [raised = '', unread = '', usual = '', longest = ''] = alertList(noAlerts).map(({ label }) => label);
  return [
    [raised, ({ alerts }) => alerts.raised],
    [unread, ({ alerts }) => alerts.unread],
    [t`${usual} (minutes)`, ({ alerts }) => alerts.medianMinutes ?? ''],
    [t`${longest} (minutes)`, ({ alerts }) => alerts.longestMinutes ?? ''],
  ];
}

/** The tokens and costs as plain numbers. Tokens that no server reported are empty. */
function tokenColumns(total: ModelUse): Column<{ modelUse: ModelUse | null }>[] {
  const shown = shownUse(total);
  const told = (use: ModelUse, value: number) => (use.calls > 0 && use.calls === use.unreported ? '' : value);
  const numbers = ({ modelUse }: { modelUse: ModelUse | null }) => {
    const use = modelUse ?? noUse;
    return [
      told(use, use.inputTokens),
      told(use, use.outputTokens),
      use.unreported,
      ...shown.currencies.map((currency) => amountIn(use, currency)),
      use.unpricedTokens,
    ];
  };
  return tokenList(total, shown).map(({ label }, index) => [label, (row) => numbers(row)[index] ?? '']);
}

const weekColumns = ({ monday, sunday }: ReportWeek): Column<unknown>[] => [
  [t`Week from`, () => monday],
  [t`Week until`, () => sunday],
];

const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(([heading]) => heading),
  ...rows.map((row) => columns.map(([, cell]) => cell(row))),
];

/** The parts of a name, without the username that may stand beside it. */
const ownParts = (student: StudentReport) => namePartsOf({ ...student, name: partsOfLabel(student).name });

/** The report of a class as a table, with a row for each student. */
export const classTable = ({ week, class: { className }, students }: ClassReport): Cell[][] =>
  tableOf(
    [
      ...weekColumns(week),
      [t`Class`, () => className],
      [t`Student`, ({ name }) => name],
      [t`In the class today`, ({ isInClass }) => (isInClass ? t`yes` : t`no`)],
      ...workColumns<StudentReport>(
        ({ work }) => work.minutes,
        (student) => studentList(student?.work ?? noFigures),
      ),
      [personalFigure('none').label, ({ personal }) => personalFigure(personal).value],
      ...alertColumns(),
      [t`First Name`, (student) => ownParts(student).firstName],
      [t`Last Name`, (student) => ownParts(student).lastName],
    ],
    students,
  );

/** The name of the row that small classes share. */
export const smallClassesName = ({ classNames }: SmallClasses): string =>
  plural(classNames.length, { one: '# small class', other: '# classes together' });

/** The row that small classes share, like that of one class; many teachers teach them. */
const rowOfSmall = (small: SmallClasses): ClassOfSchool => ({
  ...small,
  id: '',
  className: `${smallClassesName(small)} (${small.classNames.join(', ')})`,
  teacherName: '',
});

/**
 * The report of a school as a table, with a row for each class and one for the small classes; without the columns
 * that its reader may not see.
 */
export const schoolTable = ({ week, classes, smallClasses, total }: SchoolReport): Cell[][] =>
  tableOf(
    [
      ...weekColumns(week),
      [t`Class`, ({ className }) => className],
      [t`Teacher`, ({ teacherName }) => teacherName],
      [t`Students of the class today`, ({ enrolled }) => enrolled],
      ...(total.work === null
        ? []
        : ([
            [t`Students who asked`, ({ students }: ClassOfSchool) => students ?? 0],
            ...workColumns<ClassOfSchool>(
              ({ work }) => work?.minutes ?? 0,
              (ofSchool) => workList(ofSchool?.work ?? noWork),
            ),
          ] satisfies Column<ClassOfSchool>[])),
      ...alertColumns<ClassOfSchool>(),
      ...(total.modelUse === null ? [] : tokenColumns(total.modelUse)),
    ],
    smallClasses === null ? classes : [...classes, rowOfSmall(smallClasses)],
  );
