import { plural, t } from '@lingui/core/macro';
import { confirmPassword } from '../../contract/identity.ts';
import { passwordProofMinutes } from '../../contract/passwords.ts';
import { explain, fieldsOf } from '../api/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { UnsentTextContext } from '../ui/unsent-text.ts';
import { useForm } from '../ui/use-form.ts';
import { useConfirmPassword } from './account-queries.ts';

function PasswordForm({ onProved }: { onProved: () => void }) {
  const form = useForm({
    initial: { currentPassword: '' },
    read: (values) => readFields(confirmPassword.body, values),
    mutation: useConfirmPassword(),
    explain: (error) => ({
      ...explain(error, t`Failed to check the password`),
      fields: fieldsOf(error, { 'wrong-password': 'currentPassword' }),
    }),
    onSent: onProved,
  });
  return (
    <Form form={form} submitLabel={t`Continue`} busyLabel={t`Checking…`}>
      <PasswordField
        label={t`Current Password`}
        autoComplete="current-password"
        required
        {...form.bind('currentPassword')}
      />
    </Form>
  );
}

/** The one dialog that asks for the password, over the page or the dialog whose call waits for it. */
export function PasswordDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const minutes = passwordProofMinutes;
  const time = plural(minutes, { one: '# minute', other: '# minutes' });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onEnd(false)}
      title={t`Type your password`}
      description={t`What you are about to do needs more than an open page. You are not asked again for ${time}.`}
    >
      {/* A password is no text that anybody wants to keep, so closing the dialog does not ask. */}
      <UnsentTextContext value={() => {}}>
        <PasswordForm onProved={() => onEnd(true)} />
      </UnsentTextContext>
    </Dialog>
  );
}
