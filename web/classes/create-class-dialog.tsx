import { useState } from 'react';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { FormRefusal } from '../ui/use-form.ts';
import { ClassForm } from './class-form.tsx';
import { useCreateClass } from './queries.ts';

const empty = { className: '', subject: 'Mathematics', description: '' };

function CreateClassForm({ onCreated }: { onCreated: () => void }) {
  const { mutateAsync: create } = useCreateClass();
  return (
    <ClassForm
      initial={empty}
      submitLabel="Create Class"
      busyLabel="Creating the class…"
      onSubmit={async (fields) => {
        await create(fields).catch((error: unknown) => {
          logFailure(error);
          throw new FormRefusal(sentenceOf(error, 'Failed to create class'));
        });
        onCreated();
      }}
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
        Create Class
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New class"
        description="The class gets a code with which your students join it."
      >
        <CreateClassForm onCreated={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
