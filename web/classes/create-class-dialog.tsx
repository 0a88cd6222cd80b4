import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useForm } from '../ui/use-form.ts';
import { ClassForm, classValues, readClass } from './class-form.tsx';
import { useCreateClass, useTeacherClasses } from './queries.ts';

const empty = classValues({
  className: '',
  subject: 'Mathematics',
  description: '',
  ageOrGrade: '',
  workingOn: '',
  asksApproval: false,
  requiresAttempt: false,
});

function CreateClassForm({ onCreated }: { onCreated: () => void }) {
  const { data } = useTeacherClasses();
  const form = useForm({
    initial: empty,
    read: readClass,
    mutation: useCreateClass(),
    explain: (error) => explain(error, t`Failed to create class`),
    onSent: onCreated,
  });
  return (
    <ClassForm
      form={form}
      // The teacher's other classes tell what the school requires; before the first class it is not known.
      schoolRequiresAttempt={data?.classes.some((each) => each.schoolRequiresAttempt) ?? false}
      submitLabel={t`Create Class`}
      busyLabel={t`Creating the class…`}
    />
  );
}

/** The button Create Class and the form that it opens (spec 5). */
export function CreateClass({ look = 'primary' }: { look?: 'primary' | 'secondary' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Create Class</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`New class`}
        description={t`Your students join it with a code and learn by chatting with an AI tutor. You choose how far it helps.`}
      >
        <CreateClassForm onCreated={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
