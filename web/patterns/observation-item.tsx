import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { closeObservation, type Observation } from '../../contract/patterns.ts';
import { explain } from '../api/refusal.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { formatList } from '../ui/lists.ts';
import { formatMoment } from '../ui/moments.ts';
import { PreviewText } from '../ui/preview-text.tsx';
import { readFields } from '../ui/read-form.ts';
import { useForm } from '../ui/use-form.ts';
import {
  counterEvidence,
  countSentence,
  patternWord,
  ruleSentence,
  signWord,
  spanOf,
  stretchOf,
  unknowns,
} from './observation-words.ts';
import { useCloseObservation, useReadObservation } from './queries.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="grid list-disc gap-1 ps-5 text-sm">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** The days or nights, each with its hours. */
function Days({ days, timeZone }: Pick<Observation, 'days' | 'timeZone'>) {
  return (
    <ul className="grid gap-1 text-sm tabular-nums">
      {days.map(({ from, until, messages }) => (
        <li key={from} className="flex flex-wrap gap-x-3">
          <span>{stretchOf(from, until, timeZone)}</span>
          <span className="text-soft">{plural(messages, { one: '# message', other: '# messages' })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The messages, with what each seems to tell. */
function Messages({ messages, timeZone }: Pick<Observation, 'messages' | 'timeZone'>) {
  return (
    <ul className="grid gap-2">
      {messages.map(({ at, sign, text, inAssignment }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence that never changes
        <li key={index} className="rounded-md bg-sunken px-3 py-2">
          <p className="text-xs text-soft">
            {stretchOf(at, at, timeZone)} · {signWord(sign)}
            {inAssignment && <> · {t`in an assignment`}</>}
          </p>
          {text === null ? (
            <p className="text-sm text-soft">{t`This message is no longer stored.`}</p>
          ) : (
            <p dir="auto" className="line-clamp-6 text-sm wrap-anywhere [unicode-bidi:plaintext]">
              <PreviewText text={text} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function CloseForm({ id, onClosed }: { id: string; onClosed: () => void }) {
  const form = useForm({
    initial: { remark: '' },
    read: (values) => readFields(closeObservation.body, values),
    mutation: useCloseObservation(id),
    explain: (error) => explain(error, t`Failed to close the observation`),
    onSent: onClosed,
  });
  return (
    <Form form={form} wide submitLabel={t`Close observation`} busyLabel={t`Closing…`}>
      <TextAreaField
        label={t`Remark`}
        hint={t`What you found or did, in a few words. It is kept with the observation.`}
        autoComplete="off"
        maximum={1_000}
        rows={2}
        required
        {...form.bind('remark')}
      />
    </Form>
  );
}

function Evidence({ observation }: { observation: Observation }) {
  const { pattern, days, messages, count, timeZone } = observation;
  const more = count - messages.length;
  return (
    <>
      <Part title={t`What was noticed`}>
        <p className="text-sm">{countSentence(observation)}</p>
        {messages.length === 0 ? (
          <Days days={days} timeZone={timeZone} />
        ) : (
          <Messages messages={messages} timeZone={timeZone} />
        )}
        {messages.length > 0 && more > 0 && (
          <p className="text-xs text-soft">
            {plural(more, { one: 'and # earlier message', other: 'and # earlier messages' })}
          </p>
        )}
        <p className="text-xs text-soft">
          <Trans>The rule: {ruleSentence(pattern)}</Trans>
        </p>
      </Part>
      <Part title={t`What speaks against it`}>
        <Sentences sentences={counterEvidence(observation)} />
      </Part>
      <Part title={t`What is not known`}>
        <Sentences sentences={unknowns()} />
      </Part>
    </>
  );
}

interface ItemProps {
  observation: Observation;
  /**
   * Called when the reader has closed the observation, so that the focus can go elsewhere: the form
   * disappears.
   */
  onClosed: () => void;
}

/** One observation as a line that unfolds; unfolding it counts as reading. */
export function ObservationItem({ observation, onClosed }: ItemProps) {
  const { id, pattern, studentName, classNames, readAt, closedAt, closedBy, remark } = observation;
  const [open, setOpen] = useState(false);
  const { mutate: markRead } = useReadObservation(id);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (next && readAt === null) markRead();
  };
  return (
    <li>
      <Card className="grid gap-1 px-4 py-2">
        <Disclosure
          level={3}
          open={open}
          onOpenChange={onOpenChange}
          title={
            <>
              {patternWord(pattern)}: <bdi>{studentName}</bdi>
            </>
          }
          summary={
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-sm text-soft">
              {readAt === null && <Badge>{t`New`}</Badge>}
              <span>
                {classNames.length > 0 && <bdi>{formatList(classNames)}</bdi>}
                {classNames.length > 0 && ' · '}
                {spanOf(observation)}
              </span>
            </p>
          }
        >
          <div className="grid max-w-[68ch] gap-4 pt-2 pb-3">
            <Evidence observation={observation} />
            {closedAt === null ? (
              <CloseForm id={id} onClosed={onClosed} />
            ) : (
              <Part title={t`Closed by ${closedBy ?? ''}, ${formatMoment(closedAt)}`}>
                <p className="text-sm wrap-anywhere whitespace-pre-wrap">{remark}</p>
              </Part>
            )}
          </div>
        </Disclosure>
      </Card>
    </li>
  );
}
