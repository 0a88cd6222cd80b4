import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import { type getSchoolTimeLimits, schoolTimeLimits } from '../../contract/time-limits.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { Card } from '../ui/card.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/field.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { SettingsForm } from '../ui/settings-form.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';
import { LiftList } from './lift-list.tsx';
import { LimitFields, limitValues, readLimits } from './limit-form.tsx';
import { useSchoolTimeLimits, useSetSchoolTimeLimits } from './queries.ts';

type SchoolTime = AnswerOf<typeof getSchoolTimeLimits>;

/**
 * The time zones to choose from. A zone that this browser does not know is among them only if it is the
 * chosen one.
 */
function zonesOf({ limits: { timeZone }, serverTimeZone }: SchoolTime) {
  const known = Intl.supportedValuesOf('timeZone');
  const all = timeZone === null || known.includes(timeZone) ? known : [timeZone, ...known];
  return [
    { value: '', label: t`Server (${serverTimeZone})` },
    ...all.map((zone) => ({ value: zone, label: zone })),
  ];
}

function LimitsForm({ time }: { time: SchoolTime }) {
  const profile = useSchoolProfile() ?? 'default';
  const form = useChangeForm({
    stored: time.limits,
    // Like an empty field, a choice that is not made is an empty text.
    valuesOf: (limits) => ({
      ...limitValues(limits),
      timeZone: limits.timeZone ?? '',
      sharedComputers: limits.sharedComputers ? 'yes' : '',
    }),
    read: ({ timeZone, sharedComputers, ...values }) =>
      readLimits(schoolTimeLimits, values, {
        timeZone: timeZone || null,
        sharedComputers: sharedComputers !== '',
      }),
    mutation: useSetSchoolTimeLimits(),
    explain: (error) => explain(error, t`Failed to save the limits`),
  });
  return (
    <SettingsForm form={form}>
      <p className="text-sm">
        <Trans>
          These limits apply in every class. A teacher can make them stricter for a class, and lift them with
          a reason until the end of a day or lesson. A message in which danger is noticed passes every limit.
        </Trans>
      </p>
      <LimitFields
        bind={(name) => ({ ...form.bind(name), name })}
        defaults={{ ...time.ofProfile, profile: translated(schoolProfile(profile).label) }}
      />
      <p className="text-xs text-soft">
        <Trans>
          Use is the time from one question to the next, of which at most five minutes count. All classes,
          tabs and devices of a student count together.
        </Trans>
      </p>
      <SelectField
        label={t`Time zone`}
        hint={t`Sets when the school’s days begin and when its quiet hours are.`}
        options={zonesOf(time)}
        {...form.bind('timeZone')}
      />
      <CheckField
        label={t`Students share computers`}
        hint={t`Otherwise two accounts of one class that were used in the same browser on a day share their time.`}
        checked={form.values.sharedComputers !== ''}
        onChange={
          form.bind('sharedComputers', () => (form.values.sharedComputers === '' ? 'yes' : '')).onChange
        }
      />
    </SettingsForm>
  );
}

/** The page on which an administrator limits the time with the tutor. */
export function SchoolLimits() {
  const { data: time, isPending, isError, refetch } = useSchoolTimeLimits();
  if (isPending) return <CardSkeletons count={2} label={t`The limits are loading`} />;
  if (isError)
    return <LoadFailure text={t`The limits could not be loaded just now.`} onRetry={() => void refetch()} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card aria-label={t`Time limits`} className="grid gap-4">
        <h2 className="text-lg">
          <Trans>Time limits</Trans>
        </h2>
        <LimitsForm time={time} />
      </Card>
      <Card aria-label={t`Lifted by teachers`} className="grid gap-4">
        <h2 className="text-lg">
          <Trans>Lifted by teachers</Trans>
        </h2>
        {time.lifts.length === 0 ? (
          <p className="text-sm text-soft">
            <Trans>Nobody has lifted a limit in the last 30 days.</Trans>
          </p>
        ) : (
          <LiftList lifts={time.lifts} ofSchool />
        )}
      </Card>
    </div>
  );
}
