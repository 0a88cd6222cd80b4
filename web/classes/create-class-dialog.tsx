import { useState } from 'react';
import { limits, subjects } from '../../contract/constants.ts';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Icon } from '../ui/icon.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import { useCreateClass } from './queries.ts';

const choices = subjects.map((subject) => ({ value: subject, label: subject }));

function CreateClassForm({ onCreated }: { onCreated: () => void }) {
  const { mutateAsync: create } = useCreateClass();
  const empty = { className: '', subject: 'Mathematics', description: '' };
  const form = useForm<Record<keyof typeof empty, string>>(empty, async (values) => {
    const className = values.className.trim();
    if (className === '') throw new FormRefusal('Please give the class a name.', ['className']);
    const subject = subjects.find((each) => each === values.subject);
    await create({ className, subject, description: values.description.trim() }).catch((error: unknown) => {
      logFailure(error);
      throw new FormRefusal(sentenceOf(error, 'Failed to create class'));
    });
    onCreated();
  });
  return (
    <Form form={form} submitLabel="Create Class" busyLabel="Creating the class…">
      <TextField
        label="Class Name"
        autoComplete="off"
        maxLength={limits.classNameMaximum}
        required
        {...form.bind('className')}
      />
      <SelectField label="Subject" options={choices} required {...form.bind('subject')} />
      <TextAreaField
        label="Description"
        hint="Optional. Your students read it."
        maxLength={limits.descriptionMaximum}
        {...form.bind('description')}
      />
    </Form>
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
