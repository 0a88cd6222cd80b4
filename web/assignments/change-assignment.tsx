import type { Assignment } from '../../contract/assignments.ts';
import type { Subject } from '../../contract/constants.ts';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../ui/moments.ts';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { offeredFamilies, readValues, valuesOf } from './form-values.ts';
import { useUpdateAssignment } from './queries.ts';

interface ChangeProps {
  of: Assignment;
  open: boolean;
  onClose: () => void;
}

const fallback = 'Failed to change assignment';

function refuse(error: unknown): never {
  logFailure(error);
  throw new FormRefusal(sentenceOf(error, fallback));
}

function EditForm({ of, subject, onClose }: Omit<ChangeProps, 'open'> & { subject: Subject }) {
  const { mutateAsync: update } = useUpdateAssignment(of.id);
  const families = offeredFamilies(subject, of.aiGuidelines);
  return (
    <AssignmentForm
      initial={valuesOf(of, subject)}
      families={families}
      classId={of.classId}
      submitLabel="Save"
      busyLabel="Saving…"
      onSubmit={async (values) => {
        await update(readValues(values, families, of)).catch(refuse);
        onClose();
      }}
    />
  );
}

/** Everything about an assignment can be changed while it stands. */
export function EditAssignment({ open, ...rest }: ChangeProps & { subject: Subject }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && rest.onClose()}
      title="Edit assignment"
      size="widest"
    >
      <EditForm {...rest} />
    </Dialog>
  );
}

const day = 24 * 60 * 60_000;

/** One day later than it closes, or than now where that is past. */
const oneDayMore = (closeDate: string, now: Date): string =>
  new Date(Math.max(new Date(closeDate).getTime(), now.getTime()) + day).toISOString();

function ExtendForm({ of, onClose }: Omit<ChangeProps, 'open'>) {
  const { mutateAsync: update } = useUpdateAssignment(of.id);
  const initial = { closeDate: toLocalInput(oneDayMore(of.closeDate, new Date())) };
  const form = useForm(initial, async ({ closeDate }) => {
    const read = fromLocalInput(closeDate);
    if (read === null) throw new FormRefusal('Please give a valid close date and time.', ['closeDate']);
    await update({ closeDate: read }).catch(refuse);
    onClose();
  });
  return (
    <Form form={form} submitLabel="Extend" busyLabel="Extending…">
      <TextField label="New Close Date" type="datetime-local" required {...form.bind('closeDate')} />
    </Form>
  );
}

/** More time: for one that is open, and for one that has closed, which then opens again. */
export function ExtendAssignment({ open, ...rest }: ChangeProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && rest.onClose()}
      title="Extend assignment"
      description={`“${rest.of.title}” closes on ${formatMoment(rest.of.closeDate)} so far.`}
    >
      <ExtendForm {...rest} />
    </Dialog>
  );
}

/** Ends the window at this moment. */
export function CloseAssignment({ of, open, onClose }: ChangeProps) {
  const { mutateAsync: update } = useUpdateAssignment(of.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Close “${of.title}” now?`}
      confirmLabel="Close Now"
      onConfirm={() => update({ closeNow: true })}
      explain={(error) => sentenceOf(error, fallback)}
    >
      <p>Students can no longer ask in it. What they have written stays, and you can extend it later.</p>
    </ConfirmDialog>
  );
}
