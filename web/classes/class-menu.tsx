import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ClassForm } from './class-form.tsx';
import { useArchiveClass, useRenewClassCode, useUpdateClass } from './queries.ts';

interface WindowProps {
  of: TeacherClass;
  open: boolean;
  onClose: () => void;
}

function EditClass({ of, open, onClose }: WindowProps) {
  const { className, subject, description } = of;
  const mutation = useUpdateClass(of.id);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Edit class">
      <ClassForm
        initial={{ className, subject, description }}
        submitLabel="Save"
        busyLabel="Saving…"
        mutation={mutation}
        fallback="Failed to change class"
        onSent={onClose}
      />
    </Dialog>
  );
}

function RenewCode({ of, open, onClose }: WindowProps) {
  const mutation = useRenewClassCode(of.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Renew the class code?"
      confirmLabel="Renew Code"
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={(error) => explain(error, 'Failed to renew the class code')}
    >
      <p>
        The code <strong className="font-mono tracking-widest">{of.classCode}</strong> stops working at once.
        Students who have joined stay in the class; whoever has not needs the new code.
      </p>
    </ConfirmDialog>
  );
}

function ArchiveClass({ of, open, onClose }: WindowProps) {
  const mutation = useArchiveClass(of.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        <>
          Archive “<bdi>{of.className}</bdi>”?
        </>
      }
      confirmLabel="Archive"
      danger
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={(error) => explain(error, 'Failed to archive class')}
    >
      <p>
        Its session closes and your students no longer see it. Nothing is lost: you find it under Archived
        classes and can restore it.
      </p>
    </ConfirmDialog>
  );
}

type Change = 'edit' | 'renew' | 'archive';

/** What a teacher does to a class now and then. */
export function ClassMenu({ of }: { of: TeacherClass }) {
  const [change, setChange] = useState<Change | null>(null);
  const windowOf = (name: Change) => ({ of, open: change === name, onClose: () => setChange(null) });
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={`Options of ${of.className}`} className="-mr-2">
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: 'Edit class', onChoose: () => setChange('edit') },
          { label: 'Renew class code', onChoose: () => setChange('renew') },
          { label: 'Archive class', danger: true, onChoose: () => setChange('archive') },
        ]}
      />
      <EditClass {...windowOf('edit')} />
      <RenewCode {...windowOf('renew')} />
      <ArchiveClass {...windowOf('archive')} />
    </>
  );
}
