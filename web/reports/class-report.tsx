import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ContractError } from '../../contract/errors.ts';
import type { ClassReport as Report, StudentReport } from '../../contract/reports.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { fileName, saveFile, saveTable } from '../ui/files.ts';
import { alertList, personalFigure, studentList } from './figures.ts';
import { type FileKind, useClassFile, useClassReport } from './queries.ts';
import { classTable } from './report-csv.ts';
import { ReportPage } from './report-page.tsx';
import { ReportState } from './report-state.tsx';
import { type ReportRow, Rows } from './rows.tsx';

async function save(report: Report, kind: FileKind): Promise<void> {
  const name = [report.class.className, t`Weekly report`, report.week.monday];
  if (kind !== 'json') await saveTable(name, kind, classTable(report));
  else saveFile(fileName(name, kind), 'application/json', JSON.stringify(report, null, 2));
}

const rowOf = ({ uid, name, isInClass, work, personal, alerts }: StudentReport): ReportRow => ({
  id: uid,
  name,
  note: isInClass ? '' : t`has left the class`,
  figures: [...studentList(work), personalFigure(personal), ...alertList(alerts)],
});

function Students({ report: { students, total } }: { report: Report }) {
  const isEmpty = total.work.questions === 0 && total.alerts.raised === 0;
  return (
    <Card aria-label={t`Students`} className="grid gap-3 print:p-0">
      <h2 className="text-lg">
        <Trans>Students</Trans>
      </h2>
      {isEmpty ? (
        <EmptyState icon="monitor" text={t`Nobody in this class asked the tutor anything that week.`} />
      ) : (
        <Rows
          heading={t`Student`}
          label={t`Students`}
          rows={students.map(rowOf)}
          nothing={t`Did not use the tutor.`}
        />
      )}
    </Card>
  );
}

interface ClassReportProps {
  classId: string;
  /** A day of the week to show; undefined: the present week. */
  week: string | undefined;
  onWeek: (day: string) => void;
  /** Shown when the teacher may not read the report. */
  unavailable: (error: ContractError) => ReactNode;
  back: ReactNode;
}

/** How the students of a class used the tutor in a week, for their teacher. */
export function ClassReport({ classId, week, onWeek, unavailable, back }: ClassReportProps) {
  const { data: report, error, refetch, isPlaceholderData } = useClassReport(classId, week);
  const file = useClassFile(classId, save);
  if (error instanceof ContractError && error.status < 500) return unavailable(error);
  const heading = (
    <h1 className="text-2xl">
      <Trans>Weekly report</Trans>
    </h1>
  );
  return (
    <main className="mx-auto grid max-w-[88rem] gap-5 px-4 py-6 sm:px-6 print:max-w-none print:p-0">
      <ReportState
        heading={heading}
        back={back}
        failure={error && t`This week could not be loaded just now.`}
        isLoading={report === undefined && error === null}
        onRetry={() => void refetch()}
      />
      {report !== undefined && (
        <ReportPage
          heading={heading}
          about={report.class.className}
          report={report}
          isLoading={isPlaceholderData}
          file={file}
          onFile={(kind) => file.mutate({ week: report.week.monday, kind })}
          onWeek={onWeek}
          back={back}
          notKnown={t`How personal or emotional exchanges were beyond what the checks notice: danger, distress once in a lesson, and personal data. “some” is one or two messages in the week, “often” three or more; nobody’s words are shown.`}
        >
          <Students report={report} />
        </ReportPage>
      )}
    </main>
  );
}
