import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { useCode } from '../api/use-code.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useOwnsClass } from './co-teacher-queries.ts';
import { useArchiveClass, useRenewClassCode } from './queries.ts';

interface ClassDialogProps {
  schoolClass: TeacherClass;
  open: boolean;
  onClose: () => void;
}

function EditClass({ schoolClass, open, onClose }: ClassDialogProps) {
  const code = useCode('edit-class-form', () => import('./edit-class-form.tsx'), open);
  const title = t`Edit class`;
  return (
    <LazyDialog code={code} open={open} title={title} onClose={onClose}>
      {({ EditClassForm }) => (
        <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
          <EditClassForm schoolClass={schoolClass} onSaved={onClose} />
        </Dialog>
      )}
    </LazyDialog>
  );
}

function RenewCode({ schoolClass, open, onClose }: ClassDialogProps) {
  const mutation = useRenewClassCode(schoolClass.id);
  const [renewsBoth, setRenewsBoth] = useState(false);
  const close = () => {
    setRenewsBoth(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t`Renew the class code?`}
      confirmLabel={t`Renew Code`}
      mutation={mutation}
      onConfirm={() => mutation.mutate({ sessionCode: renewsBoth }, { onSuccess: close })}
      explain={(error) => explain(error, t`Failed to renew the class code`)}
    >
      <p>
        <Trans>
          The code{' '}
          <strong translate="no" className="tracking-widest tabular-nums">
            {schoolClass.classCode}
          </strong>{' '}
          stops working at once. Students who have joined stay in the class. Everybody else needs the new
          code.
        </Trans>
      </p>
      {schoolClass.sessionCode !== null && (
        <CheckField
          label={t`Renew the Session ID too`}
          hint={t`Otherwise ${schoolClass.sessionCode} still registers new students. They need the new class code from you to join.`}
          checked={renewsBoth}
          onChange={({ target }) => setRenewsBoth(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

function ArchiveClass({ schoolClass, open, onClose }: ClassDialogProps) {
  const mutation = useArchiveClass(schoolClass.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        <Trans>
          Archive “<bdi>{schoolClass.className}</bdi>”?
        </Trans>
      }
      confirmLabel={t`Archive`}
      danger
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={(error) => explain(error, t`Failed to archive class`)}
    >
      <p>
        <Trans>
          Its session closes and your students no longer see it. Nothing is lost: it moves to Archived
          classes, and you can restore it.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

type Change = 'edit' | 'renew' | 'archive';

/** The actions on a class that a teacher needs rarely. */
export function ClassMenu({ schoolClass }: { schoolClass: TeacherClass }) {
  const [change, setChange] = useState<Change | null>(null);
  const owns = useOwnsClass(schoolClass);
  const dialogProps = (name: Change) => ({
    schoolClass,
    open: change === name,
    onClose: () => setChange(null),
  });
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${schoolClass.className}`} className="-me-2">
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: t`Edit class`, onChoose: () => setChange('edit') },
          { label: t`Renew class code`, onChoose: () => setChange('renew') },
          ...(owns ? [{ label: t`Archive class`, danger: true, onChoose: () => setChange('archive') }] : []),
        ]}
      />
      <EditClass {...dialogProps('edit')} />
      <RenewCode {...dialogProps('renew')} />
      <ArchiveClass {...dialogProps('archive')} />
    </>
  );
}
