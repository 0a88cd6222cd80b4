import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { School } from '../../contract/school.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { useSetOwnNames } from './school-queries.ts';

/** Lets an administrator decide whether students may correct their own names. The choice is saved at once. */
export function OwnNames({ school }: { school: School }) {
  const change = useSetOwnNames();
  // The choice is shown at once: a field that waited for the answer would jump back for a moment.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (studentsMayRename: boolean) => {
    setChosen(studentsMayRename);
    change.mutate({ studentsMayRename }, { onSettled: () => setChosen(null) });
  };
  return (
    <Card aria-label={t`Names of students`} className="grid content-start gap-4">
      <h2 className="text-lg">
        <Trans>Names of students</Trans>
      </h2>
      {change.error !== null && (
        <FailureAlert failure={explain(change.error, t`Failed to save this setting`)} />
      )}
      <CheckField
        label={t`Students may correct their own names`}
        hint={t`Otherwise their teachers do, in the list of students of a class. Each change stands in the security log.`}
        checked={chosen ?? school.studentsMayRename}
        onChange={({ target }) => choose(target.checked)}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && t`Saved.`}
      </p>
    </Card>
  );
}
