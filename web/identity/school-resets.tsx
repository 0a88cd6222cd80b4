import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SchoolReset } from '../../contract/resets.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/moments.ts';
import { useFocusInList } from '../ui/use-focus-in-list.ts';
import { useConfirmSchoolReset, useSchoolResets } from './school-queries.ts';

function Row({ reset }: { reset: SchoolReset }) {
  const { mutate: confirm, isPending, error } = useConfirmSchoolReset(reset.studentUid);
  const { name, username, resetBy, classCount } = reset;
  const when = formatMoment(reset.resetAt);
  const classes = plural(classCount, {
    one: '# class of another teacher stays closed.',
    other: '# classes of other teachers stay closed.',
  });
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 not-first:border-t not-first:border-line"
    >
      <div className="min-w-56 flex-1 wrap-anywhere">
        <p className="font-semibold">
          <bdi>{name}</bdi>{' '}
          <span translate="no" className="text-sm font-normal text-soft">
            {username}
          </span>
        </p>
        <p className="text-sm text-soft">
          <Trans>
            <bdi>{resetBy}</bdi> reset the password on {when}. {classes}
          </Trans>
        </p>
      </div>
      <Button aria-label={t`Confirm it was ${name}`} busy={isPending} onClick={() => confirm()}>
        <Trans>Confirm</Trans>
      </Button>
      {error !== null && (
        <div className="basis-full">
          <FailureAlert failure={explain(error, t`Failed to confirm`)} />
        </div>
      )}
    </li>
  );
}

/**
 * The students whose classes stay closed since a teacher's reset, until the administrator or another teacher
 * confirms it.
 */
export function SchoolResets() {
  const { data: resets = [] } = useSchoolResets();
  const listProps = useFocusInList(resets.length);
  if (resets.length === 0) return null;
  return (
    <Card aria-label={t`Students to confirm`} className="grid gap-1">
      <h2 className="text-lg">
        <Trans>Students to confirm</Trans>
      </h2>
      <p className="text-sm text-soft">
        <Trans>
          Whoever reset a password knew it for a while. Ask the student whether the reset was their wish, then
          confirm it.
        </Trans>
      </p>
      <ul {...listProps} className="-mb-3">
        {resets.map((reset) => (
          <Row key={reset.studentUid} reset={reset} />
        ))}
      </ul>
    </Card>
  );
}
