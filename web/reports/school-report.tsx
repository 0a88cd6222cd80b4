import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClassOfSchool, SchoolReport as Report } from '../../contract/reports.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Card } from '../ui/card.tsx';
import { studentCount } from '../ui/counts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { fileName, saveFile } from '../ui/files.ts';
import { alertList, type ShownUse, shortTokenList, shownUse, workList } from './figures.ts';
import { type FileKind, useSchoolFile, useSchoolReport } from './queries.ts';
import { schoolAsCsv } from './report-csv.ts';
import { ReportPage } from './report-page.tsx';
import { ReportState } from './report-state.tsx';
import { type ReportRow, Rows } from './rows.tsx';

function save(report: Report, kind: FileKind): void {
  const name = fileName([report.schoolName, t`Weekly report`, report.week.monday], kind);
  if (kind === 'csv') saveFile(name, 'text/csv', schoolAsCsv(report));
  else saveFile(name, 'application/json', JSON.stringify(report, null, 2));
}

/** Who teaches the class, how many students it has, and how many of them asked something. */
function noteOf({ teacherName, enrolled, students }: ClassOfSchool): string {
  const size = studentCount(enrolled);
  return students === null ? `${teacherName} · ${size}` : t`${teacherName} · ${size}, ${students} asked`;
}

const rowOf = (schoolClass: ClassOfSchool, shown: ShownUse): ReportRow => ({
  id: schoolClass.id,
  name: schoolClass.className,
  note: noteOf(schoolClass),
  figures: [
    ...(schoolClass.work === null ? [] : workList(schoolClass.work, schoolClass.students ?? 0)),
    ...alertList(schoolClass.alerts),
    ...shortTokenList(schoolClass.modelUse, shown),
  ],
});

function Classes({ report }: { report: Report }) {
  return (
    <Card aria-label={t`Classes`} className="grid gap-3 print:p-0">
      <h2 className="text-lg">
        <Trans>Classes</Trans>
      </h2>
      {report.classes.length === 0 ? (
        <EmptyState icon="temple" text={t`The school had no classes that week.`} />
      ) : (
        <Rows
          heading={t`Class`}
          label={t`Classes`}
          rows={report.classes.map((each) => rowOf(each, shownUse(report.total.modelUse)))}
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
