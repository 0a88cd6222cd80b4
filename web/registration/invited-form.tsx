import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import type { BodyInput } from '../../contract/endpoint.ts';
import { registerInvited } from '../../contract/registration.ts';
import { call } from '../api/client.ts';
import { usePasswordAdvice } from '../api/use-password-advice.ts';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { NewPasswordFields } from '../ui/new-password-fields.tsx';
import { useForm } from '../ui/use-form.ts';
import { type InvitedForm, invitedRefusal, readInvitedForm, throwNotSignedIn } from './registration-rules.ts';

interface InvitedRegistrationProps {
  /** The token of the invitation. */
  invitation: string;
  /** The address that was invited; null lets its holder choose one. */
  email: string | null;
  /** Called when the account exists and has accepted the invitation, whether or not signing in then works. */
  onAccepted: () => void;
  /** Signs in with the single-use token. */
  onRegistered: (customToken: string, user: { role: 'teacher'; schoolCode: string }) => Promise<void>;
}

/** The registration of a teacher who was invited and needs no school code. */
export function InvitedRegistration({
  invitation,
  email,
  onAccepted,
  onRegistered,
}: InvitedRegistrationProps) {
  const initial: InvitedForm = { name: '', email: email ?? '', password: '', confirmation: '' };
  const mutation = useMutation({
    mutationFn: async (body: BodyInput<typeof registerInvited>) => {
      const { token, user } = await call(registerInvited, { body });
      onAccepted();
      await onRegistered(token, user).catch(throwNotSignedIn);
    },
  });
  const read = (values: InvitedForm) => readInvitedForm(invitation, values);
  const form = useForm({ initial, read, mutation, explain: invitedRefusal });
  const advice = usePasswordAdvice(form.values.password, 'teacher');
  return (
    <Form form={form} submitLabel={t`Create Account`} busyLabel={t`Creating your account…`}>
      <TextField label={t`Full Name`} autoComplete="name" required {...form.bind('name')} />
      <TextField
        label={t`Email`}
        hint={email === null ? undefined : t`The invitation is for this address.`}
        type="email"
        autoComplete="email"
        readOnly={email !== null}
        required
        {...form.bind('email')}
      />
      <NewPasswordFields
        {...advice}
        password={form.bind('password')}
        confirmation={form.bind('confirmation')}
      />
    </Form>
  );
}
