import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionState } from '../../contract/live-sessions.ts';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useResumeLesson } from './lesson-end-queries.ts';
import { pauseOf, pauseOfAll } from './pause-words.ts';

interface PauseButtonProps {
  session: SessionState;
  /** Without one the pause is for all of the lesson. */
  student?: { id: string; name: string };
}

/**
 * The button with which a teacher stops the questions of one student of the lesson, or of all, and lets them
 * go on.
 */
export function PauseButton({ session, student }: PauseButtonProps) {
  const [open, setOpen] = useState(false);
  const code = useCode('pause-form', () => import('./pause-form.tsx'), open);
  const resume = useResumeLesson(session.id);
  const pause = student === undefined ? pauseOfAll(session) : pauseOf(session, student.id);
  const title = student === undefined ? t`Pause everyone` : t`Pause ${student.name}`;
  const close = () => setOpen(false);
  if (pause !== undefined)
    return (
      <Button
        look="primary"
        busy={resume.isPending}
        className="gap-1.5 px-3"
        title={resume.isError ? t`The lesson could not be resumed. Please try again.` : undefined}
        {...(student !== undefined && { 'aria-label': t`Resume ${student.name}` })}
        onClick={() => resume.mutate(student?.id)}
      >
        <Icon name="pause" />
        <Trans>Resume</Trans>
      </Button>
    );
  return (
    <>
      <Button
        busy={open && code.isFetching}
        className="px-3"
        {...(student !== undefined && { 'aria-label': title })}
        onClick={() => setOpen(true)}
      >
        <Trans>Pause</Trans>
      </Button>
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ PauseForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`No new questions until you resume or the lesson ends. What is typed is kept, and answers under way go on.`}
          >
            <PauseForm sessionId={session.id} studentUid={student?.id} onSent={close} />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
