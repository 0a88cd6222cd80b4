import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { liftTimeLimits, timeBounds } from '../../contract/time-limits.ts';
import { explain } from '../api/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useLift } from './queries.ts';

interface LiftFormProps {
  classId: string;
  inLesson: boolean;
  /** Undefined for the whole class. */
  studentUid: string | undefined;
  onLifted: () => void;
}

function LiftForm({ classId, inLesson, studentUid, onLifted }: LiftFormProps) {
  const form = useForm({
    initial: { reason: '', until: inLesson ? 'lesson' : 'day' },
    read: (values) => readFields(liftTimeLimits.body, { ...values, studentUid }),
    mutation: useLift(classId),
    explain: (error) => explain(error, t`Failed to lift the limits`),
    onSent: onLifted,
  });
  const options = [
    ...(inLesson ? [{ value: 'lesson', label: t`The end of the lesson` }] : []),
    { value: 'day', label: t`The end of the day` },
  ];
  return (
    <Form form={form} submitLabel={t`Lift limits`} busyLabel={t`Lifting…`}>
      <TextField
        label={t`Reason`}
        hint={t`It is kept, and shown here and to your administrator.`}
        autoComplete="off"
        maximum={timeBounds.reasonMaximum}
        required
        {...form.bind('reason')}
      />
      <SelectField label={t`Until`} options={options} {...form.bind('until')} />
    </Form>
  );
}

interface LiftDialogProps extends Omit<LiftFormProps, 'studentUid' | 'onLifted'> {
  /** The student, or the whole class; null while the dialog is closed. */
  whom: { uid: string; name: string } | 'class' | null;
  onClose: () => void;
}

/** Lifts the time limits for a student or the class, with a reason. */
export function LiftDialog({ whom, onClose, ...form }: LiftDialogProps) {
  const student = whom === 'class' || whom === null ? undefined : whom;
  const name = student?.name ?? '';
  return (
    <Dialog
      open={whom !== null}
      onOpenChange={(next) => !next && onClose()}
      title={
        student ? (
          <Trans>
            Lift limits for <bdi>{name}</bdi>
          </Trans>
        ) : (
          t`Lift limits for the class`
        )
      }
    >
      <LiftForm {...form} studentUid={student?.uid} onLifted={onClose} />
    </Dialog>
  );
}
