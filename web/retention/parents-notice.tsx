import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { formatDay } from '../ui/moments.ts';
import { serverNow } from '../ui/server-clock.ts';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { monthsInWords } from './months-in-words.ts';
import { modelSentence } from './privacy-words.tsx';
import { usePrivacy } from './queries.ts';

/** One page for parents that says what this server does. The school adds what it decides itself. */
export function ParentsNotice() {
  const { data, isError, refetch } = usePrivacy();
  if (isError)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={1} label={t`The notice is loading`} />;
  const { school, months, responsible, contact } = data;
  const [conversations, records, accounts] = [
    monthsInWords(months.conversations),
    monthsInWords(months.records),
    monthsInWords(months.accounts),
  ];
  const today = formatDay(new Date(serverNow()).toISOString());
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="max-w-[60ch] text-sm">
          <Trans>
            For you to print and to add to. It says what this server does, not whether that is lawful for your
            school.
          </Trans>
        </p>
        <Button look="primary" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      {responsible === '' && (
        <div className="print:hidden">
          <Alert look="notice">
            <Trans>Nobody is named to answer questions about data. Name somebody under Data.</Trans>
          </Alert>
        </div>
      )}
      <article
        aria-label={t`Notice for parents`}
        className="grid max-w-[72ch] gap-3 rounded-lg bg-surface p-5 text-sm sm:p-6 print:p-0"
      >
        <h2 className="text-lg">
          <Trans>The AI tutor in our lessons: what happens with your child’s data</Trans>
        </h2>
        <p className="text-soft">
          {school} · {today}
        </p>
        <p>
          <Trans>
            In some lessons your child writes with Lyceum, a tutor that is a computer program. Teachers choose
            how much it may help and read along. It gives no marks and decides nothing about a child.
          </Trans>
        </p>
        <p>
          <Trans>
            Stored are: name and username, classes, what your child writes and what the tutor answers with its
            checks, and when. There is no advertising and no tracking, and nothing is used to train a model by
            this server.
          </Trans>
        </p>
        <p>
          {modelSentence(data)}{' '}
          <Trans>
            It gets the questions, the class and the task. The names of the class, phone numbers and email
            addresses are taken out where they are found; what is not found is sent.
          </Trans>
        </p>
        <p>
          <Trans>
            The teachers of a class read its conversations. Messages that may show danger also reach our
            safeguarding contact; they are answered with a fixed text and not sent to the model. A program can
            miss such a message or be mistaken.
          </Trans>{' '}
          {contact !== null && <Trans>Our contact is {contact}.</Trans>}
        </p>
        <p>
          <Trans>
            Conversations are deleted after {conversations}, safeguarding records after {records} once
            somebody has looked at them, and accounts that nobody uses after {accounts}.
          </Trans>
        </p>
        <p>
          <Trans>
            You can ask us to show, export or delete what is stored of your child. Safeguarding records can be
            an exception. You can object, and ask for another way to do the work.
          </Trans>{' '}
          {responsible !== '' && <Trans>Please ask {responsible}.</Trans>}
        </p>
        <p className="print:min-h-24">
          <Trans>From our school (legal basis, consent, complaints):</Trans>
        </p>
      </article>
    </div>
  );
}
