import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isOpenRequest } from '../../contract/help-requests.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { useCode } from '../api/use-code.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useHelpRequest } from './help-request-queries.ts';

interface AskTeacherProps {
  session: LiveSession;
  /** The lesson has ended: nobody can be asked. A form that is open stays. */
  closed: boolean;
}

/** The button with which a student asks the teacher of the lesson, or changes the line of what was asked. */
export function AskTeacher({ session, closed }: AskTeacherProps) {
  const [open, setOpen] = useState(false);
  const { data: request } = useHelpRequest(session.id, session.openingId);
  const code = useCode('ask-form', () => import('./ask-form.tsx'), open);
  const title = t`Ask my teacher`;
  const close = () => setOpen(false);
  return (
    <>
      {!closed && (
        <Button
          look="quiet"
          busy={open && code.isFetching}
          className="float-end -me-3 px-3 text-xs sm:me-0 short:me-0 short:min-w-11"
          onClick={() => setOpen(true)}
        >
          <Icon name="hand" className="size-4 short:size-5" />
          <span className="short:sr-only">
            <Trans>Ask my teacher</Trans>
          </span>
        </Button>
      )}
      <LazyDialog code={code} open={open} title={title} onClose={close}>
        {({ AskForm }) => (
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={title}
            description={t`${session.teacherName} sees at once that you ask, and what you write here. It is kept with your conversation.`}
          >
            <AskForm
              sessionId={session.id}
              line={request && isOpenRequest(request) ? request.text : ''}
              onClose={close}
            />
          </Dialog>
        )}
      </LazyDialog>
    </>
  );
}
