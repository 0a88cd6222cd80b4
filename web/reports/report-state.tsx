import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';

interface ReportStateProps {
  heading: ReactNode;
  back?: ReactNode;
  /** Why the week could not be loaded. */
  failure: string | null;
  isLoading: boolean;
  onRetry: () => void;
}

/** Says, above a report or in its place, that it loads or that it could not be loaded. */
export function ReportState({ heading, back, failure, isLoading, onRetry }: ReportStateProps) {
  return (
    <>
      <title>{`${t`Weekly report`} · Lyceum`}</title>
      {failure !== null && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            {heading}
            {back}
          </div>
          <LoadFailure text={failure} onRetry={onRetry} />
        </>
      )}
      {isLoading && <CardSkeletons count={2} label={t`The report is loading`} />}
    </>
  );
}
