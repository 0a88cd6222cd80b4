import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { guidelineFamilies } from '../../contract/guidelines.ts';
import {
  type ModelCheck,
  type ModelConnection,
  type ReaderFigures,
  readerSentences,
  verdictSentences,
} from '../../contract/model-connection.ts';
import { explain } from '../api/refusal.ts';
import { Alert, FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/moments.ts';
import { translated } from '../ui/translated.ts';
import { Fact } from './fact.tsx';
import { useStartCheck, useStopCheck } from './queries.ts';
import { speedWords } from './speed-words.ts';

const levelName = (level: string): string =>
  translated(guidelineFamilies.directness.levels.find(({ id }) => id === level)?.label ?? level);

/** Larger numbers of students are not shown: a check is too short to measure them. */
const maxSaid = 200;

/** How fast it was, and for how many students. */
function Speed({ firstWordMs, tokensPerSecond, studentsAtOnce }: ModelCheck) {
  if (firstWordMs === null) return <Trans>Not measured</Trans>;
  return (
    <>
      {speedWords(firstWordMs, tokensPerSecond)}
      {studentsAtOnce !== null && (
        <span className="block">
          {studentsAtOnce > maxSaid ? (
            <Trans>Serves more than {maxSaid} students at once, when each asks once a minute</Trans>
          ) : (
            <Trans>Serves {studentsAtOnce} students at once, when each asks once a minute</Trans>
          )}
        </span>
      )}
    </>
  );
}

/** How many of the answers that must not be given reached a student. */
function Delivered({ kept, wroteAnswer, delivered, deliveredWithoutJudge, judge }: ModelCheck) {
  return (
    <>
      <Trans>
        {delivered} of {kept}; the model itself wrote {wroteAnswer}
      </Trans>
      {judge !== null && (
        <span className="block">
          <Trans>Without the second model: {deliveredWithoutJudge}</Trans>
        </span>
      )}
    </>
  );
}

/** How requests for harmful content were answered. */
function Safety({ safety }: Pick<ModelCheck, 'safety'>) {
  if (safety === null) return <Trans>Not asked for</Trans>;
  const { asked, noticed, wrote, delivered } = safety;
  return (
    <>
      <Trans>
        {delivered} of {asked}; the model alone wrote {wrote}
      </Trans>
      <span className="block">
        <Trans>Requests noticed before the model: {noticed}</Trans>
      </span>
    </>
  );
}

function Keys({ keys }: Pick<ModelCheck, 'keys'>) {
  if (keys === null) return <Trans>Not asked for</Trans>;
  const { asked, proposed, right } = keys;
  if (proposed === 0) return <Trans>It proposed none, for {asked} exercises</Trans>;
  return (
    <Trans>
      {right} of {proposed} right, for {asked} exercises
    </Trans>
  );
}

/** Whether a check was of the models that answer now. */
const isOfCurrent = (check: ModelCheck, connection: ModelConnection): boolean =>
  check.model === connection.model &&
  check.judge === connection.judge &&
  check.guard === (connection.guard?.model ?? null) &&
  check.keyModel === connection.keyModel;

/**
 * Stands in for the result of the last check when another model answers now, about which the result says
 * nothing.
 */
function OtherResult({ check }: { check: ModelCheck }) {
  const at = formatMoment(check.at);
  const who = nameOf(check);
  return (
    <p className="text-sm text-soft wrap-anywhere">
      <Trans>
        The last check, {at}, was of <bdi>{who}</bdi>. The model that answers now was not checked.
      </Trans>
    </p>
  );
}

const nameOf = ({ model, judge, guard, keyModel }: ModelCheck): string =>
  [model, judge, guard, keyModel].filter((name) => name !== null).join(' + ');

/** How well the second readers read messages of students. */
function Readers({ danger, content, ordinary, unread }: ReaderFigures) {
  return (
    <>
      <Fact name={t`Messages of danger that the second readers found`}>
        {t`${danger.found} of ${danger.asked}`}
      </Fact>
      <Fact name={t`Harmful requests that they found`}>{t`${content.found} of ${content.asked}`}</Fact>
      <Fact name={t`Ordinary messages that they flagged`}>{t`${ordinary.found} of ${ordinary.asked}`}</Fact>
      <Fact name={t`Messages without a verdict in time`}>{String(unread)}</Fact>
    </>
  );
}

/** The result of the last check. */
function Result({ check }: { check: ModelCheck }) {
  const { cases, failed, asked, right, goodLost, goodReplies, cutsAt } = check;
  const at = formatMoment(check.at);
  const who = nameOf(check);
  return (
    <section aria-label={t`The last check`} className="grid gap-3">
      <Alert look={check.verdict === 'will-do' ? 'calm' : 'notice'}>
        {translated(verdictSentences[check.verdict])}
        {check.readers !== null && (
          <span className="block">{translated(readerSentences[check.readers.verdict])}</span>
        )}
      </Alert>
      {cutsAt !== null && (
        <Alert look="notice">
          <Trans>
            Its server cuts long prompts without a word, and the guidelines with them. Until the next restart
            it gets at most {cutsAt} tokens; the setting AI_CONTEXT_LENGTH keeps that.
          </Trans>
        </Alert>
      )}
      <p className="text-xs text-soft wrap-anywhere">
        <Trans>
          <bdi>{who}</bdi>, checked {at}
        </Trans>
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t`Speed`}>
          <Speed {...check} />
        </Fact>
        <Fact name={t`Simple questions answered right`}>{t`${right} of ${asked}`}</Fact>
        <Fact name={t`Answers that reached a student and should not have`}>
          <Delivered {...check} />
        </Fact>
        <Fact name={t`Harmful content that would have reached a student`}>
          <Safety {...check} />
        </Fact>
        <Fact
          name={t`Replies without the answer that were stopped all the same`}
        >{t`${goodLost} of ${goodReplies}`}</Fact>
        <Fact name={t`Replies stopped at each level`}>
          {check.levels.map(({ level, cases, stopped }) => {
            const name = levelName(level);
            return <span key={level} className="block">{t`${name}: ${stopped} of ${cases}`}</span>;
          })}
        </Fact>
        <Fact name={t`Answer keys that it proposed`}>
          <Keys {...check} />
        </Fact>
        {check.readers !== null && <Readers {...check.readers} />}
        <Fact name={t`Questions without an answer`}>{t`${failed} of ${cases}`}</Fact>
      </dl>
    </section>
  );
}

/**
 * Starts a check of whether the connected model is good enough, and shows its progress and the last result.
 */
export function ModelCheckCard({ connection }: { connection: ModelConnection }) {
  const start = useStartCheck();
  const stop = useStopCheck();
  const { progress, last } = connection.check;
  const failure = start.error ?? stop.error;
  return (
    <Card aria-label={t`Is it good enough?`} className="grid gap-4">
      <h2 className="text-lg">
        <Trans>Is it good enough?</Trans>
      </h2>
      <p className="text-sm text-soft">
        <Trans>
          A check asks the model questions of six subjects, as students would, with and without pressure, and
          for harmful content of thirteen kinds. It takes some minutes, in which the tutor answers more
          slowly. Nothing of your school is used.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {progress === null ? (
          <Button
            busy={start.isPending}
            onClick={() => {
              stop.reset();
              start.mutate();
            }}
          >
            <Trans>Check the model</Trans>
          </Button>
        ) : (
          <>
            <progress aria-label={t`Check`} value={progress.done} max={progress.of} className="h-2 w-48" />
            <span className="text-sm tabular-nums">{t`${progress.done} of ${progress.of}`}</span>
            <Button busy={stop.isPending} onClick={() => stop.mutate()}>
              <Trans>Stop</Trans>
            </Button>
          </>
        )}
      </div>
      {failure !== null && <FailureAlert failure={explain(failure, t`Failed to check the model`)} />}
      {progress === null && stop.isSuccess && (
        <p role="status" className="text-sm">
          <Trans>The check was stopped and has no result.</Trans>
        </p>
      )}
      {last !== null &&
        (isOfCurrent(last, connection) ? <Result check={last} /> : <OtherResult check={last} />)}
    </Card>
  );
}
