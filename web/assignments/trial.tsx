import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/constants.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { receiptLines } from '../guidelines/receipt-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckLine } from '../ui/check-line.tsx';
import { Composer, ComposerButton } from '../ui/composer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isSendable } from '../ui/excess.ts';
import { AnswerMessage, QuestionMessage } from '../ui/interaction.tsx';
import { type AssignmentValues, readTutorFields } from './form-values.ts';
import { useTrial } from './use-trial.ts';

interface TrialProps {
  classId: string;
  values: AssignmentValues;
  families: readonly GuidelineFamily[];
}

/** A chat with the tutor under the current values of the form. Nothing is stored. */
function TrialChat({ classId, values, families }: TrialProps) {
  const { interactions, failure, ask, stop } = useTrial();
  const [text, setText] = useState('');
  const last = interactions.at(-1);
  const waiting = last?.status === 'pending';
  const ready = isSendable(text, limits.questionMaximum) && !waiting;
  const composer = useRef<HTMLDivElement>(null);
  // Keeps the box for the next question in sight, which the growing conversation would push out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for every question and every piece of its answer
  useEffect(() => {
    composer.current?.scrollIntoView({ block: 'nearest' });
  }, [interactions.length, last]);

  async function send() {
    if (!ready) return;
    setText('');
    const { title, description } = values;
    const answered = await ask(text, { classId, title, description, ...readTutorFields(values, families) });
    // Text that was typed in the meantime is kept.
    if (!answered) setText((current) => (current === '' ? text : current));
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5 rounded-md bg-paper p-3 empty:hidden">
        {interactions.map(({ question, answer, status, result }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: interactions are only ever added
          <div key={index} className="grid gap-2.5">
            <QuestionMessage author={t`You, as a student`} text={question} />
            <AnswerMessage own text={answer} status={status} />
            {result !== null && <CheckLine check={receiptLines(result.receipt, result.noticed)} />}
          </div>
        ))}
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
      <div ref={composer} className="scroll-mb-6">
        <Composer
          label={t`Your question as a student`}
          placeholder={t`Ask what a student would ask…`}
          value={text}
          maximum={limits.questionMaximum}
          onChange={setText}
          onSend={() => void send()}
        >
          <ComposerButton ready={ready} onSend={() => void send()} waiting={waiting} onStop={stop} />
        </Composer>
      </div>
    </div>
  );
}

/** Tries the assignment as a student would, before it is published (guidelines, part 8). */
export function TryAsStudent(props: TrialProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Try it as a student</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Try it as a student`}
        description={t`The tutor answers as it will answer your students, with the guidelines in the form. Nothing here is stored.`}
        size="wide"
      >
        <TrialChat {...props} />
      </Dialog>
    </>
  );
}
