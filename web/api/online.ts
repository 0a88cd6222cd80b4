import { useSyncExternalStore } from 'react';

/**
 * Whether the device knows that it has no connection. A device that has one may still not reach the server.
 */
export const isOffline = (): boolean => navigator.onLine === false;

/** Calls `listener` when the device loses or gets its connection, until the returned function is called. */
function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Resolves when the device has a connection: at once, or whenever it comes back. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isOffline()) return resolve();
    const end = onConnectionChange(() => {
      if (isOffline()) return;
      end();
      resolve();
    });
  });

/** `isOffline`, followed while the component is mounted. */
export const useOffline = (): boolean => useSyncExternalStore(onConnectionChange, isOffline);
