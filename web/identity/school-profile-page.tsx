import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type SchoolProfileName, schoolProfile, schoolProfileNames } from '../../contract/school-profiles.ts';
import { explain } from '../api/refusal.ts';
import { useProfilePreview, useSchoolProfile, useSetSchoolProfile } from '../guidelines/school-profile.ts';
import { Alert, FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { RadioField } from '../ui/radio-field.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { translated } from '../ui/translated.ts';
import { type OwnChoices, settingsUnder } from './school-profile-words.ts';

const rowLook = 'grid gap-x-4 border-t border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';

/** Everything that the profile decides, as it is now. */
function Applies({ profile, own }: { profile: SchoolProfileName; own: OwnChoices }) {
  return (
    <dl className="text-sm">
      {settingsUnder(profile, own).map(({ name, value }) => (
        <div key={name} className={rowLook}>
          <dt className="font-semibold">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * How many sessions and assignments the new profile limits; if it limits none, how many the current profile
 * will no longer limit.
 */
function AffectedWork({ from, to }: { from: SchoolProfileName; to: SchoolProfileName }) {
  const [{ data: now }, { data: then }] = [useProfilePreview(from), useProfilePreview(to)];
  const isStricter = then !== undefined && then.sessions + then.assignments > 0;
  const data = isStricter ? then : now;
  if (then === undefined || data === undefined || data.sessions + data.assignments === 0) return null;
  const sessions = plural(data.sessions, { one: '# session', other: '# sessions' });
  const assignments = plural(data.assignments, { one: '# assignment', other: '# assignments' });
  return (
    <Alert look="notice">
      {isStricter ? (
        <Trans>
          {sessions} and {assignments} are looser than these ceilings. They follow the ceilings from the next
          question on; what their teachers chose is kept, and applies again without the profile.
        </Trans>
      ) : (
        <Trans>
          {sessions} and {assignments} go back to the looser levels that their teachers chose, from the next
          question on.
        </Trans>
      )}
    </Alert>
  );
}

/** What another profile would change, setting by setting. */
function Changes({ from, to, own }: { from: SchoolProfileName; to: SchoolProfileName; own: OwnChoices }) {
  const now = settingsUnder(from, own);
  // Under every profile the list has the same settings in the same order.
  const changed = settingsUnder(to, own).flatMap(({ name, value }, at) => {
    const before = now[at]?.value ?? '';
    return before === value ? [] : [{ name, before, value }];
  });
  return (
    <>
      <dl className="text-sm">
        {changed.map(({ name, before, value }) => (
          <div key={name} className={rowLook}>
            <dt className="font-semibold">{name}</dt>
            <dd className="grid wrap-anywhere sm:grid-cols-2 sm:gap-x-4">
              <span className="text-soft">
                <Trans>Now: {before}</Trans>
              </span>
              <span>
                <Trans>Then: {value}</Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">
        <Trans>Everything else stays. What the school has chosen itself still applies.</Trans>
      </p>
      <AffectedWork from={from} to={to} />
    </>
  );
}

/** What teachers can still choose under a profile, each with the reason. */
function LeftToTeachers({ profile }: { profile: SchoolProfileName }) {
  return (
    <Card aria-label={t`What teachers can still choose`} className="grid content-start gap-3">
      <h2 className="text-lg">
        <Trans>What teachers can still choose</Trans>
      </h2>
      <ul className="grid gap-3 text-sm">
        {schoolProfile(profile).leftToTeachers.map(({ what, why }) => (
          <li key={what} className="grid gap-0.5">
            <span>{translated(what)}</span>
            <span className="text-soft">{translated(why)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The choice of the profile. It shows what will change before anything is saved. */
function ProfileForm({ current, own, chosen, onChoose }: FormProps) {
  const change = useSetSchoolProfile();
  const isOther = chosen !== current;
  return (
    <Card aria-label={t`Profile`} className="grid content-start gap-4">
      <p className="text-sm">
        <Trans>
          A profile sets in one choice what a country asks of schools. Stricter choices of the school, a
          teacher or a class stay.
        </Trans>
      </p>
      <RadioField
        label={t`School profile`}
        name="profile"
        value={chosen}
        options={schoolProfileNames.map((name) => ({
          value: name,
          label: translated(schoolProfile(name).label),
          description: translated(schoolProfile(name).says),
        }))}
        onChange={({ target }) => {
          change.reset();
          onChoose(target.value as SchoolProfileName);
        }}
      />
      <h2 className="text-lg">{isOther ? t`What will change` : t`What applies now`}</h2>
      {isOther ? <Changes from={current} to={chosen} own={own} /> : <Applies profile={current} own={own} />}
      {change.error !== null && (
        <FailureAlert failure={explain(change.error, t`Failed to save the profile`)} />
      )}
      {change.isSuccess && !isOther && <Alert look="calm">{t`Saved.`}</Alert>}
      {isOther && (
        <Button
          look="primary"
          className="sm:min-w-48 sm:justify-self-end"
          busy={change.isPending}
          onClick={() => change.mutate(chosen)}
        >
          {change.isPending ? t`Saving…` : t`Save`}
        </Button>
      )}
    </Card>
  );
}

interface FormProps {
  current: SchoolProfileName;
  own: OwnChoices;
  chosen: SchoolProfileName;
  onChoose: (profile: SchoolProfileName) => void;
}

/** The page on which an administrator chooses the profile of the school. */
export function SchoolProfilePage({ own }: { own: OwnChoices }) {
  const current = useSchoolProfile();
  const [chosen, setChosen] = useState<SchoolProfileName | null>(null);
  if (current === undefined) return <CardSkeletons count={1} label={t`The school is loading`} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ProfileForm current={current} own={own} chosen={chosen ?? current} onChoose={setChosen} />
      <LeftToTeachers profile={chosen ?? current} />
    </div>
  );
}
