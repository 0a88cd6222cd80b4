import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EditClassForm } from './edit-class-form.tsx';
import { useArchiveClass, useRenewClassCode } from './queries.ts';

interface ClassDialogProps {
  schoolClass: TeacherClass;
  open: boolean;
  onClose: () => void;
}

export const EditClass = ({ schoolClass, open, onClose }: ClassDialogProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Edit class`}>
    <EditClassForm schoolClass={schoolClass} onSaved={onClose} />
  </Dialog>
);

export function RenewCode({ schoolClass, open, onClose }: ClassDialogProps) {
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

export function ArchiveClass({ schoolClass, open, onClose }: ClassDialogProps) {
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
