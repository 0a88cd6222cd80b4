import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Privacy } from '../../contract/retention.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { monthsInWords } from './months-in-words.ts';
import { usePrivacy } from './queries.ts';

/** Says which model answers and where it runs, and which one takes its place when it does not answer. */
export const modelSentence = (privacy: Privacy): string =>
  [firstModelSentence(privacy), ...fallbackSentence(privacy)].join(' ');

function fallbackSentence({ fallback }: Privacy): string[] {
  if (fallback === null) return [];
  const { name, host } = fallback;
  return [
    host === null
      ? t`When it does not answer, the model ${name} does, on the same machine as Lyceum.`
      : t`When it does not answer, the model ${name} does. It runs at ${host}.`,
  ];
}

function firstModelSentence({ model }: Privacy): string {
  if (model === null)
    return t`No language model is connected. A built-in practice tutor answers, on the server of your school.`;
  const { name, host } = model;
  return host === null
    ? t`The language model ${name} answers. It runs on the same machine as Lyceum.`
    : t`The language model ${name} answers. It runs at ${host}.`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="text-lg">{title}</h2>
      <div className="grid gap-1.5">{children}</div>
    </section>
  );
}

const HowLong = ({ months }: Privacy) => {
  const [conversations, records, accounts] = [
    monthsInWords(months.conversations),
    monthsInWords(months.records),
    monthsInWords(months.accounts),
  ];
  return (
    <>
      <p>
        <Trans>
          What you write and what the tutor answers is kept for {conversations}, then it is deleted.
        </Trans>{' '}
        <Trans>
          The same holds for notes of your teacher, and for the times when your teacher paused the chat.
        </Trans>
      </p>
      <p>
        <Trans>
          A message that may show danger is kept for {records}, and longer until somebody has looked at it.
          Unused accounts are deleted after {accounts}.
        </Trans>
      </p>
    </>
  );
};

const Ask = ({ responsible, contact, helpline }: Privacy) => (
  <>
    <p>
      {responsible === ''
        ? t`Ask your teacher. You and your parents can ask to see what is kept, and to delete it.`
        : t`Ask ${responsible}, or your teacher. You and your parents can ask to see what is kept, and to delete it.`}
    </p>
    {contact !== null && (
      <p>
        <Trans>
          If something worries you, you can always talk to <bdi>{contact}</bdi>.
        </Trans>{' '}
        {helpline !== null && <Trans>You can also call {helpline}.</Trans>}
      </p>
    )}
  </>
);

/**
 * The text of the page.
 * @param privacy what the school decides; null for a reader without a school: the text then names no model,
 *   and says that each school decides how long things are kept
 */
function PrivacyText({ privacy }: { privacy: Privacy | null }) {
  return (
    <div className="grid gap-6 rounded-lg bg-surface p-5 sm:p-6">
      <Part title={t`Who can read what you write?`}>
        <p>
          <Trans>You, and your teacher: everything you ask and every answer, now and later.</Trans>
        </p>
        <p>
          <Trans>
            Your teacher also reads what you reply to a note, and what you write when you ask for them. No
            other student sees it.
          </Trans>
        </p>
        <p>
          <Trans>
            In a lesson your teacher sees whether somebody is writing and who may need help. Your teacher can
            send notes, stop questions for a while, and choose how much the tutor helps; the chat then says
            so.
          </Trans>
        </p>
        <p>
          <Trans>Your work is shown to no other students. A teacher can show it to your parents.</Trans>
        </p>
        <p>
          <Trans>
            Your school’s safeguarding contact can read messages that may show that somebody needs help.
          </Trans>
        </p>
        <p>
          <Trans>The people who run the computer that Lyceum is on could read what is stored there.</Trans>
        </p>
      </Part>
      <Part title={t`What goes to the AI?`}>
        {privacy !== null && <p>{modelSentence(privacy)}</p>}
        <p>
          <Trans>
            It gets your questions and its own answers, your class and your task. The names of your class are
            taken out where they are found, and so are phone numbers and email addresses. Do not write private
            things.
          </Trans>
        </p>
        <p>
          <Trans>A message in which danger is noticed is not sent to it.</Trans>
        </p>
      </Part>
      <Part title={t`For how long?`}>
        {privacy === null ? (
          <p>
            <Trans>Your school decides that. You read it here when you are signed in.</Trans>
          </p>
        ) : (
          <HowLong {...privacy} />
        )}
      </Part>
      <Part title={t`What may the tutor do?`}>
        <p>
          <Trans>
            It is a program, not a person, and it can be wrong. It helps you to find the answer; how much it
            may tell you is chosen by your teacher. Each chat says it under “How the tutor helps here”.
          </Trans>
        </p>
        <p>
          <Trans>It gives you no marks, and no decision about you is made by it alone.</Trans>
        </p>
      </Part>
      <Part title={t`What if a message shows danger?`}>
        <p>
          <Trans>
            Where that is noticed, you read at once where you find help, and your teacher and your school’s
            safeguarding contact are told, so that somebody can look after you. A program can miss it or be
            mistaken, so tell a person, too.
          </Trans>
        </p>
      </Part>
      <Part title={t`Who answers questions?`}>
        {privacy === null ? (
          <p>
            <Trans>
              Ask your teacher. You and your parents can ask to see what is kept, and to delete it.
            </Trans>
          </p>
        ) : (
          <Ask {...privacy} />
        )}
      </Part>
    </div>
  );
}

/** Who can read what, for how long, what goes to the model, what the tutor may do, and whom to ask. */
export function PrivacyWords({ hasSchool }: { hasSchool: boolean }) {
  const { data, isError, refetch } = usePrivacy(hasSchool);
  if (!hasSchool) return <PrivacyText privacy={null} />;
  if (isError)
    return <LoadFailure text={t`This could not be loaded just now.`} onRetry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={2} label={t`This is loading`} />;
  return <PrivacyText privacy={data} />;
}
