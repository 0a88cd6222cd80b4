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
}

const classesHeadingId = 'my-classes';

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
export function DashboardPage({ action, children, notice, live }: DashboardProps) {
  return (
    <main>
      <title>{`${t`My Classes`} · Lyceum`}</title>
      {live && <JumpLinks live={live} />}
      <div
        className={classNames(
          'mx-auto grid items-start gap-8 px-4 py-6 sm:px-6 sm:py-8',
          live ? 'max-w-[112rem] xl:grid-cols-[26rem_minmax(0,1fr)]' : 'max-w-5xl',
        )}
      >
        <div className="col-span-full grid gap-3 empty:hidden">{notice}</div>
        <section aria-labelledby={classesHeadingId} className="grid min-w-0 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 id={classesHeadingId} className="scroll-mt-30 text-2xl">
              <Trans>My Classes</Trans>
            </h1>
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
