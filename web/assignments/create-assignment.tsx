import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import type { NewAssignment } from './new-assignment.tsx';

type CreateAssignmentProps = Pick<ComponentProps<typeof NewAssignment>, 'schoolClass' | 'onCreated'>;

/** The button Create Assignment of a class and the form that it opens, whose code loads when it is needed (spec 5). */
export function CreateAssignment({ schoolClass, onCreated }: CreateAssignmentProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data, isError, isFetching, refetch } = useCode(
    'new-assignment',
    () => import('./new-assignment.tsx'),
    open,
  );
  return (
    <>
      <Button busy={open && isFetching} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Create Assignment</Trans>
      </Button>
      {data !== undefined && (
        <data.NewAssignment schoolClass={schoolClass} open={open} onClose={close} onCreated={onCreated} />
      )}
      {isError && !isFetching && (
        <Dialog open={open} onOpenChange={close} title={t`New assignment`}>
          <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />
        </Dialog>
      )}
    </>
  );
}
