import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpRequest } from '../../contract/help-requests.ts';
import { formatClock } from '../ui/moments.ts';
import { WrittenText } from '../ui/written-text.tsx';

interface HelpRequestBubbleProps {
  request: HelpRequest;
  /** Who asked; undefined when it is the reader. */
  studentName: string | undefined;
  /** The lesson has ended, so nobody comes any more. */
  over: boolean;
}

/** How a help request ended, or where it stands. */
export function HelpRequestEnding({ request, studentName, over }: HelpRequestBubbleProps) {
  const { state, teacherName, changedAt } = request;
  const at = formatClock(changedAt);
  if (state === 'waiting') return over ? <Trans>Not answered</Trans> : <Trans>Not answered yet</Trans>;
  if (state === 'withdrawn')
    return studentName === undefined ? (
      <Trans>You took it back, {at}</Trans>
    ) : (
      <Trans>Taken back by the student, {at}</Trans>
    );
  if (state === 'departed') return <Trans>No longer in the class, {at}</Trans>;
  if (state === 'noted')
    return (
      <Trans>
        <bdi>{teacherName}</bdi> answered with a note, {at}
      </Trans>
    );
  if (state === 'done')
    return (
      <Trans>
        Ended by <bdi>{teacherName}</bdi>, {at}
      </Trans>
    );
  return over ? (
    <Trans>
      <bdi>{teacherName}</bdi> was coming, {at}
    </Trans>
  ) : (
    <Trans>
      <bdi>{teacherName}</bdi> is coming, {at}
    </Trans>
  );
}

/** A help request in a conversation that is read later: what was asked, and how it ended. */
export function HelpRequestBubble(props: HelpRequestBubbleProps) {
  const { request, studentName } = props;
  const title = studentName === undefined ? t`You asked for help` : t`${studentName} asked for help`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={title}
      className="grid gap-1 rounded-lg border-s-4 border-accent bg-accent-wash px-4 py-2.5 break-inside-avoid"
    >
      <p className="text-xs font-semibold text-soft">
        {studentName === undefined ? (
          title
        ) : (
          <Trans>
            <bdi>{studentName}</bdi> asked for help
          </Trans>
        )}
        {' · '}
        {formatClock(request.askedAt)}
        {request.hasPersonalData === true && (
          <>
            {' · '}
            <Trans>contains personal data</Trans>
          </>
        )}
      </p>
      {request.text !== '' && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
          <WrittenText text={request.text} />
        </p>
      )}
      <p className="text-xs text-soft">
        <HelpRequestEnding {...props} />
      </p>
    </div>
  );
}
