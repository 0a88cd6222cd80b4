import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { CardSkeletons } from '../ui/skeleton.tsx';
import { ClassColumn, classesHeadingId } from './class-column.tsx';
import type { ClassRail } from './use-class-rail.ts';

/** The live part beside the list of classes: a lesson, or the summary of the last one. */
interface Live {
  title: string;
  headingId: string;
  content: ReactNode;
  /** How the classes make room for a lesson; undefined for a summary, which does not fill the window. */
  rail?: ClassRail;
}

interface DashboardProps {
  /** The action beside the heading of the list. */
  action: ReactNode;
  children: ReactNode;
  /**
   * Whether everything that the page shows at first is there. Until then the page is rendered invisibly,
   * under a placeholder.
   */
  isShown: boolean;
  /** Shown above everything else at full width. Usually empty. */
  notice?: ReactNode;
  live?: Live | undefined;
  /** The first part of a student's page, beside the classes or above them. It has the main heading. */
  lead?: { title: string; content: ReactNode } | undefined;
}

/**
 * The look of the page with a lesson, on a screen where both halves fit beside each other: they fill the
 * window, and each half scrolls separately.
 */
const framed =
  'xl:h-[calc(100dvh-var(--header-height))] xl:min-h-136 xl:max-w-none xl:items-stretch xl:gap-0 xl:p-0 ' +
  'xl:grid-rows-[auto_minmax(0,1fr)]';

const columnsOf = ({ live, lead }: Pick<DashboardProps, 'live' | 'lead'>): string => {
  if (live && !live.rail) return 'max-w-[112rem] xl:grid-cols-[26rem_minmax(0,1fr)]';
  if (live?.rail)
    return `${framed} ${live.rail.isFolded ? 'xl:grid-cols-[3.5rem_minmax(0,1fr)]' : 'xl:grid-cols-[26rem_minmax(0,1fr)]'}`;
  return lead ? 'max-w-[84rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12' : 'max-w-5xl';
};

const leadHeadingId = 'to-do';

const jumpLook =
  'flex min-h-11 flex-1 items-center justify-center gap-2 text-sm font-semibold text-accent hover:underline';

/** Links to both halves of the page, for narrow screens with one column. */
function JumpLinks({ live }: { live: Live }) {
  return (
    <nav
      aria-label={t`On this page`}
      className="sticky top-(--header-height) z-20 flex divide-x divide-line border-b border-line bg-surface xl:hidden"
    >
      <a href={`#${classesHeadingId}`} className={jumpLook}>
        <Icon name="temple" />
        <Trans>My Classes</Trans>
      </a>
      <a href={`#${live.headingId}`} className={jumpLook}>
        <Icon name="monitor" />
        {live.title}
      </a>
    </nav>
  );
}

/** Shown in place of the page while its parts load. */
const Placeholder = () => (
  <div className="absolute inset-x-0 top-0 mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
    <CardSkeletons
      count={2}
      label={t`Your classes are loading`}
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      <h1 className="sr-only">
        <Trans>My Classes</Trans>
      </h1>
    </CardSkeletons>
  </div>
);

/**
 * The frame of both dashboards: the classes, and beside them the live part of a teacher, or what is to do for
 * a student.
 */
export function DashboardPage({ isShown, ...page }: DashboardProps) {
  return (
    <main className="relative">
      <title>{`${t`My Classes`} · Lyceum`}</title>
      {!isShown && <Placeholder />}
      <div className={classNames(!isShown && 'invisible')}>
        <Halves {...page} />
      </div>
    </main>
  );
}

function Halves({ action, children, notice, live, lead }: Omit<DashboardProps, 'isShown'>) {
  return (
    <>
      {live && <JumpLinks live={live} />}
      <div
        className={classNames(
          'mx-auto grid items-start px-4 sm:px-6',
          live?.rail?.isLessonFirst ? 'gap-4 py-4' : 'gap-8 py-6 sm:py-8',
          columnsOf({ live, lead }),
        )}
      >
        <div
          className={classNames(
            'col-span-full grid gap-3 empty:hidden',
            live?.rail?.isLessonFirst && 'max-xl:-order-2',
            live?.rail && 'relative xl:max-h-[40dvh] xl:gap-1 xl:overflow-y-auto xl:px-3 xl:pt-1',
          )}
        >
          {notice}
        </div>
        {lead && (
          <section aria-labelledby={leadHeadingId} className="grid min-w-0 gap-3">
            <h1 id={leadHeadingId} className="flex min-h-9 items-center text-2xl pointer-coarse:min-h-11">
              {lead.title}
            </h1>
            {lead.content}
          </section>
        )}
        <ClassColumn action={action} rail={live?.rail} isSecond={lead !== undefined}>
          {children}
        </ClassColumn>
        {live && (
          <div
            data-lesson
            className={classNames(
              'relative min-w-0',
              live.rail?.isLessonFirst && 'max-xl:-order-1',
              live.rail && 'xl:col-start-2 xl:row-start-2 xl:min-h-0',
            )}
          >
            {live.content}
          </div>
        )}
      </div>
    </>
  );
}
