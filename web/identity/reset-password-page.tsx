import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { accountSentences, newPassword } from '../../contract/identity.ts';
import { password } from '../../contract/passwords.ts';
import { explain, fieldsOf, passwordField } from '../api/refusal.ts';
import { usePasswordAdvice } from '../api/use-password-advice.ts';
import { Alert } from '../ui/alert.tsx';
import { Form } from '../ui/form.tsx';
import { FormPage } from '../ui/form-page.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { readWhole, typedTwice } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useResetForgottenPassword } from './link-queries.ts';

const schema = typedTwice(
  z.object({ newPassword, confirmation: password(accountSentences.missing) }),
  'newPassword',
  accountSentences.mismatch,
);

function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const form = useForm({
    initial: { newPassword: '', confirmation: '' },
    read: (values) => readWhole(schema, values, Object.values(accountSentences)),
    mutation: useResetForgottenPassword(token),
    explain: (error) => ({
      ...explain(error, t`Failed to change password`),
      fields: fieldsOf(error, passwordField('newPassword')),
    }),
    onSent: onChanged,
  });
  const advice = usePasswordAdvice(form.values.newPassword, 'teacher');
  return (
    <Form form={form} submitLabel={t`Change Password`} busyLabel={t`Changing…`}>
      <NewPasswordFields
        {...advice}
        replaces
        password={form.bind('newPassword')}
        confirmation={form.bind('confirmation')}
      />
    </Form>
  );
}

interface ResetPasswordPageProps {
  token: string;
  /** Where to go once the password was changed: a link or a button. */
  next: ReactNode;
  /** A link to the page where the teacher can ask for another email. */
  links: ReactNode;
}

/** /reset-password: the page behind an emailed link. */
export function ResetPasswordPage({ token, next, links }: ResetPasswordPageProps) {
  const [changed, setChanged] = useState(false);
  return (
    <FormPage
      title={changed ? t`Password changed` : t`Choose a new password`}
      lead={changed ? '' : t`Every device that is signed in with the old password will be signed out.`}
      links={changed ? null : links}
    >
      {changed ? (
        <div className="grid gap-4">
          <Alert look="calm">
            <Trans>Your password was changed. Please sign in with the new one.</Trans>
          </Alert>
          {next}
        </div>
      ) : (
        <NewPasswordForm token={token} onChanged={() => setChanged(true)} />
      )}
    </FormPage>
  );
}
