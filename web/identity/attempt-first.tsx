import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { School } from '../../contract/school.ts';
import { schoolProfile } from '../../contract/school-profiles.ts';
import { explain } from '../api/refusal.ts';
import { useSchoolProfile } from '../guidelines/school-profile.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { translated } from '../ui/translated.ts';
import { useSetAttemptFirst } from './school-queries.ts';

/**
 * Lets an administrator require an attempt before explanations in every class. The choice is saved at once.
 */
export function AttemptFirst({ school }: { school: School }) {
  const change = useSetAttemptFirst();
  // The choice is shown at once: a field that waited for the answer would jump back for a moment.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (requiresAttempt: boolean) => {
    setChosen(requiresAttempt);
    change.mutate({ requiresAttempt }, { onSettled: () => setChosen(null) });
  };
  const profile = schoolProfile(useSchoolProfile() ?? 'default');
  const name = translated(profile.label);
  return (
    <Card aria-label={t`The tutor in every class`} className="grid content-start gap-4">
      <h2 className="text-lg">
        <Trans>The tutor in every class</Trans>
      </h2>
      {change.error !== null && (
        <FailureAlert failure={explain(change.error, t`Failed to save this setting`)} />
      )}
      <CheckField
        label={t`An attempt before explanations`}
        hint={
          profile.requiresAttempt
            ? t`The school’s profile, ${name}, requires this: students are to think before the tutor explains.`
            : t`Until a student has tried, the tutor gives hints only and asks for an attempt. Otherwise each class decides.`
        }
        checked={profile.requiresAttempt || (chosen ?? school.requiresAttempt)}
        disabled={profile.requiresAttempt}
        onChange={({ target }) => choose(target.checked)}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && t`Saved.`}
      </p>
    </Card>
  );
}
