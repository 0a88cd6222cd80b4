import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useAssignmentDialogs } from './assignment-dialogs.ts';
import type { NewAssignment } from './new-assignment.tsx';

type CreateAssignmentProps = Pick<ComponentProps<typeof NewAssignment>, 'schoolClass' | 'onCreated'>;

/** The button "Create Assignment" of a class, and the form that it opens (spec 5). */
export function CreateAssignment(props: CreateAssignmentProps) {
  const [open, setOpen] = useState(false);
  const dialogs = useAssignmentDialogs(open);
  const close = () => setOpen(false);
  return (
    <>
      <Button busy={open && dialogs.isFetching} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Create Assignment</Trans>
      </Button>
      <LazyDialog code={dialogs} open={open} title={t`New assignment`} onClose={close}>
        {({ NewAssignment }) => <NewAssignment {...props} open={open} onClose={close} />}
      </LazyDialog>
    </>
  );
}
