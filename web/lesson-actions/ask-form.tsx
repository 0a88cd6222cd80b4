import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BodyInput } from '../../contract/endpoint.ts';
import { askTeacher, helpLineMaximum } from '../../contract/help-requests.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useAskTeacher } from './help-request-queries.ts';

interface AskFormProps {
  sessionId: string;
  /** The line of the open request. */
  line: string;
  onClose: () => void;
}

/**
 * The form in which a student asks the teacher. After a line that shows danger, the support text takes the
 * place of the form.
 */
export function AskForm({ sessionId, line, onClose }: AskFormProps) {
  const { mutateAsync, isPending, data } = useAskTeacher(sessionId);
  const send = async (body: BodyInput<typeof askTeacher>) => {
    const { support } = await mutateAsync(body);
    if (support === null) onClose();
  };
  const form = useForm({
    initial: { text: line },
    read: (values) => readFields(askTeacher.body, values),
    mutation: { mutateAsync: send, isPending },
    explain: (error) => explain(error, t`Your teacher could not be asked. Please try again.`),
  });
  if (data?.support != null)
    return (
      <div className="grid gap-4">
        <Alert look="calm">
          <span className="whitespace-pre-line">{data.support}</span>
        </Alert>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    );
  return (
    <Form form={form} submitLabel={t`Ask now`} busyLabel={t`Sending…`}>
      <TextAreaField
        label={t`What is it about? (optional)`}
        hint={t`Up to ${helpLineMaximum} characters.`}
        rows={2}
        {...form.bind('text')}
      />
    </Form>
  );
}
