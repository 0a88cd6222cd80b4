import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type HelpRequest, isOpenRequest } from '../../contract/help-requests.ts';
import type { LiveSession } from '../../contract/live-sessions.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import { formatClock } from '../ui/moments.ts';
import { useNow } from '../ui/use-now.ts';
import { WrittenText } from '../ui/written-text.tsx';
import { useHelpRequest, useWithdrawHelpRequest } from './help-request-queries.ts';

/** How long a student reads that the teacher ended the request, in milliseconds. */
const endShownFor = 2 * 60_000;

interface HelpRequestStateProps {
  session: LiveSession;
  /** The lesson has ended, and with it the request. */
  closed: boolean;
}

/** Until when a student reads that the teacher ended the request; null unless the teacher has. */
const endShownUntil = (request: HelpRequest | null | undefined): number | null =>
  request?.state === 'done' ? Date.parse(request.changedAt) + endShownFor : null;

function Words({ request, teacherName }: { request: HelpRequest; teacherName: string }) {
  if (request.state === 'coming')
    return (
      <Trans>
        <bdi>{request.teacherName}</bdi> is coming.
      </Trans>
    );
  if (request.state === 'done')
    return (
      <Trans>
        <bdi>{request.teacherName}</bdi> ended your request. You can ask again.
      </Trans>
    );
  return (
    <Trans>
      You asked <bdi>{teacherName}</bdi> at {formatClock(request.askedAt)}. The teacher’s screen shows it.
    </Trans>
  );
}

/**
 * Where the student's help request stands, and the button that takes it back. Screen readers announce each
 * change.
 */
export function HelpRequestState({ session, closed }: HelpRequestStateProps) {
  const { data: request } = useHelpRequest(session.id, session.openingId);
  const { mutate, isPending, error } = useWithdrawHelpRequest(session.id);
  const until = endShownUntil(request);
  const now = useNow((at) => (until !== null && until > at ? until : null)).getTime();
  const isOpen = !closed && request != null && isOpenRequest(request);
  useFocusHeadingAfter(isOpen);
  const isShown = isOpen || (!closed && until !== null && until > now);
  return (
    <div className={isShown ? 'flex flex-wrap items-center gap-x-3 border-b border-line text-sm' : undefined}>
      <p
        role="status"
        className={
          isShown
            ? 'min-w-0 flex-1 basis-52 py-2 wrap-anywhere short:basis-0 short:truncate short:py-1'
            : undefined
        }
      >
        {isShown && request && (
          <>
            <Words request={request} teacherName={session.teacherName} />
            {isOpen && request.text !== '' && (
              <span dir="auto" className="block text-soft short:hidden">
                “<WrittenText text={request.text} />”
              </span>
            )}
          </>
        )}
      </p>
      {isOpen && (
        <Button look="quiet" busy={isPending} className="-mx-3 px-3" onClick={() => mutate()}>
          <Trans>I no longer need help</Trans>
        </Button>
      )}
      {isOpen && error !== null && (
        <FailureAlert failure={explain(error, t`This could not be taken back. Please try again.`)} />
      )}
    </div>
  );
}
