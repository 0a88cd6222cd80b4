import { t } from '@lingui/core/macro';
import { pauseLesson, pauseMaximum } from '../../contract/pauses.ts';
import { explain } from '../api/refusal.ts';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { usePauseLesson } from './lesson-end-queries.ts';

interface PauseFormProps {
  sessionId: string;
  /** Without one the pause is for all of the lesson. */
  studentUid: string | undefined;
  onSent: () => void;
}

/** The form in which a teacher pauses a lesson. It loads when it is first opened. */
export function PauseForm({ sessionId, studentUid, onSent }: PauseFormProps) {
  const form = useForm({
    initial: { text: '' },
    read: (values) => readFields(pauseLesson.body, { ...values, studentUid }),
    mutation: usePauseLesson(sessionId),
    explain: (error) => explain(error, t`The lesson could not be paused. Please try again.`),
    onSent,
  });
  return (
    <Form form={form} submitLabel={t`Pause`} busyLabel={t`Pausing…`}>
      <TextAreaField
        label={t`Your words (optional)`}
        hint={t`Left empty, screens say: Eyes up, please. Up to ${pauseMaximum} characters.`}
        rows={2}
        {...form.bind('text')}
      />
    </Form>
  );
}
