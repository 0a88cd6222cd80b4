import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { z } from 'zod';
import { limits } from '../../contract/constants.ts';
import { accountSentences, type NameChange, type Profile } from '../../contract/identity.ts';
import { oneLineText } from '../../contract/one-line-text.ts';
import { explain, refusalSentence } from '../api/refusal.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { useOwnProfile, useRenameSelf } from './account-queries.ts';

const typedName = oneLineText(limits.nameMaximum, accountSentences.missing);
const fullName = z.object({ name: typedName });
const inParts = z.object({ firstName: typedName, lastName: typedName });

/** The pages show the new name when they are loaded again. */
const showNewName = () => window.location.reload();

function useNameForm<Values extends Record<string, string>>(
  initial: Values,
  read: (values: Values) => NameChange,
) {
  return useForm({
    initial,
    read,
    mutation: useRenameSelf(),
    explain: (error) => explain(error, t`Failed to correct the name`),
    onSent: showNewName,
  });
}

function FullNameForm({ name }: { name: string }) {
  const form = useNameForm({ name }, (values) => readFields(fullName, values));
  return (
    <Form form={form} submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <TextField label={t`Full Name`} autoComplete="name" required {...form.bind('name')} />
    </Form>
  );
}

function PartsForm({ user }: { user: Profile }) {
  const initial = { firstName: user.firstName ?? '', lastName: user.lastName ?? '' };
  const form = useNameForm(initial, (values) => {
    const { firstName, lastName } = readFields(inParts, values);
    return {
      ...(firstName !== initial.firstName && { firstName }),
      ...(lastName !== initial.lastName && { lastName }),
    };
  });
  return (
    <Form form={form} submitLabel={t`Save`} busyLabel={t`Saving…`}>
      <TextField label={t`First Name`} autoComplete="given-name" required {...form.bind('firstName')} />
      <TextField label={t`Last Name`} autoComplete="family-name" required {...form.bind('lastName')} />
    </Form>
  );
}

function Contents() {
  const { data, isError, refetch } = useOwnProfile();
  if (isError)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <p role="status" className="text-soft">
        <Trans>Loading...</Trans>
      </p>
    );
  const { user, mayRename } = data;
  if (user.role === 'teacher') return <FullNameForm name={user.fullName} />;
  if (mayRename) return <PartsForm user={user} />;
  return (
    <div className="grid gap-2">
      <p>
        <Trans>
          Your name is <bdi className="font-semibold">{user.fullName}</bdi>.
        </Trans>
      </p>
      <p>{refusalSentence('name-change-not-allowed')}</p>
    </div>
  );
}

/** The dialog in which people read and correct their own name. */
export function OwnName({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t`Your name`}>
      <Contents />
    </Dialog>
  );
}
