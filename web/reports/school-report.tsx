import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClassOfSchool, SchoolReport as Report, SmallClasses } from '../../contract/reports.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Card } from '../ui/card.tsx';
import { studentCount } from '../ui/counts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { fileName, saveFile, saveTable } from '../ui/files.ts';
import { translated } from '../ui/translated.ts';
import { alertList, type ShownUse, shortTokenList, shownUse, workList } from './figures.ts';
import { type FileKind, useSchoolFile, useSchoolReport } from './queries.ts';
import { schoolTable, smallClassesName } from './report-csv.ts';
import { ReportPage } from './report-page.tsx';
import { ReportState } from './report-state.tsx';
import { type ReportRow, Rows } from './rows.tsx';

async function save(report: Report, kind: FileKind): Promise<void> {
  const name = [report.schoolName, t`Weekly report`, report.week.monday];
  if (kind !== 'json') await saveTable(name, kind, schoolTable(report));
  else saveFile(fileName(name, kind), 'application/json', JSON.stringify(report, null, 2));
}

type Counted = Pick<ClassOfSchool, 'enrolled' | 'students' | 'work' | 'alerts' | 'modelUse'>;

/**
 * How many students there are, and how many of them asked something.
 * @param about who teaches the class, or which classes share the row
 */
function noteOf(about: string, { enrolled, students }: Counted): string {
  const size = studentCount(enrolled);
  return students === null ? `${about} · ${size}` : t`${about} · ${size}, ${students} asked`;
}

const figuresOf = ({ work, students, alerts, modelUse }: Counted, shown: ShownUse) => [
  ...(work === null ? [] : workList(work, students ?? 0)),
  ...alertList(alerts),
  ...shortTokenList(modelUse, shown),
];

/** A row for each class, and below them the one that small classes share. */
function rowsOf({ classes, smallClasses, total }: Report): ReportRow[] {
  const shown = shownUse(total.modelUse);
  const rows = classes.map((each) => ({
    id: each.id,
    name: each.className,
    note: noteOf(each.teacherName, each),
    figures: figuresOf(each, shown),
  }));
  if (smallClasses === null) return rows;
  const name = smallClassesName(smallClasses);
  const note = noteOf(smallClasses.classNames.join(', '), smallClasses);
  return [...rows, { id: 'smallClasses', name, note, figures: figuresOf(smallClasses, shown) }];
}

/** Why classes share a row. */
function WhyTogether({ profile }: SmallClasses) {
  const { label, reports } = schoolProfile(profile);
  const name = translated(label);
  const students = reports.smallestClass;
  return (
    <p className="text-sm text-soft">
      <Trans>
        Classes with fewer than {students} students share a row, if need be with a larger one: your school’s
        profile is {name}.
      </Trans>{' '}
      {translated(reports.why)}
    </p>
  );
}

function Classes({ report }: { report: Report }) {
  const rows = rowsOf(report);
  return (
    <Card aria-label={t`Classes`} className="grid gap-3 print:p-0">
      <h2 className="text-lg">
        <Trans>Classes</Trans>
      </h2>
      {report.smallClasses !== null && <WhyTogether {...report.smallClasses} />}
      {rows.length === 0 ? (
        <EmptyState icon="temple" text={t`The school had no classes that week.`} />
      ) : (
        <Rows
          heading={t`Class`}
          label={t`Classes`}
          rows={rows}
          nothing={report.total.work === null ? t`No alerts.` : t`Did not use the tutor.`}
        />
      )}
    </Card>
  );
}

interface SchoolReportProps {
  /** A day of the week to show; undefined: the present week. */
  week: string | undefined;
  onWeek: (day: string) => void;
  heading: ReactNode;
  back?: ReactNode;
}

/**
 * How the classes of a school used the tutor in a week, for its administrators; the safeguarding contact sees
 * only the alerts.
 */
export function SchoolReport({ week, onWeek, heading, back }: SchoolReportProps) {
  const { data: report, error, refetch, isPlaceholderData } = useSchoolReport(week);
  const file = useSchoolFile(save);
  return (
    <>
      <ReportState
        heading={heading}
        back={back}
        failure={error && sentenceOf(error, t`This week could not be loaded just now.`)}
        isLoading={report === undefined && error === null}
        onRetry={() => void refetch()}
      />
      {report !== undefined && (
        <ReportPage
          heading={heading}
          about={report.schoolName}
          report={report}
          isLoading={isPlaceholderData}
          file={file}
          onFile={(kind) => file.mutate({ week: report.week.monday, kind })}
          onWeek={onWeek}
          back={back}
          notKnown={t`Who the students are. The figures of a class with few students say much about each of them.`}
        >
          <Classes report={report} />
        </ReportPage>
      )}
    </>
  );
}
