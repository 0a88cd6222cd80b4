import { Navigate, Outlet } from 'react-router';
import type { Role } from '../../contract/identity.ts';
import { useAuthentication } from '../identity/use-authentication.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { paths } from './paths.ts';

const dashboardOf = (role: Role): string =>
  role === 'teacher' ? paths.teacherDashboard : paths.studentDashboard;

/** /: everybody to their own place (spec 2). */
export function HomeRedirect() {
  const authentication = useAuthentication();
  if (authentication.status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (authentication.status === 'unknown' || authentication.role === null) return <LoadingScreen />;
  return <Navigate to={dashboardOf(authentication.role)} replace />;
}

/** Lets one role in; another goes to its own dashboard, nobody to /login (spec 2, "Route guard"). */
export function RoleGuard({ only }: { only: Role }) {
  const authentication = useAuthentication();
  if (authentication.status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (authentication.status === 'unknown' || authentication.role === null) return <LoadingScreen />;
  return authentication.role === only ? (
    <Outlet />
  ) : (
    <Navigate to={dashboardOf(authentication.role)} replace />
  );
}

/** The four forms: whoever is signed in has no use for them. */
export function SignedOutGuard() {
  const authentication = useAuthentication();
  return authentication.status === 'signed-in' ? <Navigate to={paths.home} replace /> : <Outlet />;
}
