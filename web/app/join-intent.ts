import { type Location, useLocation } from 'react-router';
import { parameters, paths } from './paths.ts';

/** What the history keeps while somebody who came to join a class signs in first: the class code. */
interface JoinIntent {
  readonly joinClass: string;
}

/** The intent of an address that nobody is signed in for; only joining a class outlives the sign-in. */
export function intentOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): JoinIntent | null {
  const code = new URLSearchParams(search).get(parameters.join)?.trim();
  return pathname === paths.studentDashboard && code ? { joinClass: code } : null;
}

/** The class code that whoever stands at a form came with. */
export function useJoinIntent(): JoinIntent | null {
  const { state } = useLocation();
  const code: unknown = (state as Partial<JoinIntent> | null)?.joinClass;
  return typeof code === 'string' ? { joinClass: code } : null;
}
