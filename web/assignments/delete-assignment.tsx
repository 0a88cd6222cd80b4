import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Assignment } from '../../contract/assignments.ts';
import { ContractError } from '../../contract/errors.ts';
import { explain } from '../api/refusal.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useDeleteAssignment } from './queries.ts';

const hasConversations = (error: unknown): boolean =>
  error instanceof ContractError && error.code === 'assignment-has-conversations';

/** Deletes an assignment. One with conversations is archived instead, after the teacher confirms that. */
export function DeleteAssignment(props: { assignment: Assignment; open: boolean; onClose: () => void }) {
  const { assignment, open, onClose } = props;
  const mutation = useDeleteAssignment(assignment.id);
  const [question, setQuestion] = useState<string | null>(null);
  const archiving = question !== null;
  const close = () => {
    setQuestion(null);
    onClose();
  };
  const deleteOrAsk = () =>
    mutation.mutate(archiving, {
      onSuccess: close,
      onError: (error) => hasConversations(error) && setQuestion(error.message),
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={archiving ? t`Archive “${assignment.title}”?` : t`Delete “${assignment.title}”?`}
      confirmLabel={archiving ? t`Archive` : t`Delete`}
      danger
      mutation={{ ...mutation, error: hasConversations(mutation.error) ? null : mutation.error }}
      onConfirm={deleteOrAsk}
      explain={(error) => explain(error, t`Failed to delete assignment`)}
    >
      {archiving ? (
        <>
          <p role="status">{question}</p>
          <p className="text-sm text-soft">
            <Trans>Your students no longer see it. It moves to Archived assignments.</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>It disappears for you and your students. This cannot be undone.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
