import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';

interface NoteButtonProps {
  sessionId: string;
  /** Without one the note is for all of the lesson. */
  student?: { id: string; name: string };
}

/** The button with which a teacher writes a note to one student of the lesson, or to all. */
export function NoteButton({ sessionId, student }: NoteButtonProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('note-form', () => import('./note-form.tsx'), open);
  const title = student === undefined ? t`Note to all of the lesson` : t`Note to ${student.name}`;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        busy={open && code.isFetching}
        className="px-3"
        {...(student !== undefined && { 'aria-label': title })}
        onClick={() => setOpen(true)}
      >
        <Trans>Note</Trans>
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ NoteForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`It appears in the chat under your name and is kept with the conversation. It can be answered.`}
          >
            <NoteForm sessionId={sessionId} studentUid={student?.id} onSent={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
