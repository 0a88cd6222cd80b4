import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { signOut } from '../identity/authentication.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { StudentAccountMenu, TeacherAccountMenu } from './account-menu.tsx';
import { componentOf } from './component-of.ts';
import { paths } from './paths.ts';
import { ThemeMenu } from './theme-menu.tsx';

const HeaderAlerts = componentOf(() => import('./header-alerts.tsx'));

/**
 * What all pages behind the sign-in share: the header with the welcome line and Logout (spec 2, "Common").
 */
export function Component() {
  const authentication = useAuthentication();
  if (authentication.status !== 'signed-in') return null;
  const { displayName, email } = authentication.user;
  return (
    <>
      <a
        href="#main"
        className="absolute -top-20 start-3 z-50 rounded-md bg-accent px-4 py-2 text-on-accent focus:top-2"
      >
        <Trans>Skip to content</Trans>
      </a>
      <header className="sticky top-0 z-30 h-(--header-height) border-b border-line bg-surface print:hidden">
        <div className="mx-auto flex h-full max-w-[112rem] items-center px-4 sm:gap-2 sm:px-6">
          <Link
            to={paths.home}
            aria-label={t`Lyceum, go to the dashboard`}
            className="me-1 flex min-h-11 items-center gap-2 text-lg font-bold"
          >
            <Icon name="temple" className="size-7 text-accent" />
            <span className="hidden sm:inline">Lyceum</span>
          </Link>
          <p className="line-clamp-2 min-w-0 flex-1 text-end text-xs text-balance wrap-anywhere text-soft sm:line-clamp-1 sm:text-sm">
            <Trans>
              Welcome, <bdi className="font-semibold text-ink">{displayName || email}</bdi>
            </Trans>
          </p>
          {/* In front of the buttons, so that these keep their places when an alert comes. */}
          {authentication.role === 'teacher' && (
            <Suspense>
              <HeaderAlerts />
            </Suspense>
          )}
          <ThemeMenu />
          {authentication.role === 'teacher' && <TeacherAccountMenu />}
          {authentication.role === 'student' && <StudentAccountMenu />}
          <Button className="max-sm:px-3" onClick={() => void signOut()}>
            <Trans>Logout</Trans>
          </Button>
        </div>
      </header>
      <div id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
    </>
  );
}
