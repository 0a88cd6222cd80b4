import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SessionState } from '../../contract/live-sessions.ts';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { ownLevelsOf } from './own-levels-of.ts';

interface SessionGuidelinesProps {
  session: SessionState;
  /** The student whose guidelines are shown; without one, those of the whole session. */
  student?: { id: string; name: string };
  /** The button's label if there are several. */
  label?: string;
}

/**
 * The guidelines of a session, or of one student of its lesson, and the dialog in which the teacher changes
 * them.
 */
export function SessionGuidelines({ session, student, label = t`Guidelines` }: SessionGuidelinesProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('session-guidelines-form', () => import('./session-guidelines-form.tsx'), open);
  // The stream sends the change a moment later. Until then the dialog shows the saved guidelines.
  const [saved, setSaved] = useState<{ changed: SessionState; before: SessionState } | null>(null);
  const current = saved?.before === session ? saved.changed : session;
  const own = student && ownLevelsOf(current, student.id);
  const title = student === undefined ? t`Guidelines of this session` : t`Guidelines for ${student.name}`;
  const onSaved = (changed: SessionState) => {
    setSaved({ changed, before: session });
    setOpen(false);
  };
  return (
    <>
      <Button
        className="px-3"
        busy={open && code.isFetching}
        {...(student !== undefined && { 'aria-label': own ? t`Own guidelines of ${student.name}` : title })}
        onClick={() => setOpen(true)}
      >
        {own ? t`Own guidelines` : label}
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={() => setOpen(false)}>
        {({ SessionGuidelinesForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={
              student === undefined
                ? t`They apply from the next question on.`
                : t`They apply from the next question on, until the lesson ends.`
            }
            size="widest"
          >
            <SessionGuidelinesForm session={current} studentUid={student?.id} onSaved={onSaved} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
