import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ClassForm } from './class-form.tsx';
import { useCreateClass, useTeacherClasses } from './queries.ts';

const empty = { className: '', subject: 'Mathematics', description: '', ageOrGrade: '', workingOn: '' };

function CreateClassForm({ onCreated }: { onCreated: () => void }) {
  const { data } = useTeacherClasses();
  return (
    <ClassForm
      initial={empty}
      asksApproval={false}
      requiresAttempt={false}
      // The teacher's other classes tell what the school requires; before the first class it is not known.
      schoolRequiresAttempt={data?.classes.some((each) => each.schoolRequiresAttempt) ?? false}
      submitLabel={t`Create Class`}
      busyLabel={t`Creating the class…`}
      mutation={useCreateClass()}
      fallback={t`Failed to create class`}
      onSent={onCreated}
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
