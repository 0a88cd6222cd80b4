import { type Location, useLocation } from 'react-router';
import { parameters, paths } from './paths.ts';

/** The class code of a user who came to join a class, kept in the browser's history while they sign in. */
interface JoinIntent {
  readonly joinClass: string;
}

/** The intent behind an address that needs a sign-in. Only joining a class is kept over the sign-in. */
export function intentOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): JoinIntent | null {
  const code = new URLSearchParams(search).get(parameters.join)?.trim();
  return pathname === paths.studentDashboard && code ? { joinClass: code } : null;
}

/** The class code that the user of a form came with. */
export function useJoinIntent(): JoinIntent | null {
  const { state } = useLocation();
  const code: unknown = (state as Partial<JoinIntent> | null)?.joinClass;
  return typeof code === 'string' ? { joinClass: code } : null;
}
