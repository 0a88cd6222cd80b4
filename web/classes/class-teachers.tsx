import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TeacherClass } from '../../contract/classes.ts';
import { type ClassTeacher, inviteColleague } from '../../contract/co-teachers.ts';
import { limits } from '../../contract/constants.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { readWhole } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import {
  useClassTeachers,
  useInviteColleague,
  useLeaveTaughtClass,
  useOwnsClass,
  useOwnUid,
  useRemoveClassTeacher,
  useSetClassRole,
} from './co-teacher-queries.ts';

function InviteForm({ classId, onSent }: { classId: string; onSent: () => void }) {
  const form = useForm({
    initial: { colleague: '', role: 'helper' },
    read: (values) => readWhole(inviteColleague.body, values),
    mutation: useInviteColleague(classId),
    explain: (error) => ({ fields: ['colleague'], ...explain(error, t`Failed to invite`) }),
    onSent,
  });
  return (
    <Form form={form} submitLabel={t`Invite`} busyLabel={t`Inviting…`}>
      <TextField
        label={t`Colleague`}
        hint={t`The email address or the full name of a teacher of your school.`}
        autoComplete="off"
        maximum={limits.emailMaximum}
        required
        {...form.bind('colleague')}
      />
      <SelectField
        label={t`Role`}
        hint={t`A helper runs lessons and reads everything in the class. Only an owner archives it, deletes work and chooses its teachers.`}
        options={[
          { value: 'helper', label: t`Helper` },
          { value: 'owner', label: t`Owner` },
        ]}
        {...form.bind('role')}
      />
    </Form>
  );
}

function Invite({ classId }: { classId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="-ms-4 justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Invite a colleague</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Invite a colleague`}>
        <InviteForm classId={classId} onSent={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

interface TeacherProps {
  classId: string;
  teacher: ClassTeacher;
}

/** What an owner does about a colleague. */
function OwnerActions({ classId, teacher: { uid, name, role, acceptedAt } }: TeacherProps) {
  const setRole = useSetClassRole(classId, uid);
  const remove = useRemoveClassTeacher(classId, uid);
  const [asks, setAsks] = useState(false);
  const other = role === 'owner' ? 'helper' : 'owner';
  return (
    <>
      <Button look="quiet" busy={setRole.isPending} onClick={() => setRole.mutate(other)}>
        {other === 'owner' ? t`Make owner` : t`Make helper`}
      </Button>
      <Button look="quiet" onClick={() => setAsks(true)}>
        {acceptedAt === null ? t`Withdraw` : t`Remove`}
      </Button>
      {setRole.error !== null && (
        <FailureAlert failure={explain(setRole.error, t`Failed to change the role`)} />
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={acceptedAt === null ? t`Withdraw the invitation?` : t`Remove the teacher?`}
        confirmLabel={acceptedAt === null ? t`Withdraw` : t`Remove`}
        danger
        mutation={remove}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setAsks(false) })}
        explain={(error) => explain(error, t`Failed to remove`)}
      >
        <p className="wrap-anywhere">
          <Trans>
            <bdi>{name}</bdi> no longer sees this class. Notes and decisions keep the name.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

function Leave({ classId }: { classId: string }) {
  const leave = useLeaveTaughtClass(classId);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsks(true)}>
        <Trans>Leave</Trans>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t`Leave this class?`}
        confirmLabel={t`Leave`}
        danger
        mutation={leave}
        onConfirm={() => leave.mutate()}
        explain={(error) => explain(error, t`Failed to leave`)}
      >
        <p>
          <Trans>You no longer see this class. An owner can invite you again.</Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

function Row({ classId, teacher, owns }: TeacherProps & { owns: boolean }) {
  const { uid, name, role, isCreator, acceptedAt } = teacher;
  const isOwn = useOwnUid() === uid;
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-32 flex-1 wrap-anywhere">{name}</span>
      {isOwn && (
        <Badge>
          <Trans>You</Trans>
        </Badge>
      )}
      <Badge>{role === 'owner' ? t`Owner` : t`Helper`}</Badge>
      {!isCreator && acceptedAt === null && (
        <Badge look="notice">
          <Trans>Invited</Trans>
        </Badge>
      )}
      {owns && !isCreator && !isOwn && <OwnerActions classId={classId} teacher={teacher} />}
      {isOwn && !isCreator && <Leave classId={classId} />}
    </li>
  );
}

/**
 * The teachers of a class. An owner invites colleagues, sets their role and removes them; a colleague leaves.
 */
export function ClassTeachers({ schoolClass }: { schoolClass: TeacherClass }) {
  const owns = useOwnsClass(schoolClass);
  const { data, isError, refetch } = useClassTeachers(schoolClass.id);
  return (
    <section aria-label={t`Teachers`} className="grid gap-1.5">
      <h3 className="text-sm font-semibold">
        <Trans>Teachers</Trans>
      </h3>
      {isError && <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />}
      <ul className="grid gap-1 text-sm">
        {data?.map((teacher) => (
          <Row key={teacher.uid} classId={schoolClass.id} teacher={teacher} owns={owns} />
        ))}
      </ul>
      {owns && <Invite classId={schoolClass.id} />}
    </section>
  );
}
