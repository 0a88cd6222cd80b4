import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RecordedPause } from '../../contract/pauses.ts';
import { formatClock } from '../ui/moments.ts';
import { pauseText } from '../ui/pause-text.ts';
import { WrittenText } from '../ui/written-text.tsx';

/** Until when a pause lasted, and who ended it. */
export function PauseEnding({ pause: { endedAt, endedBy } }: { pause: RecordedPause }) {
  if (endedAt === null) return <Trans>Not ended yet</Trans>;
  const at = formatClock(endedAt);
  if (endedBy === null) return <Trans>Ended with the lesson, {at}</Trans>;
  return (
    <Trans>
      Ended by <bdi>{endedBy}</bdi>, {at}
    </Trans>
  );
}

/**
 * A pause in a conversation that is read later: who stopped the questions, with which words, and until when.
 */
export function PauseBubble({ pause }: { pause: RecordedPause }) {
  const { teacherName, studentUid, pausedAt } = pause;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t`Pause by ${teacherName}`}
      className="grid gap-1 rounded-lg border-s-4 border-teacher bg-teacher-wash px-4 py-2.5 break-inside-avoid"
    >
      <p className="text-xs font-semibold text-teacher">
        {studentUid === null ? (
          <Trans>
            <bdi>{teacherName}</bdi> paused the chat of all
          </Trans>
        ) : (
          <Trans>
            <bdi>{teacherName}</bdi> paused the chat
          </Trans>
        )}
        {' · '}
        {formatClock(pausedAt)}
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
        <WrittenText text={pauseText(pause)} />
      </p>
      <p className="text-xs text-soft">
        <PauseEnding pause={pause} />
      </p>
    </div>
  );
}
