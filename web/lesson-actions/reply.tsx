import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { replyToNote } from '../../contract/lesson-actions.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useReply } from './queries.ts';

interface ReplyProps {
  noteId: string;
  teacherName: string;
}

type ReplyMutation = ReturnType<typeof useReply>;

function ReplyForm({
  teacherName,
  mutation,
  onSent,
}: {
  teacherName: string;
  mutation: ReplyMutation;
  onSent: () => void;
}) {
  const form = useForm({
    initial: { text: '' },
    read: (values) => readFields(replyToNote.body, values),
    mutation,
    explain: (error) => explain(error, t`Your answer could not be sent. Please try again.`),
    onSent,
  });
  return (
    <Form form={form} submitLabel={t`Send to ${teacherName}`} busyLabel={t`Sending…`}>
      <TextAreaField label={t`Your answer`} rows={2} autoFocus {...form.bind('text')} />
    </Form>
  );
}

/** Where a student answers a note. After an answer that shows danger, it shows the support text. */
export function Reply({ noteId, teacherName }: ReplyProps) {
  const [open, setOpen] = useState(false);
  const mutation = useReply(noteId);
  const support = mutation.data?.support ?? null;
  return (
    <>
      {support !== null && (
        <Alert look="calm">
          <span className="whitespace-pre-line">{support}</span>
        </Alert>
      )}
      {open ? (
        <ReplyForm teacherName={teacherName} mutation={mutation} onSent={() => setOpen(false)} />
      ) : (
        <Button look="quiet" className="-ms-3 justify-self-start px-3" onClick={() => setOpen(true)}>
          <Trans>Reply</Trans>
        </Button>
      )}
    </>
  );
}
