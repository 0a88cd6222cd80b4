import { Navigate, Outlet, useLocation } from 'react-router';
import type { Role } from '../../contract/identity.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { componentOf } from './component-of.ts';
import { useInvitationIntent } from './invitation-intent.ts';
import { joinIntentOf, useJoinIntent } from './join-intent.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { parameters, paths, withParameters } from './paths.ts';

const SecondFactorPage = componentOf(() => import('../identity/second-factor-page.tsx'));
const WaitingPage = componentOf(() => import('../identity/waiting-page.tsx'));

const dashboardOf = (role: Role): string =>
  role === 'teacher' ? paths.teacherDashboard : paths.studentDashboard;

/** The page /, which redirects everybody to their own page (spec 2). */
export function HomeRedirect() {
  const authentication = useAuthentication();
  if (authentication.status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (authentication.status === 'unknown' || authentication.role === null) return <LoadingScreen />;
  return <Navigate to={dashboardOf(authentication.role)} replace />;
}

/**
 * Lets one role in. The other role goes to its own dashboard, and whoever is not signed in to /login (spec 2,
 * "Route guard"). An account with a restriction sees the page about it instead.
 */
export function RoleGuard({ only }: { only: Role }) {
  const authentication = useAuthentication();
  const location = useLocation();
  if (authentication.status === 'signed-out') {
    return <Navigate to={paths.login} replace state={joinIntentOf(location)} />;
  }
  if (authentication.status === 'unknown' || authentication.role === null) return <LoadingScreen />;
  if (authentication.restriction === 'approval-pending') return <WaitingPage />;
  if (authentication.restriction === 'second-factor-missing') return <SecondFactorPage />;
  return authentication.role === only ? (
    <Outlet />
  ) : (
    <Navigate to={dashboardOf(authentication.role)} replace />
  );
}

/**
 * Shows the four forms of signing in and registering only to people who are not signed in. Everybody else is
 * redirected to the page that they wanted.
 */
export function SignedOutGuard() {
  const authentication = useAuthentication();
  const intent = useJoinIntent();
  const invited = useInvitationIntent();
  if (authentication.status !== 'signed-in') return <Outlet />;
  if (invited !== null) return <Navigate to={`${paths.invitation}#${invited.invitation}`} replace />;
  const to =
    intent === null
      ? paths.home
      : withParameters(paths.studentDashboard, { [parameters.join]: intent.joinClass });
  return <Navigate to={to} replace />;
}
