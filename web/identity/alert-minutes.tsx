import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { alertMinutes } from '../../contract/constants.ts';
import type { School } from '../../contract/school.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/field.tsx';
import { useSetAlertMinutes } from './school-queries.ts';

/**
 * Lets an administrator choose within how many minutes somebody has to look at an alert. The choice is saved
 * at once.
 */
export function AlertMinutes({ school }: { school: School }) {
  const change = useSetAlertMinutes();
  const shown = change.isPending ? change.variables.alertMinutes : school.alertMinutes;
  return (
    <Card aria-label={t`Time to look at an alert`} className="grid content-start gap-4">
      <h2 className="text-lg">
        <Trans>Time to look at an alert</Trans>
      </h2>
      {change.error !== null && (
        <FailureAlert failure={explain(change.error, t`Failed to save this setting`)} />
      )}
      <SelectField
        label={t`Somebody looks at it within`}
        hint={t`If nobody does, the contact, the class’s teachers and the administrators are told once more, by email where this server sends any.`}
        options={alertMinutes.map((minutes) => ({
          value: String(minutes),
          label: plural(minutes, { one: '# minute', other: '# minutes' }),
        }))}
        value={String(shown)}
        onChange={({ target }) => {
          const chosen = alertMinutes.find((minutes) => String(minutes) === target.value);
          if (chosen !== undefined)
            change.mutate({ alertMinutes: chosen, was: { alertMinutes: school.alertMinutes } });
        }}
      />
      <p role="status" className="sr-only">
        {change.isSuccess && t`Saved.`}
      </p>
    </Card>
  );
}
