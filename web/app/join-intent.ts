import { type Location, useLocation } from 'react-router';
import { parameters, paths } from './paths.ts';

/** The class code of somebody who came to join a class. The browser's history keeps it while they sign in. */
interface JoinIntent {
  readonly joinClass: string;
}

/**
 * The intent that the address shows, for somebody who has to sign in first. Only the wish to join a class is
 * kept.
 */
export function joinIntentOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): JoinIntent | null {
  const code = new URLSearchParams(search).get(parameters.join)?.trim();
  return pathname === paths.studentDashboard && code ? { joinClass: code } : null;
}

/** The class code with which the user of a form came, from the browser's history. */
export function useJoinIntent(): JoinIntent | null {
  const { state } = useLocation();
  const code: unknown = (state as Partial<JoinIntent> | null)?.joinClass;
  return typeof code === 'string' ? { joinClass: code } : null;
}
