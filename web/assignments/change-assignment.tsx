import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Assignment, assignmentStatus, createAssignment } from '../../contract/assignments.ts';
import type { Subject } from '../../contract/constants.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../ui/moments.ts';
import { readWhole } from '../ui/read-form.ts';
import { serverNow } from '../ui/server-clock.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { doubledSentence } from './clock-changes.ts';
import { changeableOf, offeredFamilies, readValues, refuseSkipped, valuesOf } from './form-values.ts';
import { useUpdateAssignment } from './queries.ts';

interface ChangeProps {
  assignment: Assignment;
  open: boolean;
  onClose: () => void;
}

const fallback = () => t`Failed to change assignment`;

function EditForm({ assignment, subject, onClose }: Omit<ChangeProps, 'open'> & { subject: Subject }) {
  const families = offeredFamilies(subject, assignment.aiGuidelines);
  const form = useChangeForm({
    stored: changeableOf(assignment),
    valuesOf: (stored) => valuesOf(stored, subject),
    read: (values, seen) => readValues(values, families, seen),
    mutation: useUpdateAssignment(assignment.id),
    explain: (error) => explain(error, fallback()),
    onSent: onClose,
  });
  return (
    <AssignmentForm
      form={form}
      families={families}
      classId={assignment.classId}
      stored={assignment}
      submitLabel={t`Save`}
      busyLabel={t`Saving…`}
    />
  );
}

/** Changes anything about an assignment. */
export function EditAssignment({ open, ...rest }: ChangeProps & { subject: Subject }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && rest.onClose()}
      title={t`Edit assignment`}
      size="widest"
    >
      <EditForm {...rest} />
    </Dialog>
  );
}

const day = 24 * 60 * 60_000;

/** One day after the close date, or one day from now if that date has passed. */
const oneDayMore = (closeDate: string, now: number): string =>
  new Date(Math.max(new Date(closeDate).getTime(), now) + day).toISOString();

/** The close date alone, with the same rule as in a whole assignment. */
const closeDateSchema = createAssignment.body.pick({ closeDate: true });

function ExtendForm({ assignment, onClose }: Omit<ChangeProps, 'open'>) {
  const { closeDate } = assignment;
  const [proposed] = useState(() => ({ closeDate: toLocalInput(oneDayMore(closeDate, serverNow())) }));
  const form = useChangeForm({
    stored: { closeDate },
    valuesOf: (stored) => ({ closeDate: toLocalInput(stored.closeDate) }),
    proposed,
    read: (values) => {
      refuseSkipped(values);
      return readWhole(closeDateSchema, { closeDate: fromLocalInput(values.closeDate) ?? '' });
    },
    mutation: useUpdateAssignment(assignment.id),
    explain: (error) => explain(error, fallback()),
    onSent: onClose,
  });
  return (
    <Form form={form} submitLabel={t`Extend`} busyLabel={t`Extending…`}>
      <TextField
        label={t`New Close Date`}
        type="datetime-local"
        note={doubledSentence(form.values.closeDate)}
        required
        {...form.bind('closeDate')}
      />
    </Form>
  );
}

/** Gives more time. An assignment that has closed opens again. */
export function ExtendAssignment({ open, ...rest }: ChangeProps) {
  const { title, closeDate } = rest.assignment;
  const closing = formatMoment(closeDate);
  const hasClosed = assignmentStatus(rest.assignment, new Date(serverNow())) === 'closed';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && rest.onClose()}
      title={t`Extend assignment`}
      description={hasClosed ? t`“${title}” closed on ${closing}.` : t`“${title}” closes on ${closing}.`}
    >
      <ExtendForm {...rest} />
    </Dialog>
  );
}

/** Closes an assignment now. */
export function CloseAssignment({ assignment, open, onClose }: ChangeProps) {
  const mutation = useUpdateAssignment(assignment.id);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Close “${assignment.title}” now?`}
      confirmLabel={t`Close Now`}
      danger
      mutation={mutation}
      onConfirm={() => mutation.mutate({ closeNow: true }, { onSuccess: onClose })}
      explain={(error) => explain(error, fallback())}
    >
      <p>
        <Trans>
          Students can no longer ask questions in it. What they have written stays, and you can extend it
          later.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
