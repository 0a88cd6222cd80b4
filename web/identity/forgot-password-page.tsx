import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { requestResetLink, resetLinkMinutes } from '../../contract/forgotten-passwords.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { readWhole } from '../ui/read-form.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { useForm } from '../ui/use-form.ts';
import { usePasswordHelp, useRequestResetLink } from './link-queries.ts';

function RequestForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    read: (values) => readWhole(requestResetLink.body, values),
    mutation: useRequestResetLink(),
    explain: (error) => explain(error, t`Failed to send the link`),
    onSent: () => setSent(true),
  });
  if (sent)
    return (
      <Alert look="calm">
        <Trans>
          If a teacher has this email address, a link is on its way. It works for {resetLinkMinutes} minutes.
        </Trans>
      </Alert>
    );
  return (
    <Form form={form} submitLabel={t`Send the link`} busyLabel={t`Sending…`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        maximum={limits.emailMaximum}
        required
        {...form.bind('email')}
      />
    </Form>
  );
}

/** Says how to get a new password on this server: by email, or else from the administrator. */
function Help() {
  const { data: help, isPending, refetch } = usePasswordHelp();
  if (isPending) return <CardSkeletons count={1} label={t`The form is loading`} />;
  if (help === undefined)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (help.byEmail) return <RequestForm />;
  return (
    <Alert look="calm">
      <Trans>
        This server sends no email. Please ask the administrator of your school: they can make a new password
        for you.
      </Trans>
    </Alert>
  );
}

/**
 * /forgot-password: how a teacher gets a new password. Students have no email address; their teacher makes
 * them a new password.
 */
export function ForgotPasswordPage({ links }: { links: ReactNode }) {
  return (
    <FormPage
      title={t`Forgot your password?`}
      lead={t`Teachers can get a new one here. Students can ask their teacher.`}
      links={links}
    >
      <Help />
    </FormPage>
  );
}
