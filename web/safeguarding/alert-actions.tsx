import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Alert } from '../../contract/safeguarding.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { canBeJudged } from './alert-words.ts';
import { useJudgement } from './queries.ts';

/** The ways to judge an alert: one click each. The record stays. */
export function AlertActions({ alert, onJudge }: { alert: Alert; onJudge: (alert: Alert) => void }) {
  const { acknowledge, dismiss, settle } = useJudgement(alert.id);
  const error = acknowledge.error ?? dismiss.error ?? settle.error;
  if (!canBeJudged(alert)) return null;
  const judge = ({ mutate }: typeof dismiss) => {
    onJudge(alert);
    mutate();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {alert.isWaiting && (
        <Button look="primary" busy={acknowledge.isPending} onClick={() => judge(acknowledge)}>
          <Trans>I am on it</Trans>
        </Button>
      )}
      {alert.inHand !== null && (
        <Button
          {...(!alert.isWaiting && { look: 'primary' as const })}
          busy={settle.isPending}
          onClick={() => judge(settle)}
        >
          <Trans>Mark as settled</Trans>
        </Button>
      )}
      {alert.isConcern && (
        <Button busy={dismiss.isPending} onClick={() => judge(dismiss)}>
          <Trans>Not a concern</Trans>
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error, t`This could not be saved. Please try again.`)}
        </p>
      )}
    </div>
  );
}
