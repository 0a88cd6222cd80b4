import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

/** The live part beside the list, and the id of its heading. */
interface Live {
  title: string;
  headingId: string;
  content: ReactNode;
}

interface DashboardProps {
  /** The action beside the heading of the list. */
  action: ReactNode;
  children: ReactNode;
  /** Shown above everything else at full width. Usually empty. */
  notice?: ReactNode;
  live?: Live | undefined;
  /** What leads a student's page, beside the classes or above them. */
  lead?: { title: string; content: ReactNode } | undefined;
}

const columnsOf = ({ live, lead }: Pick<DashboardProps, 'live' | 'lead'>): string => {
  if (live) return 'max-w-[112rem] xl:grid-cols-[26rem_minmax(0,1fr)]';
  return lead ? 'max-w-[84rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12' : 'max-w-5xl';
};

const classesHeadingId = 'my-classes';
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

/** The frame of both dashboards: the classes, and beside them the live part, which stays in sight. */
export function DashboardPage({ action, children, notice, live, lead }: DashboardProps) {
  const ClassesHeading = lead ? 'h2' : 'h1';
  return (
    <main>
      <title>{`${t`My Classes`} · Lyceum`}</title>
      {live && <JumpLinks live={live} />}
      <div
        className={classNames(
          'mx-auto grid items-start gap-8 px-4 py-6 sm:px-6 sm:py-8',
          columnsOf({ live, lead }),
        )}
      >
        <div className="col-span-full grid gap-3 empty:hidden">{notice}</div>
        {lead && (
          <section aria-labelledby={leadHeadingId} className="grid min-w-0 gap-3">
            <h1 id={leadHeadingId} className="flex min-h-9 items-center text-2xl pointer-coarse:min-h-11">
              {lead.title}
            </h1>
            {lead.content}
          </section>
        )}
        <section
          aria-labelledby={classesHeadingId}
          className={classNames('grid min-w-0', lead ? 'gap-3' : 'gap-5')}
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ClassesHeading
              id={classesHeadingId}
              className={classNames('scroll-mt-30', lead ? 'text-xl' : 'text-2xl')}
            >
              <Trans>My Classes</Trans>
            </ClassesHeading>
            {action}
          </div>
          {children}
        </section>
        {live && (
          // Padding inside the scrolling box, so that shadows and focus rings at its edge are not cut off.
          <div className="min-w-0 xl:sticky xl:top-(--header-height) xl:-mx-3 xl:-my-8 xl:max-h-[calc(100dvh-var(--header-height))] xl:overflow-y-auto xl:px-3 xl:py-8">
            {live.content}
          </div>
        )}
      </div>
    </main>
  );
}
