import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface DashboardProps {
  /** What is to be done with the list, beside its heading. */
  action: ReactNode;
  children: ReactNode;
  /** Above the rest, over its whole width; nothing most of the time. */
  notice?: ReactNode;
  aside?: ReactNode;
}

/** The frame of both dashboards: My Classes, and beside it whatever happens live. */
export function DashboardPage({ action, children, notice, aside }: DashboardProps) {
  const live = aside !== undefined;
  return (
    <main
      className={classNames(
        'mx-auto grid items-start gap-8 px-4 py-6 sm:px-6 sm:py-8',
        live ? 'max-w-[88rem] xl:grid-cols-[26rem_minmax(0,1fr)]' : 'max-w-5xl',
      )}
    >
      <title>My Classes · Lyceum</title>
      <div className="col-span-full empty:hidden">{notice}</div>
      <section aria-labelledby="my-classes" className="grid min-w-0 gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 id="my-classes" className="text-2xl">
            My Classes
          </h1>
          {action}
        </div>
        {children}
      </section>
      {aside}
    </main>
  );
}
