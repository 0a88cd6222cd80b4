import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { drafts } from '../api/drafts.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { serverNow } from '../ui/server-clock.ts';
import { useForm } from '../ui/use-form.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { newValues, offeredFamilies, readValues, restoredValues } from './form-values.ts';
import { useCreateAssignment } from './queries.ts';

type ClassOfAssignment = Pick<TeacherClass, 'id' | 'className' | 'subject'>;

/** The name under which a class's unsent assignment is stored. */
const draftName = ({ id }: ClassOfAssignment): string => `assignment/${id}`;

function NewAssignmentForm({
  schoolClass,
  onCreated,
}: {
  schoolClass: ClassOfAssignment;
  onCreated: () => void;
}) {
  const [initial] = useState(() => newValues(schoolClass.subject, new Date(serverNow())));
  const [draft] = useState(() => drafts.read(draftName(schoolClass)));
  const families = offeredFamilies(schoolClass.subject);
  const form = useForm({
    initial,
    restored: draft === null ? undefined : restoredValues(initial, draft),
    read: (values) => ({ ...readValues(values, families), classId: schoolClass.id }),
    mutation: useCreateAssignment(),
    explain: (error) => explain(error, t`Failed to create assignment`),
    onSent: onCreated,
  });
  const keepDraft = useEffectEvent((typed: typeof form.values | null) =>
    typed === null ? drafts.drop(draftName(schoolClass)) : drafts.keep(draftName(schoolClass), typed),
  );
  useEffect(() => keepDraft(form.typed ? form.values : null), [form.typed, form.values]);
  return (
    <div className="grid gap-4">
      {draft !== null && (
        <Alert look="calm">
          <Trans>This is what you typed last time. To start over, close this window and discard it.</Trans>
        </Alert>
      )}
      <AssignmentForm
        form={form}
        families={families}
        classId={schoolClass.id}
        submitLabel={t`Create Assignment`}
        busyLabel={t`Creating the assignment…`}
      />
    </div>
  );
}

interface NewAssignmentProps {
  schoolClass: ClassOfAssignment;
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** The form for a new assignment of a class (spec 5). */
export function NewAssignment({ schoolClass, open, onClose, onCreated }: NewAssignmentProps) {
  const close = () => {
    drafts.drop(draftName(schoolClass));
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t`New assignment`}
      description={
        <Trans>
          For <bdi>{schoolClass.className}</bdi>. Your students work through it by chatting with the AI tutor.
        </Trans>
      }
      size="widest"
    >
      <NewAssignmentForm
        schoolClass={schoolClass}
        onCreated={() => {
          close();
          onCreated();
        }}
      />
    </Dialog>
  );
}
