import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { formatList } from '../ui/lists.ts';

interface Recipient {
  readonly id: string;
  readonly name: string;
}

interface NoteButtonProps {
  sessionId: string;
  /** Each of these students gets a note. Without them, one note is for all of the lesson. */
  students?: readonly Recipient[];
  /** The button says who gets the note, where nothing around it does. */
  saysWho?: boolean;
}

const titleOf = (students: readonly Recipient[] | undefined): string => {
  if (students === undefined) return t`Note to all of the lesson`;
  const [student] = students;
  return students.length === 1 && student !== undefined
    ? t`Note to ${student.name}`
    : plural(students.length, { one: 'Note to this student', other: 'Note to these # students' });
};

/** The button with which a teacher writes a note to one student of the lesson, to several, or to all. */
export function NoteButton({ sessionId, students, saysWho = false }: NoteButtonProps) {
  // The marked students can change while the teacher writes. The note goes to those who were named when the
  // dialog opened.
  const [recipients, setRecipients] = useState(students);
  const [open, setOpen] = useState(false);
  const code = useCode('note-form', () => import('./note-form.tsx'), open);
  const title = titleOf(open ? recipients : students);
  const names = recipients !== undefined && recipients.length > 1 && recipients.map(({ name }) => name);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        busy={open && code.isFetching}
        className="px-3"
        {...(students !== undefined && !saysWho && { 'aria-label': title })}
        onClick={() => {
          setRecipients(students);
          setOpen(true);
        }}
      >
        {saysWho ? titleOf(students) : <Trans>Note</Trans>}
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ NoteForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`It appears in the chat under your name and is kept with the conversation. The student can reply.`}
          >
            {names && (
              <p className="mb-4 max-h-24 overflow-y-auto text-sm wrap-anywhere">
                <Trans>Each student gets it privately: {formatList(names)}.</Trans>
              </p>
            )}
            <NoteForm sessionId={sessionId} studentUids={recipients?.map(({ id }) => id)} onSent={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
