import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setLessonTimer, timerMinutes } from '../../contract/lesson-end.ts';
import { explain } from '../api/refusal.ts';
import { useChangeForm } from '../changes/use-change-form.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readFields } from '../ui/read-form.ts';
import { serverNow } from '../ui/server-clock.ts';
import { useLessonTimer } from './lesson-end-queries.ts';
import { minutesLeft } from './use-time-left.ts';

interface LessonTimerFormProps {
  sessionId: string;
  /** When the timer ends the lesson; null without one. */
  endsAt: string | null;
  onSet: () => void;
}

/** The form in which a teacher sets the timer of a lesson. It loads when it is first opened. */
export function LessonTimerForm({ sessionId, endsAt, onSet }: LessonTimerFormProps) {
  const form = useChangeForm({
    stored: { endsAt },
    valuesOf: (stored) => ({
      minutes: String(stored.endsAt === null ? '' : minutesLeft(stored.endsAt, serverNow())),
    }),
    whole: true,
    read: (values) =>
      readFields(setLessonTimer.body, {
        // An empty field is no number, but `Number('')` would be 0.
        minutes: values.minutes.trim() === '' ? Number.NaN : Number(values.minutes),
      }),
    mutation: useLessonTimer(sessionId),
    explain: (error) => explain(error, t`The timer could not be set. Please try again.`),
    onSent: onSet,
  });
  const removal = useLessonTimer(sessionId);
  const { minimum, maximum } = timerMinutes;
  return (
    <div className="grid gap-3">
      <Form form={form} submitLabel={t`Set timer`} busyLabel={t`Setting…`}>
        <TextField
          label={t`Minutes from now`}
          hint={t`${minimum} to ${maximum} minutes.`}
          inputMode="numeric"
          autoComplete="off"
          {...form.bind('minutes')}
        />
      </Form>
      {endsAt !== null && (
        <Button
          look="quiet"
          busy={removal.isPending}
          onClick={() => removal.mutate({ minutes: null }, { onSuccess: onSet })}
        >
          <Trans>Remove the timer</Trans>
        </Button>
      )}
      {removal.error !== null && (
        <FailureAlert
          failure={explain(removal.error, t`The timer could not be removed. Please try again.`)}
        />
      )}
    </div>
  );
}
