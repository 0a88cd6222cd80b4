import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { accountSentences, newPassword } from '../../contract/identity.ts';
import { currentPassword, password } from '../../contract/passwords.ts';
import { explain, fieldsOf, passwordField } from '../api/refusal.ts';
import { usePasswordAdvice } from '../api/use-password-advice.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { readWhole, typedTwice } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { changeOwnPassword } from './authentication.ts';
import { useAuthentication } from './use-authentication.ts';

/** The server's rules, and the rule of the form that the new password is typed twice. */
const schema = typedTwice(
  z.object({
    currentPassword: currentPassword(accountSentences.missing),
    newPassword,
    confirmation: password(accountSentences.missing),
  }),
  'newPassword',
  accountSentences.mismatch,
);

interface FormProps {
  /** The label of the current password. */
  currentLabel: string;
  /** The current password, if the page knows it. Then the form has no field for it. */
  known?: string | null;
  onChanged?: () => void;
}

/** The form with which people change their own password. */
export function ChangePasswordForm({ currentLabel, known = null, onChanged }: FormProps) {
  const mutation = useMutation({
    mutationFn: (typed: z.infer<typeof schema>) =>
      changeOwnPassword(typed.currentPassword, typed.newPassword),
  });
  const form = useForm({
    initial: { currentPassword: known ?? '', newPassword: '', confirmation: '' },
    read: (values) => readWhole(schema, values, Object.values(accountSentences)),
    mutation,
    explain: (error) => ({
      ...explain(error, t`Failed to change password`),
      fields: fieldsOf(error, {
        'wrong-password': 'currentPassword',
        ...passwordField('newPassword'),
        'password-unchanged': 'newPassword',
      }),
    }),
    onSent: onChanged,
  });
  const authentication = useAuthentication();
  const role = authentication.status === 'signed-in' ? authentication.role : null;
  const advice = usePasswordAdvice(form.values.newPassword, role);
  return (
    <Form form={form} submitLabel={t`Change Password`} busyLabel={t`Changing…`}>
      {known === null && (
        <PasswordField
          label={currentLabel}
          autoComplete="current-password"
          required
          {...form.bind('currentPassword')}
        />
      )}
      <NewPasswordFields
        {...advice}
        replaces
        password={form.bind('newPassword')}
        confirmation={form.bind('confirmation')}
      />
    </Form>
  );
}

/** The dialog in which people change their own password. */
export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [changed, setChanged] = useState(false);
  const close = () => {
    setChanged(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t`Change password`}
      description={t`You stay signed in here. Every other device is signed out.`}
    >
      {changed ? (
        <Alert look="calm">
          <Trans>Your password was changed.</Trans>
        </Alert>
      ) : (
        <ChangePasswordForm currentLabel={t`Current Password`} onChanged={() => setChanged(true)} />
      )}
    </Dialog>
  );
}
