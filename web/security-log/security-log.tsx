import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SecurityLogEntry } from '../../contract/security-log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { saveTable, type TableKind } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatDay, localStamp } from '../ui/moments.ts';
import { serverNow } from '../ui/server-clock.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { everything, type Filter, isEverything } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import { logTable } from './log-csv.ts';
import { LogRow } from './log-row.tsx';
import { maxExported, useExport, useSecurityLog } from './queries.ts';

/** The entries, grouped by day in the reader's time zone. */
function groupByDay(entries: readonly SecurityLogEntry[]): [day: string, entries: SecurityLogEntry[]][] {
  const days = new Map<string, SecurityLogEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

const save = (entries: SecurityLogEntry[], kind: TableKind): Promise<void> => {
  const day = localStamp(new Date(serverNow()).toISOString()).slice(0, 10);
  return saveTable([t`Security log`, day], kind, logTable(entries));
};

interface SecurityLogProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Who did what at the school, when and from where, for its administrator. */
export function SecurityLog({ filter, onFilter }: SecurityLogProps) {
  const { entries, keptDays, error, retry, earlier, loadingEarlier } = useSecurityLog(filter);
  const exporting = useExport(filter, save);
  const onPerson = (person: string) => onFilter({ ...filter, person });
  return (
    <section aria-label={t`Security log`} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <p className="min-w-64 flex-1 text-sm text-balance text-soft">
          <Trans>
            Sign-ins, refusals and changes that matter for security. Nobody can change or delete a row.
          </Trans>{' '}
          {keptDays !== undefined &&
            plural(keptDays, { one: 'Rows are kept for # day.', other: 'Rows are kept for # days.' })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button busy={exporting.isPending} onClick={() => exporting.mutate('csv')}>
            <Icon name="download" />
            <Trans>Export CSV</Trans>
          </Button>
          <Button busy={exporting.isPending} onClick={() => exporting.mutate('xlsx')}>
            <Icon name="download" />
            <Trans>Export Excel</Trans>
          </Button>
        </div>
      </div>
      {exporting.isError && (
        <Alert>{sentenceOf(exporting.error, t`The file could not be made. Please try again.`)}</Alert>
      )}
      {exporting.data?.isWhole === false && (
        <Alert look="notice">
          <Trans>The file has the newest {maxExported} rows. Choose a time for earlier ones.</Trans>
        </Alert>
      )}
      <FilterFields filter={filter} onChange={onFilter} />
      {entries === undefined && error === null && (
        <CardSkeletons count={2} label={t`The security log is loading`} />
      )}
      {error !== null && (
        <LoadFailure
          text={sentenceOf(error, t`The security log could not be loaded just now.`)}
          onRetry={retry}
        />
      )}
      {entries?.length === 0 && error === null && (
        <EmptyState
          icon="eye"
          text={isEverything(filter) ? t`Nothing has happened yet.` : t`No row matches what you chose.`}
        >
          {!isEverything(filter) && (
            <Button onClick={() => onFilter(everything)}>
              <Trans>Show everything</Trans>
            </Button>
          )}
        </EmptyState>
      )}
      {groupByDay(entries ?? []).map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="grid gap-2">
          <h2 className="font-sans text-sm font-semibold text-soft">{day}</h2>
          <Card className="px-4 py-1">
            <ol>
              {ofDay.map((entry) => (
                <LogRow key={entry.id} entry={entry} onPerson={onPerson} />
              ))}
            </ol>
          </Card>
        </section>
      ))}
      {earlier !== null && (
        <Button look="quiet" className="justify-self-center" busy={loadingEarlier} onClick={earlier}>
          <Trans>Show earlier rows</Trans>
        </Button>
      )}
    </section>
  );
}
