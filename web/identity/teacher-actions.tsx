import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SchoolTeacher } from '../../contract/teachers.ts';
import { explain } from '../api/refusal.ts';
import { ActionMenu } from '../ui/action-menu.tsx';
import { FailureAlert } from '../ui/alert.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LeaveAdministration, NameAdministrator, RemoveAdministrator } from './administrators.tsx';
import { ResetTeacherPassword } from './reset-teacher-password.tsx';
import { type TeacherChange, useChangeTeacher } from './school-queries.ts';

interface ConfirmedChangeProps {
  teacher: SchoolTeacher;
  change: TeacherChange;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  fallback: string;
  children: ReactNode;
}

/** Asks before a change of a teacher's account. */
function ConfirmedChange({ teacher, change, fallback, ...dialog }: ConfirmedChangeProps) {
  const mutation = useChangeTeacher(teacher.uid, change);
  return (
    <ConfirmDialog
      {...dialog}
      mutation={mutation}
      onConfirm={() => mutation.mutate(undefined, { onSuccess: dialog.onClose })}
      explain={(error) => explain(error, fallback)}
    />
  );
}

type TeacherDialogProps = { teacher: SchoolTeacher; open: boolean; onClose: () => void };

function Disable({ teacher, ...dialog }: TeacherDialogProps) {
  const waits = teacher.state === 'waiting';
  return (
    <ConfirmedChange
      {...dialog}
      teacher={teacher}
      change="disable"
      danger
      title={
        <Trans>
          Disable the account of <bdi>{teacher.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Disable`}
      fallback={t`Failed to disable the account`}
    >
      <p>
        {waits ? (
          <Trans>
            <bdi>{teacher.name}</bdi> cannot sign in until you enable the account again.
          </Trans>
        ) : (
          <Trans>
            <bdi>{teacher.name}</bdi> is signed out everywhere at once and cannot sign in until you enable the
            account again. Classes and conversations are kept.
          </Trans>
        )}
      </p>
      {teacher.safeguardingContact && (
        <p className="font-semibold">
          <Trans>
            This is the account of your safeguarding contact, who sees every alert. Please name another
            contact under Safeguarding.
          </Trans>
        </p>
      )}
    </ConfirmedChange>
  );
}

function Enable({ teacher, ...dialog }: TeacherDialogProps) {
  return (
    <ConfirmedChange
      {...dialog}
      teacher={teacher}
      change="enable"
      title={
        <Trans>
          Enable the account of <bdi>{teacher.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Enable`}
      fallback={t`Failed to enable the account`}
    >
      <p>
        <Trans>
          <bdi>{teacher.name}</bdi> can sign in again, with the password as it was.
        </Trans>
      </p>
    </ConfirmedChange>
  );
}

function EndSignIns({ teacher, ...dialog }: TeacherDialogProps) {
  return (
    <ConfirmedChange
      {...dialog}
      teacher={teacher}
      change="endSignIns"
      title={
        <Trans>
          End the sign-ins of <bdi>{teacher.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`End Sign-ins`}
      fallback={t`Failed to end the sign-ins`}
    >
      <p>
        <Trans>
          <bdi>{teacher.name}</bdi> is signed out everywhere at once, in a lesson too, and can sign in again.
        </Trans>
      </p>
    </ConfirmedChange>
  );
}

function TakeBackSecondFactor({ teacher, ...dialog }: TeacherDialogProps) {
  return (
    <ConfirmedChange
      {...dialog}
      teacher={teacher}
      change="takeBackSecondFactor"
      danger
      title={
        <Trans>
          Take back the second factor of <bdi>{teacher.name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Take Back`}
      fallback={t`Failed to take back the second factor`}
    >
      <p>
        <Trans>
          For somebody who lost the phone and the recovery codes. <bdi>{teacher.name}</bdi> is signed out
          everywhere, and the password alone signs in again. Make sure that they really asked for this.
        </Trans>
      </p>
    </ConfirmedChange>
  );
}

/** Moves the focus to the menu of a teacher when the button Approve, which had it, disappears. */
function useFocusAfterApproval(isApproved: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isApproved && document.activeElement === document.body)
      actions.current?.querySelector('button')?.focus();
  }, [isApproved]);
  return actions;
}

interface OwnActionsProps {
  teacher: SchoolTeacher;
  onLeft: () => void;
}

/** What administrators can do about their own account here. */
export function OwnActions({ teacher, onLeft }: OwnActionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`Options for ${teacher.name}`}>
            <Icon name="more" />
          </IconButton>
        }
        actions={[{ label: t`Remove as administrator`, danger: true, onChoose: () => setOpen(true) }]}
      />
      <LeaveAdministration teacher={teacher} open={open} onClose={() => setOpen(false)} onLeft={onLeft} />
    </>
  );
}

type Choice = TeacherChange | 'resetPassword' | 'nameAdministrator' | 'removeAdministrator';

interface TeacherActionsProps {
  teacher: SchoolTeacher;
  /** Turns the link of an invitation into a whole address: the one at which people reach the app. */
  addressOf: (link: string) => string;
  /** Called when the account is about to be approved. */
  onApprove: () => void;
}

/** What an administrator can do about a teacher's account. */
export function TeacherActions({ teacher, addressOf, onApprove }: TeacherActionsProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const approval = useChangeTeacher(teacher.uid, 'approve');
  const actions = useFocusAfterApproval(approval.isSuccess && teacher.state !== 'waiting');
  const dialogProps = (change: Choice): TeacherDialogProps => ({
    teacher,
    open: chosen === change,
    onClose: () => setChosen(null),
  });
  const isDisabled = teacher.state === 'disabled';
  const choose = (change: Choice) => () => setChosen(change);
  const enable = { label: t`Enable account`, onChoose: choose('enable') };
  const resetPassword = { label: t`Reset password`, onChoose: choose('resetPassword') };
  const endSignIns = { label: t`End sign-ins`, onChoose: choose('endSignIns') };
  const takeBack = { label: t`Take back second factor`, onChoose: choose('takeBackSecondFactor') };
  const appoint = { label: t`Make administrator`, onChoose: choose('nameAdministrator') };
  const remove = { label: t`Remove as administrator`, danger: true, onChoose: choose('removeAdministrator') };
  const roleActions = teacher.administrator ? [remove] : teacher.state === 'active' ? [appoint] : [];
  const disable = { label: t`Disable account`, danger: true, onChoose: choose('disable') };
  return (
    <>
      <div ref={actions} className="flex items-center gap-2 max-sm:flex-col-reverse max-sm:items-end">
        {teacher.state === 'waiting' && (
          <Button
            look="primary"
            aria-label={t`Approve ${teacher.name}`}
            busy={approval.isPending}
            onClick={() => {
              onApprove();
              approval.mutate();
            }}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
        <ActionMenu
          trigger={
            <IconButton label={t`Options for ${teacher.name}`}>
              <Icon name="more" />
            </IconButton>
          }
          actions={
            isDisabled
              ? [enable, ...roleActions]
              : [
                  resetPassword,
                  endSignIns,
                  ...(teacher.secondFactor ? [takeBack] : []),
                  ...roleActions,
                  disable,
                ]
          }
        />
      </div>
      {approval.error !== null && (
        <div className="basis-full">
          <FailureAlert failure={explain(approval.error, t`Failed to approve the account`)} />
        </div>
      )}
      <Disable {...dialogProps('disable')} />
      <Enable {...dialogProps('enable')} />
      <ResetTeacherPassword {...dialogProps('resetPassword')} />
      <EndSignIns {...dialogProps('endSignIns')} />
      <TakeBackSecondFactor {...dialogProps('takeBackSecondFactor')} />
      <NameAdministrator {...dialogProps('nameAdministrator')} addressOf={addressOf} />
      <RemoveAdministrator {...dialogProps('removeAdministrator')} />
    </>
  );
}
