import { useSyncExternalStore } from 'react';
import { type AuthenticationState, onAuthenticationChange, readAuthentication } from './authentication.ts';

/** The current authentication state. The component renders again on each change. */
export const useAuthentication = (): AuthenticationState =>
  useSyncExternalStore(onAuthenticationChange, readAuthentication);
