import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteConversations } from '../../contract/retention.ts';
import { call } from '../api/client.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** What a deletion is limited to: a class, or a lesson or an assignment of it. */
export interface WorkScope {
  readonly classId: string;
  readonly openingId?: string;
  readonly assignmentId?: string;
}

interface DeleteConversationsProps {
  scope: WorkScope;
  /** The student whose conversations are deleted; without one, everybody's. */
  student?: { readonly uid: string; readonly name: string };
  open: boolean;
  onClose: () => void;
}

/** Reloads the queries that show work or count it. */
const meta = { reloads: [['work'], ['assignments'], ['reports']] };

/** Says how many messages stayed because they raised an alert. */
function Kept({ kept, onClose }: { kept: number; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={t`Deleted`}>
      <p>
        {plural(kept, {
          one: '# message raised an alert. It stays with its answer for as long as your school keeps alerts.',
          other:
            '# messages raised an alert. They stay with their answers for as long as your school keeps alerts.',
        })}
      </p>
    </Dialog>
  );
}

/** Asks before conversations are deleted for good. */
export function DeleteConversations({ scope, student, open, onClose }: DeleteConversationsProps) {
  const [kept, setKept] = useState(0);
  const { classId, ...part } = scope;
  const mutation = useMutation({
    mutationFn: () =>
      call(deleteConversations, { params: { classId }, body: { ...part, studentUid: student?.uid } }),
    meta,
  });
  const inWholeClass = part.openingId === undefined && part.assignmentId === undefined;
  const name = student?.name ?? '';
  return (
    <>
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={
          student === undefined ? (
            <Trans>Delete all conversations here?</Trans>
          ) : (
            <Trans>
              Delete the conversations of <bdi>{name}</bdi>?
            </Trans>
          )
        }
        confirmLabel={t`Delete for good`}
        danger
        mutation={mutation}
        onConfirm={() =>
          mutation.mutate(undefined, {
            onSuccess: (done) => {
              setKept(done.kept);
              onClose();
            },
          })
        }
        explain={(error) => explain(error, t`Failed to delete the conversations`)}
      >
        <p>
          {inWholeClass
            ? t`Every question in the lessons and assignments of this class goes, with its answer and what was checked.`
            : t`Every question here goes, with its answer and what was checked.`}{' '}
          <Trans>The counts of reports become lower.</Trans>
        </p>
        <p className="font-semibold">
          <Trans>This cannot be undone. If somebody may need them, export them first.</Trans>
        </p>
        <p className="text-sm text-soft">
          <Trans>Messages that raised an alert stay with the safeguarding record.</Trans>
        </p>
      </ConfirmDialog>
      {kept > 0 && <Kept kept={kept} onClose={() => setKept(0)} />}
    </>
  );
}

/** The menu with which a teacher deletes work: one student's, or all of a lesson or an assignment. */
export function DeleteWork({ scope, student }: Pick<DeleteConversationsProps, 'scope' | 'student'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={student === undefined ? t`Page options` : t`Options for ${student.name}`}>
            <Icon name="more" />
          </IconButton>
        }
        actions={[
          {
            label: student === undefined ? t`Delete all conversations` : t`Delete conversations`,
            danger: true,
            onChoose: () => setOpen(true),
          },
        ]}
      />
      <DeleteConversations
        scope={scope}
        {...(student && { student })}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
