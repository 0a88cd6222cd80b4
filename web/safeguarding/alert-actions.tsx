import type { Alert } from '../../contract/safeguarding.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';
import { useJudgement } from './queries.ts';

/** What a person can say of an alert: one click each, and the record stays. */
export function AlertActions({ of }: { of: Alert }) {
  const { acknowledge, dismiss } = useJudgement(of.id);
  const error = acknowledge.error ?? dismiss.error;
  if (of.acknowledgedAt !== null && !of.isConcern) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {of.acknowledgedAt === null && (
        <Button busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
          Acknowledge
        </Button>
      )}
      {of.isConcern && (
        <Button look="quiet" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          Not a concern
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(error, 'This could not be saved. Please try again.')}
        </p>
      )}
    </div>
  );
}
