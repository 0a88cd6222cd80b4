import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { describeGuidelines } from '../../contract/guidelines.ts';
import type { SessionState, StudentGuidelines } from '../../contract/live-sessions.ts';
import { setStudentGuidelines } from '../../contract/student-guidelines.ts';
import { call } from '../api/client.ts';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { formatClock } from '../ui/moments.ts';
import { translated } from '../ui/translated.ts';

interface OwnLevelsProps {
  session: SessionState;
  own: StudentGuidelines;
  onSaved: (session: SessionState) => void;
}

/**
 * The levels in which a student differs from the others, who chose them, and a button that removes the
 * difference.
 */
export function OwnLevels({ session, own, onSaved }: OwnLevelsProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(setStudentGuidelines, {
        params: { sessionId: session.id },
        body: { studentUid: own.studentUid, aiGuidelines: null },
      }),
    onSuccess: ({ session: changed }) => onSaved(changed),
  });
  const levels = describeGuidelines(own.aiGuidelines).map(
    ({ family, level }) => t`${translated(family)}: ${translated(level)}`,
  );
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-paper px-3 py-2 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{levels.join(' · ')}</span>
        <span className="text-soft">
          <Trans>
            <bdi>{own.teacherName}</bdi> chose this at {formatClock(own.chosenAt)}.
          </Trans>
        </span>
      </p>
      <Button busy={isPending} onClick={() => mutate()}>
        <Trans>Same as the others</Trans>
      </Button>
      {error && <FailureAlert failure={explain(error, t`Failed to change the guidelines`)} />}
    </div>
  );
}
