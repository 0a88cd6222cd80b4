import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { explain } from '../api/refusal.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useFocusHeadingAfter } from '../ui/focus-heading.ts';
import { useContinueLesson, useEndedLessons } from './lesson-end-queries.ts';

/** The button that takes back the stop of a lesson. It is there for ten minutes after the stop. */
export function ContinueLesson({ classId }: { classId: string }) {
  const { data: ended = [] } = useEndedLessons();
  const { mutate, isPending, error } = useContinueLesson();
  const lesson = ended.find((each) => each.classId === classId && each.continuableUntil !== null);
  useFocusHeadingAfter(lesson !== undefined);
  return (
    <>
      {lesson !== undefined && (
        <Button busy={isPending} onClick={() => mutate(lesson)}>
          <Trans>Continue this lesson</Trans>
        </Button>
      )}
      {error !== null && (
        <FailureAlert failure={explain(error, t`This lesson could not be continued. Please try again.`)} />
      )}
    </>
  );
}
