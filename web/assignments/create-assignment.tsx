import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { FormRefusal } from '../ui/use-form.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { newValues, offeredFamilies, readValues } from './form-values.ts';
import { useCreateAssignment } from './queries.ts';

type Of = Pick<TeacherClass, 'id' | 'className' | 'subject'>;

function NewAssignmentForm({ of, onCreated }: { of: Of; onCreated: () => void }) {
  const { mutateAsync: create } = useCreateAssignment();
  const [initial] = useState(() => newValues(of.subject, new Date()));
  const families = offeredFamilies(of.subject);
  return (
    <AssignmentForm
      initial={initial}
      families={families}
      classId={of.id}
      submitLabel="Create Assignment"
      busyLabel="Creating the assignment…"
      onSubmit={async (values) => {
        const body = { ...readValues(values, families), classId: of.id };
        await create(body).catch((error: unknown) => {
          logFailure(error);
          throw new FormRefusal(sentenceOf(error, 'Failed to create assignment'));
        });
        onCreated();
      }}
    />
  );
}

/** The button Create Assignment of a class and the form that it opens (spec 5). */
export function CreateAssignment({ of, onCreated }: { of: Of; onCreated: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        Create Assignment
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New assignment"
        description={`For ${of.className}. Your students work through it by chatting with the tutor.`}
        size="widest"
      >
        <NewAssignmentForm
          of={of}
          onCreated={() => {
            setOpen(false);
            onCreated();
          }}
        />
      </Dialog>
    </>
  );
}
