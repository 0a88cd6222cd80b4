import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Alert } from '../../contract/safeguarding.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { AlertEntry } from './alert-entry.tsx';
import { useAllAlerts } from './all-alerts.ts';
import { useLookAt } from './queries.ts';
import { useFocusAfterJudgement } from './use-focus-after-judgement.ts';
import { useFocusOnLinked } from './use-focus-on-linked.ts';

interface AlertLogProps {
  /** Only the alerts of this class; undefined for all that the teacher may see. */
  classId: string | undefined;
  /** The link to the alerts of every class. */
  all: ReactNode;
  /** The link to the report of the school's alerts, for its safeguarding contact. */
  report: ReactNode;
  back: ReactNode;
  /** The fragment of the page's address: the alert to which a link leads. */
  fragment: string;
  /** What the safeguarding contact reads besides, after the alerts; nothing for others. */
  observations: { readonly link: ReactNode; readonly list: ReactNode };
}

/** The parts of the list, in their order. */
const sections = ['unseen', 'newAccount', 'seen'] as const;
type Section = (typeof sections)[number];

const sectionOf = ({ lookedAt, isNewAccount }: Alert): Section =>
  lookedAt !== null ? 'seen' : isNewAccount ? 'newAccount' : 'unseen';

/** In which part each alert stood when the page first showed it. It stays there, so that nothing moves under the reader's hand. */
function useSections(alerts: readonly Alert[]): ReadonlyMap<Section, readonly Alert[]> {
  const [first] = useState(() => new Map<string, Section>());
  for (const alert of alerts) if (!first.has(alert.id)) first.set(alert.id, sectionOf(alert));
  return new Map(
    sections.map((section) => {
      const direction = section === 'seen' ? -1 : 1;
      const ofSection = alerts.filter(({ id }) => first.get(id) === section);
      return [
        section,
        ofSection.sort(
          (a, b) => direction * (a.raisedAt.localeCompare(b.raisedAt) || a.id.localeCompare(b.id)),
        ),
      ];
    }),
  );
}

function SectionHeading({ section }: { section: Section }) {
  if (section === 'newAccount')
    return (
      <div>
        <h2 className="text-lg">
          <Trans>From new accounts</Trans>
        </h2>
        <p className="text-sm text-soft">
          <Trans>
            These students came to their first class in this lesson. Please look at each of these alerts, too.
          </Trans>
        </p>
      </div>
    );
  return <h2 className="text-lg">{section === 'unseen' ? t`Nobody has looked yet` : t`Looked at`}</h2>;
}

/** /alerts: every alert with the messages before it, who is looking after it, and how it was judged. */
export function AlertLog({ classId, all, report, back, fragment, observations }: AlertLogProps) {
  const { alerts, ofSchool, isPending, isError, retry, more, loadingMore } = useAllAlerts(classId);
  const ofSection = useSections(alerts);
  const inOrder = sections.flatMap((section) => ofSection.get(section) ?? []);
  const onJudge = useFocusAfterJudgement(inOrder);
  useFocusOnLinked(alerts, fragment, useLookAt(), loadingMore ? null : more);
  const className = alerts[0]?.className ?? t`one class`;
  return (
    <main className="mx-auto grid max-w-3xl gap-5 px-4 py-6 sm:px-6">
      <title>{`${t`Alerts`} · Lyceum`}</title>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-64 flex-1">
          <h1 className="text-2xl">
            <Trans>Alerts</Trans>
          </h1>
          <p className="mt-1 text-sm text-soft">
            <Trans>
              Messages in which a student may be in danger. The student was answered with your school’s own
              words. Nothing else happens by itself: please look at each.
            </Trans>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm empty:hidden">
            {ofSchool && report}
            {observations.link}
          </p>
        </div>
        {back}
      </div>
      {classId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <span>
            <Trans>
              Alerts from <bdi>{className}</bdi> only.
            </Trans>
          </span>{' '}
          {all}
        </p>
      )}
      {isPending && <CardSkeletons count={2} label={t`The alerts are loading`} />}
      {isError && <LoadFailure text={t`The alerts could not be loaded just now.`} onRetry={retry} />}
      {!isPending && !isError && alerts.length === 0 && (
        <EmptyState
          icon="eye"
          text={t`No alerts. A message in which a student may be in danger would appear here, with what was written before it.`}
        />
      )}
      {sections.map((section) => {
        const shown = ofSection.get(section) ?? [];
        if (shown.length === 0) return null;
        return (
          <section key={section} className="grid gap-3">
            <SectionHeading section={section} />
            <ul className="grid gap-3">
              {shown.map((alert) => (
                <AlertEntry key={alert.id} alert={alert} onJudge={onJudge} />
              ))}
            </ul>
          </section>
        );
      })}
      {more !== null && (
        <Button busy={loadingMore} onClick={more}>
          <Trans>Show more alerts</Trans>
        </Button>
      )}
      {observations.list}
    </main>
  );
}
