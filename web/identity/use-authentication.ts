import { useSyncExternalStore } from 'react';
import { type AuthenticationState, onAuthenticationChange, readAuthentication } from './authentication.ts';

/** The present authentication state; the component is drawn anew on each change. */
export const useAuthentication = (): AuthenticationState =>
  useSyncExternalStore(onAuthenticationChange, readAuthentication);
