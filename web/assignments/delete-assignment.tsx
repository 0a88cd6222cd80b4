import { useState } from 'react';
import type { Assignment } from '../../contract/assignments.ts';
import { ContractError } from '../../contract/errors.ts';
import { sentenceOf } from '../api/refusal.ts';
import { ConfirmDialog, stayOpen } from '../ui/confirm-dialog.tsx';
import { useDeleteAssignment } from './queries.ts';

const hasConversations = (error: unknown): boolean =>
  error instanceof ContractError && error.code === 'assignment-has-conversations';

/** Deletes an assignment; one with conversations is archived, and only when the teacher says so a second time. */
export function DeleteAssignment(props: { of: Assignment; open: boolean; onClose: () => void }) {
  const { of, open, onClose } = props;
  const { mutateAsync: remove } = useDeleteAssignment(of.id);
  const [question, setQuestion] = useState<string | null>(null);
  const archiving = question !== null;
  const close = () => {
    setQuestion(null);
    onClose();
  };
  const deleteOrAsk = async () => {
    try {
      return await remove(archiving);
    } catch (error) {
      if (!hasConversations(error)) throw error;
      setQuestion(sentenceOf(error, ''));
      return stayOpen;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={archiving ? `Archive “${of.title}”?` : `Delete “${of.title}”?`}
      confirmLabel={archiving ? 'Archive' : 'Delete'}
      danger
      onConfirm={deleteOrAsk}
      explain={(error) => sentenceOf(error, 'Failed to delete assignment')}
    >
      {archiving ? (
        <>
          <p role="status">{question}</p>
          <p className="text-sm text-soft">
            Your students no longer see it. You find it under Archived assignments.
          </p>
        </>
      ) : (
        <p>It goes for you and for your students.</p>
      )}
    </ConfirmDialog>
  );
}
