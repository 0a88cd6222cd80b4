import { limits, subjects } from '../../contract/constants.ts';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';

const choices = subjects.map((subject) => ({ value: subject, label: subject }));

type Values = Record<'className' | 'subject' | 'description', string>;

interface ClassFormProps {
  initial: Values;
  submitLabel: string;
  busyLabel: string;
  /** Sends the form. @throws FormRefusal */
  onSubmit: (fields: {
    className: string;
    subject: (typeof subjects)[number] | undefined;
    description: string;
  }) => Promise<void>;
}

/** Name, subject and description of a class (spec 5). */
export function ClassForm({ initial, onSubmit, ...labels }: ClassFormProps) {
  const form = useForm<Values>(initial, async (values) => {
    const className = values.className.trim();
    if (className === '') throw new FormRefusal('Please give the class a name.', ['className']);
    const subject = subjects.find((each) => each === values.subject);
    await onSubmit({ className, subject, description: values.description.trim() });
  });
  return (
    <Form form={form} {...labels}>
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
