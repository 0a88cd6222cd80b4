import { type Location, useLocation } from 'react-router';
import { parameters, paths } from './paths.ts';

/** Kept in the browser's history while somebody who came to join a class signs in: the class code. */
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
