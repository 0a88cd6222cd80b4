import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { nameAdministrator } from '../../contract/administrators.ts';
import { limits } from '../../contract/constants.ts';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { explain } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import { InvitationLink } from './open-invitations.tsx';
import { useLeaveAdministration, useNameAdministrator, useRemoveAdministrator } from './school-queries.ts';

type Named = Pick<SchoolTeacher, 'name' | 'email'>;

interface NameFormProps {
  /** The teacher to name; without one the form asks for an address. */
  teacher: Named | null;
  onNamed: (who: string, link: string | null) => void;
}

function NameForm({ teacher, onNamed }: NameFormProps) {
  const form = useForm({
    initial: { email: teacher?.email ?? '' },
    read: (values) => readFields(nameAdministrator.body, values),
    mutation: useNameAdministrator((email, link) => onNamed(teacher?.name ?? email, link)),
    explain: (error) => explain(error, t`Failed to name the administrator`),
  });
  return (
    <Form form={form} submitLabel={t`Make Administrator`} busyLabel={t`Saving…`}>
      <p className="text-sm">
        <Trans>
          An administrator can do everything that you can do here: decide who teaches at the school, read the
          security log, and name and remove administrators, including you.
        </Trans>
      </p>
      {teacher === null && (
        <TextField
          label={t`Email of the new administrator`}
          hint={t`If no teacher of your school has this address, you get a link to invite them.`}
          type="email"
          autoComplete="off"
          maximum={limits.emailMaximum}
          required
          {...form.bind('email')}
        />
      )}
    </Form>
  );
}

interface NameAdministratorProps {
  teacher?: Named;
  open: boolean;
  onClose: () => void;
  /** Turns the link of an invitation into a whole address: the one at which people reach the app. */
  addressOf: (link: string) => string;
}

/** The dialog in which an administrator names another one. */
export function NameAdministrator({ teacher, open, onClose, addressOf }: NameAdministratorProps) {
  const [named, setNamed] = useState<{ who: string; link: string | null } | null>(null);
  const close = () => {
    setNamed(null);
    onClose();
  };
  const content = useRef<HTMLDivElement>(null);
  // The form, which had the focus, has disappeared, so the focus goes to the button below the result.
  useEffect(() => {
    if (named !== null) content.current?.querySelector('button')?.focus();
  }, [named]);
  const title = teacher ? (
    <Trans>
      Make <bdi>{teacher.name}</bdi> an administrator?
    </Trans>
  ) : (
    t`Name an administrator`
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={named === null ? title : t`Administrator`}
    >
      <div ref={content}>
        {named === null && (
          <NameForm teacher={teacher ?? null} onNamed={(who, link) => setNamed({ who, link })} />
        )}
        {named?.link === null && <NamedNotice who={named.who} onDone={close} />}
        {typeof named?.link === 'string' && <InvitationLink link={addressOf(named.link)} onDone={close} />}
      </div>
    </Dialog>
  );
}

function NamedNotice({ who, onDone }: { who: string; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Alert look="calm">
        <Trans>
          <bdi>{who}</bdi> administers the school now.
        </Trans>
      </Alert>
      <Button look="primary" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}

interface RemovalProps {
  teacher: SchoolTeacher;
  open: boolean;
  onClose: () => void;
}

/** Why nobody was removed. */
const explainRemoval = (error: Error) => explain(error, t`Failed to remove the administrator`);

/** The dialog in which an administrator removes another one. */
export function RemoveAdministrator({ teacher, open, onClose }: RemovalProps) {
  const mutation = useRemoveAdministrator(teacher.uid);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        <Trans>
          Remove <bdi>{teacher.name}</bdi> as administrator?
        </Trans>
      }
      danger
      confirmLabel={t`Remove as Administrator`}
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      explain={explainRemoval}
    >
      <p>
        <Trans>
          <bdi>{teacher.name}</bdi> no longer sees these pages. The account, its classes and their
          conversations stay.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

/**
 * The dialog in which administrators remove themselves.
 * @param onLeft called when they no longer administer the school
 */
export function LeaveAdministration({
  teacher,
  open,
  onClose,
  onLeft,
}: RemovalProps & { onLeft: () => void }) {
  const mutation = useLeaveAdministration(teacher.uid);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Remove yourself as administrator?`}
      danger
      confirmLabel={t`Remove as Administrator`}
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onLeft })}
      explain={explainRemoval}
    >
      <p>
        <Trans>
          You no longer see these pages until another administrator names you again. Your account and your
          classes stay.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
