import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { explain } from '../api/refusal.ts';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { studentCount } from '../ui/counts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/field.tsx';
import { formatList } from '../ui/lists.ts';
import { nextMinute, useNow } from '../ui/use-now.ts';
import { toldApartIn } from './class-people.tsx';
import { EditClassForm } from './edit-class-form.tsx';
import { useArchiveClass, useRemoveStudentsSince, useRenewClassCode } from './queries.ts';

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

/** How long ago somebody may have joined to be removed, in minutes. */
const choices = [2, 5, 10, 30, 60] as const;
const minute = 60_000;

/** The dialog that removes all students who joined a class since a moment. It names them before. */
export function RemoveLate({ schoolClass, open, onClose }: ClassDialogProps) {
  const now = useNow(nextMinute);
  const [minutes, setMinutes] = useState(10);
  const removal = useRemoveStudentsSince(schoolClass.id);
  const since = new Date(now.getTime() - minutes * minute).toISOString();
  const late = schoolClass.roster.filter(({ joinedAt }) => joinedAt >= since);
  const names = formatList(toldApartIn(schoolClass, late).map(({ name }) => name));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Remove everybody who joined late?`}
      confirmLabel={t`Remove ${studentCount(late.length)}`}
      danger
      mutation={removal}
      onConfirm={() => late.length > 0 && removal.mutate(since, { onSuccess: onClose })}
      explain={(error) => explain(error, t`Failed to remove student`)}
    >
      <SelectField
        label={t`Joined`}
        value={`${minutes}`}
        onChange={({ target }) => setMinutes(Number(target.value))}
        options={choices.map((each) => ({ value: `${each}`, label: t`in the last ${each} minutes` }))}
      />
      <p className="wrap-anywhere">{late.length === 0 ? t`Nobody joined in this time.` : names}</p>
      <p>
        <Trans>
          They no longer see <bdi>{schoolClass.className}</bdi> and cannot join again until you choose Let in
          again. Their conversations stay with the class.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
