import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpRequest } from '../../contract/help-requests.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { formatClock } from '../ui/moments.ts';
import { useFocusKept } from '../ui/use-focus-kept.ts';
import { WrittenText } from '../ui/written-text.tsx';
import { useAnswerHelpRequest } from './help-request-queries.ts';

interface HelpRequestPartProps {
  request: HelpRequest;
  studentName: string;
}

/** What a student asks the teacher for, and the answers that need one click. */
export function HelpRequestPart({ request, studentName }: HelpRequestPartProps) {
  const { mutate, isPending, error } = useAnswerHelpRequest(request.id);
  const focus = useFocusKept(request.state);
  return (
    <div {...focus} className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sm text-sm">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere max-sm:basis-full">
        <span className="text-xs text-soft">
          <Trans>Asked at {formatClock(request.askedAt)}</Trans>
          {request.hasPersonalData === true && (
            <>
              {' · '}
              <Trans>contains personal data</Trans>
            </>
          )}
          {request.state === 'coming' && (
            <>
              {' · '}
              <Trans>
                <bdi>{request.teacherName}</bdi> is coming
              </Trans>
            </>
          )}
        </span>
        {request.text !== '' && (
          <span dir="auto" className="block">
            “<WrittenText text={request.text} />”
          </span>
        )}
      </p>
      {request.state === 'waiting' && (
        <Button
          busy={isPending}
          className="px-3"
          aria-label={t`I am coming: ${studentName}`}
          onClick={() => mutate('coming')}
        >
          <Trans>I am coming</Trans>
        </Button>
      )}
      <Button
        busy={isPending}
        className="px-3"
        aria-label={t`Done: ${studentName}`}
        onClick={() => mutate('done')}
      >
        <Trans>Done</Trans>
      </Button>
      {error !== null && (
        <FailureAlert failure={explain(error, t`This could not be sent. Please try again.`)} />
      )}
    </div>
  );
}
