import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { chosenRetention, type RetentionState } from '../../contract/retention.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatDay, formatMoment } from '../ui/moments.ts';
import { readFields } from '../ui/read-form.ts';
import { SettingsForm } from '../ui/settings-form.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';
import { useRetention, useSetRetention } from './queries.ts';

const typedMonths = (months: number | null): string => (months === null ? '' : String(months));
const monthsOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** When the last run was, and what it removed. */
function LastRun({ beginsAt, lastRun }: RetentionState) {
  if (lastRun === null) {
    if (beginsAt === null)
      return (
        <p className="text-sm text-soft">
          <Trans>Nothing has been removed yet. A run begins every day.</Trans>
        </p>
      );
    const day = formatDay(beginsAt);
    return (
      <Alert look="notice">
        <Trans>
          Nothing is removed before {day}, since your school had data before it had these terms. From then on
          what is older goes.
        </Trans>
      </Alert>
    );
  }
  const { beganAt, finishedAt, removed } = lastRun;
  const conversations = plural(removed.conversations, { one: '# question', other: '# questions' });
  const records = plural(removed.records, { one: '# safeguarding record', other: '# safeguarding records' });
  const accounts = plural(removed.accounts, { one: '# account', other: '# accounts' });
  const began = formatMoment(beganAt);
  return (
    <p className="text-sm text-soft">
      {finishedAt === null
        ? t`A run began ${began} and goes on. So far it removed ${conversations}, ${records} and ${accounts}.`
        : t`The last run, ${began}, removed ${conversations}, ${records} and ${accounts}.`}
    </p>
  );
}

function RetentionForm({ state }: { state: RetentionState }) {
  const { chosen, ofProfile } = state;
  const profile = schoolProfile(useSchoolProfile() ?? 'default');
  const form = useChangeForm({
    stored: chosen,
    valuesOf: ({ conversations, records, accounts, responsible }) => ({
      conversations: typedMonths(conversations),
      records: typedMonths(records),
      accounts: typedMonths(accounts),
      responsible,
    }),
    read: ({ responsible, ...typed }) =>
      readFields(chosenRetention, {
        conversations: monthsOf(typed.conversations),
        records: monthsOf(typed.records),
        accounts: monthsOf(typed.accounts),
        responsible,
      }),
    mutation: useSetRetention(),
    explain: (error) => explain(error, t`Failed to save`),
  });
  const name = translated(profile.label);
  const hintFor = (months: number) => t`In months. Empty: ${months}, by the profile ${name}.`;
  return (
    <SettingsForm form={form}>
      <p className="text-sm">
        <Trans>
          What is older is removed for good within a day, and cannot be brought back. An alert or observation
          that nobody has looked at always stays.
        </Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={t`Conversations`}
          hint={hintFor(ofProfile.conversations)}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind('conversations')}
        />
        <TextField
          label={t`Safeguarding records`}
          hint={hintFor(ofProfile.records)}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind('records')}
        />
        <TextField
          label={t`Unused accounts`}
          hint={hintFor(ofProfile.accounts)}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind('accounts')}
        />
      </div>
      <p className="text-xs text-soft">
        {translated(profile.retention.why)}{' '}
        <Trans>
          Unused: a student’s account with which nobody signed in, asked anything or joined a class or lesson
          for so long.
        </Trans>
      </p>
      <TextField
        label={t`Who answers questions about data`}
        hint={t`As students and parents read it: Ms Okoye, office, 020 7946 0000.`}
        autoComplete="off"
        maximum={200}
        {...form.bind('responsible')}
      />
    </SettingsForm>
  );
}

/** The card on which an administrator chooses how long the school keeps each kind of data. */
export function RetentionSettings() {
  const { data: state, isPending, isError, refetch } = useRetention();
  if (isPending) return <CardSkeletons count={1} label={t`The settings are loading`} />;
  if (isError)
    return (
      <LoadFailure text={t`The settings could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  return (
    <Card aria-label={t`How long data is kept`} className="grid gap-4">
      <h2 className="text-lg">
        <Trans>How long data is kept</Trans>
      </h2>
      <LastRun {...state} />
      <RetentionForm state={state} />
    </Card>
  );
}
