import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import type { FoundStudent } from '../../contract/retention.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { Alert } from '../ui/alert.tsx';
import { IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatMoment } from '../ui/moments.ts';
import { useDeleteStudent, useFoundStudents } from './queries.ts';

type What = 'conversations' | 'account';

interface DeleteStudentProps {
  student: FoundStudent;
  what: What;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a student's conversations or account are deleted for good. */
function DeleteStudent({ student, what, open, onClose, onDone }: DeleteStudentProps) {
  const mutation = useDeleteStudent(student.uid, what);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={
        what === 'account' ? (
          <Trans>
            Delete the account of <bdi>{student.name}</bdi>?
          </Trans>
        ) : (
          <Trans>
            Delete the conversations of <bdi>{student.name}</bdi>?
          </Trans>
        )
      }
      confirmLabel={t`Delete for good`}
      danger
      mutation={mutation}
      onConfirm={() =>
        mutation.mutate(undefined, {
          onSuccess: () => {
            onClose();
            onDone();
          },
        })
      }
      explain={(error) => explain(error, t`Failed to delete`)}
    >
      <p>
        {what === 'account'
          ? t`The account goes with its name and sign-ins, and with every question in all classes, its answer and what was checked.`
          : t`Every question in all classes goes, with its answer and what was checked. The account stays.`}
      </p>
      <p className="font-semibold">
        <Trans>
          This cannot be undone. If the family or a teacher may need the conversations, the teacher of the
          class exports them first, under Lessons and Submitted work.
        </Trans>
      </p>
      <p className="text-sm text-soft">
        <Trans>
          Safeguarding records stay for as long as your school keeps them. The security log stays, without
          texts.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

function StudentRow({ student, onDone }: { student: FoundStudent; onDone: (said: string) => void }) {
  const [chosen, setChosen] = useState<What | null>(null);
  const close = () => setChosen(null);
  const { name, username, classNames, registeredAt } = student;
  const classes = classNames.length === 0 ? t`In no class` : classNames.join(', ');
  return (
    <li aria-label={name} className="flex min-w-0 items-center gap-3 py-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <span translate="no" className="text-soft">
            {username}
          </span>
        </p>
        <p className="text-sm wrap-anywhere text-soft">
          {classes} · {t`registered ${formatMoment(registeredAt)}`}
        </p>
      </div>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${name}`}>
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          { label: t`Delete conversations`, danger: true, onChoose: () => setChosen('conversations') },
          { label: t`Delete account`, danger: true, onChoose: () => setChosen('account') },
        ]}
      />
      <DeleteStudent
        student={student}
        what="conversations"
        open={chosen === 'conversations'}
        onClose={close}
        onDone={() => onDone(t`The conversations of ${name} are deleted.`)}
      />
      <DeleteStudent
        student={student}
        what="account"
        open={chosen === 'account'}
        onClose={close}
        onDone={() => onDone(t`The account of ${name} is deleted.`)}
      />
    </li>
  );
}

function Found({ search, onDone }: { search: string; onDone: (said: string) => void }) {
  const { data, isError, refetch } = useFoundStudents(search);
  if (search === '') return null;
  if (isError)
    return (
      <LoadFailure text={t`The students could not be loaded just now.`} onRetry={() => void refetch()} />
    );
  if (data === undefined) return null;
  return (
    <>
      {data.students.length === 0 ? (
        <p role="status" className="text-sm text-soft">
          <Trans>No student has this name or username.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Students`} className="-my-2 divide-y divide-line">
          {data.students.map((student) => (
            <StudentRow key={student.uid} student={student} onDone={onDone} />
          ))}
        </ul>
      )}
      {data.more && (
        <p className="text-sm text-soft">
          <Trans>There are more. Type more of the name.</Trans>
        </p>
      )}
    </>
  );
}

/** Finds a student and deletes what is stored of them, for a family that asks for it. */
export function StudentData() {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const search = useDeferredValue(typed.trim());
  return (
    <Card aria-label={t`One student’s data`} className="grid gap-4">
      <h2 className="text-lg">
        <Trans>One student’s data</Trans>
      </h2>
      <p className="text-sm">
        <Trans>
          A family can ask you to show or delete what is stored of a child. Teachers export a student’s
          conversations and delete them in their classes; here you delete them in all classes, or the account.
        </Trans>
      </p>
      {said !== null && <Alert look="calm">{said}</Alert>}
      <div className="max-w-sm">
        <TextField
          label={t`Find a student`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Found search={search} onDone={setSaid} />
    </Card>
  );
}
