import { useEffect, useRef, useState } from 'react';
import { limits } from '../../contract/constants.ts';
import type { GuidelineFamily } from '../../contract/guidelines.ts';
import { receiptLines } from '../../contract/receipts.ts';
import type { Noticed, Receipt } from '../../contract/tutor.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { CheckLine } from '../ui/check-line.tsx';
import { Composer, SendButton } from '../ui/composer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Answered, Asked } from '../ui/exchange.tsx';
import { type AssignmentValues, readTutoring } from './form-values.ts';
import { useTrial } from './queries.ts';

interface TrialProps {
  classId: string;
  values: AssignmentValues;
  families: readonly GuidelineFamily[];
}

interface TriedTurn {
  question: string;
  answer: string;
  receipt: Receipt;
  noticed: Noticed | null;
}

/** A chat with the tutor as the form stands now; nothing of it is kept. */
function TrialChat({ classId, values, families }: TrialProps) {
  const [turns, setTurns] = useState<readonly TriedTurn[]>([]);
  const [text, setText] = useState('');
  const { mutateAsync: ask, isPending, error, variables } = useTrial();
  const ready = text.trim() !== '' && !isPending;
  const end = useRef<HTMLDivElement>(null);
  // A conversation that grows pushes the box for the next question out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn counts
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, isPending]);

  async function send() {
    if (!ready) return;
    const question = text;
    setText('');
    const earlier = turns.map(({ question: asked, answer }) => ({ question: asked, answer }));
    const { title, description } = values;
    const body = { classId, title, description, ...readTutoring(values, families), question, earlier };
    const answered = await ask(body).catch(() => null);
    if (answered === null) setText(question);
    else setTurns([...turns, { question, answer: answered.response, ...answered }]);
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-2.5 rounded-md bg-paper p-3 empty:hidden">
        {turns.map(({ question, answer, receipt, noticed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
          <div key={index} className="grid gap-2.5">
            <Asked author="You, as a student" text={question} />
            <Answered text={answer} status="answered" />
            <CheckLine of={receiptLines(receipt, noticed)} />
          </div>
        ))}
        {isPending && (
          <>
            <Asked author="You, as a student" text={variables.question} />
            <Answered text="" status="pending" />
          </>
        )}
      </div>
      {error !== null && !isPending && (
        <Alert>{sentenceOf(error, 'The tutor could not answer. Please try again.')}</Alert>
      )}
      <div ref={end} className="scroll-mb-6">
        <Composer
          label="Your question as a student"
          placeholder="Ask what a student would ask…"
          value={text}
          maximum={limits.questionMaximum}
          onChange={setText}
          onSend={() => void send()}
        >
          <SendButton ready={ready} onSend={() => void send()} />
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
      <Button onClick={() => setOpen(true)}>Try it as a student</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Try it as a student"
        description="The tutor answers as it will answer your students, by the guidelines in the form. Nothing here is kept."
        size="wide"
      >
        <TrialChat {...props} />
      </Dialog>
    </>
  );
}
