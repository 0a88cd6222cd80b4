import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReportWeek } from '../../contract/reports.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { formatDates, formatMoment } from '../ui/moments.ts';
import { shownUse } from './figures.ts';
import { NotKnown } from './not-known.tsx';
import type { FileKind } from './queries.ts';
import { WeekChoice } from './week-choice.tsx';
import { type TotalFigures, WeekTable } from './week-table.tsx';

interface ReportPageProps {
  /** The title of the page, or of the part of the school's pages. */
  heading: ReactNode;
  /** The name of the class or school that the report is about. */
  about: string;
  report: {
    readonly week: ReportWeek;
    readonly madeAt: string;
    readonly version: string;
    readonly total: TotalFigures;
    readonly before: TotalFigures;
  };
  /** Whether another week is loading. */
  isLoading: boolean;
  /** The state of the file that is being made from the report. */
  file: { readonly isPending: boolean; readonly isError: boolean };
  onFile: (kind: FileKind) => void;
  onWeek: (day: string) => void;
  back?: ReactNode;
  /** The rows. */
  children: ReactNode;
  notKnown?: string;
}

function ExportMenu({ file, onFile }: Pick<ReportPageProps, 'file' | 'onFile'>) {
  const save = (kind: FileKind) => file.isPending || onFile(kind);
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <ActionMenu
        actions={[
          { label: 'CSV', onChoose: () => save('csv') },
          { label: 'Excel', onChoose: () => save('xlsx') },
          { label: 'JSON', onChoose: () => save('json') },
          { label: t`Print`, onChoose: () => window.print() },
        ]}
        trigger={
          <Button busy={file.isPending}>
            <Icon name="download" />
            <Trans>Export</Trans>
          </Button>
        }
      />
      {file.isError && (
        <p role="alert" className="max-w-48 text-sm text-danger sm:text-end">
          <Trans>The file could not be made. Please try again.</Trans>
        </p>
      )}
    </div>
  );
}

/** A report about a week: to read, to print and to export. */
export function ReportPage(page: ReportPageProps) {
  const { heading, about, report, isLoading, file, onFile, onWeek, back, children, notKnown } = page;
  const { week, madeAt, version, total, before } = report;
  return (
    <div className="report-sheet grid gap-5 print:block print:*:mb-6" aria-busy={isLoading || undefined}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          {heading}
          <p className="font-semibold">
            <bdi>{about}</bdi> · {formatDates(week.monday, week.sunday)}
          </p>
          <p className="text-sm text-soft">
            <Trans>
              Days of the time zone {week.timeZone}. As of {formatMoment(madeAt)}, Lyceum {version}.
            </Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ExportMenu file={file} onFile={onFile} />
          {back}
        </div>
      </div>
      <WeekChoice week={week} madeAt={madeAt} onChoose={onWeek} />
      <div
        className={classNames(
          'grid items-start gap-4 lg:grid-cols-2 print:block print:*:mb-6',
          isLoading && 'opacity-55',
        )}
      >
        <WeekTable now={total} before={before} />
        <div className="lg:col-span-2">{children}</div>
        <div className="lg:col-start-2 lg:row-start-1">
          <NotKnown
            withWork={total.work !== null}
            withTokens={shownUse(total.modelUse, before.modelUse).tokens}
            {...(notKnown !== undefined && { more: notKnown })}
          />
        </div>
      </div>
    </div>
  );
}
