import { t } from '@lingui/core/macro';
import { noteMaximum, sendNote } from '../../contract/lesson-actions.ts';
import { explain } from '../api/refusal.ts';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useSendNote } from './queries.ts';

interface NoteFormProps {
  sessionId: string;
  /** The students who get a note each; without them one note is for all of the lesson. */
  studentUids: readonly string[] | undefined;
  onSent: () => void;
}

/** The form in which a teacher writes a note. It loads when it is first opened. */
export function NoteForm({ sessionId, studentUids, onSent }: NoteFormProps) {
  const form = useForm({
    initial: { text: '' },
    read: (values) => readFields(sendNote.body, { ...values, studentUids }),
    mutation: useSendNote(sessionId),
    explain: (error) => explain(error, t`The note could not be sent. Please try again.`),
    onSent,
  });
  return (
    <Form form={form} submitLabel={t`Send note`} busyLabel={t`Sending…`}>
      <TextAreaField
        label={t`Text`}
        hint={t`Up to ${noteMaximum} characters.`}
        rows={4}
        {...form.bind('text')}
      />
    </Form>
  );
}
