import { useState } from 'react';
import { limits } from '../../contract/constants.ts';
import { ContractError, errors } from '../../contract/errors.ts';
import { logFailure } from '../api/log.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { FormRefusal, useForm } from '../ui/use-form.ts';
import { changeOwnPassword } from './authentication.ts';

const empty = { current: '', next: '', confirmation: '' };
type Values = { [Name in keyof typeof empty]: string };

/** The rules of the form in the order of the registration's (spec 5). @throws FormRefusal */
function check(values: Values): void {
  const missing = (Object.keys(empty) as (keyof Values)[]).filter((name) => values[name] === '');
  if (missing.length > 0) throw new FormRefusal('All fields are required', missing);
  if (values.next !== values.confirmation) {
    throw new FormRefusal('Passwords do not match', ['confirmation', 'next']);
  }
  if (values.next.length < limits.passwordMinimum)
    throw new FormRefusal(errors['weak-password'][1], ['next']);
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useForm<Values>(empty, async (values) => {
    check(values);
    await changeOwnPassword(values.current, values.next).catch((error: unknown) => {
      logFailure(error);
      const wrong = error instanceof ContractError && error.code === 'wrong-password';
      throw new FormRefusal(sentenceOf(error, 'Failed to change password'), wrong ? ['current'] : []);
    });
    onChanged();
  });
  return (
    <Form form={form} submitLabel="Change Password" busyLabel="Changing…">
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.bind('current')}
      />
      <PasswordField
        label="New Password"
        hint={`At least ${limits.passwordMinimum} characters.`}
        autoComplete="new-password"
        required
        {...form.bind('next')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        required
        {...form.bind('confirmation')}
      />
    </Form>
  );
}

/** The window in which a teacher changes the own password. */
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
      title="Change password"
      description="You stay signed in here. Every other device is signed out."
    >
      {changed ? (
        <Alert look="calm">Your password was changed.</Alert>
      ) : (
        <ChangePasswordForm onChanged={() => setChanged(true)} />
      )}
    </Dialog>
  );
}
