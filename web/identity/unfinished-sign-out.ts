import { logFailure } from '../api/log.ts';
import { pause } from '../api/pause.ts';
import { IdentityError, revoke } from './identity-service.ts';

// A sign-out that has not reached the server yet. No script can delete the httpOnly cookie, so a reload would
// sign the user in again. Therefore the browser stores that a sign-out is unfinished until the server has
// ended the sign-in; the next page finishes it. The token is never stored.

const storageKey = 'lyceum-sign-out';
/** The longest pause between two tries, in milliseconds. */
const longestPause = 8_000;

/** Whether this page began a sign-out, in case the storage is blocked. */
let begun = false;
let token: string | undefined;
let underWay: Promise<void> | null = null;

/** Uses the browser's storage. @returns null when the storage is blocked */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch (error) {
    logFailure(error);
    return null;
  }
}

const isSignOutUnfinished = (): boolean =>
  begun || inStorage((storage) => storage.getItem(storageKey)) !== null;

/** Remembers that this sign-in has to end. */
export function beginSignOut(signInToken: string): void {
  begun = true;
  token = signInToken;
  inStorage((storage) => storage.setItem(storageKey, 'unfinished'));
}

function forget(): void {
  begun = false;
  token = undefined;
  inStorage((storage) => storage.removeItem(storageKey));
}

async function send(): Promise<void> {
  await revoke(token).catch((error: unknown) => {
    // The server has refused, so the sign-in has already ended, unless it only asked to wait.
    if (!(error instanceof IdentityError) || error.code === 'too-many-requests') throw error;
    logFailure(error);
  });
  forget();
}

/** Sends the sign-out to the server, if one is unfinished. @throws ConnectionError */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutUnfinished()) return;
  // Several callers at once send one request.
  underWay ??= send().finally(() => {
    underWay = null;
  });
  await underWay;
}

/** Sends the sign-out as soon as the server can be reached. */
export async function finishSignOutLater(): Promise<void> {
  for (let wait = 500; isSignOutUnfinished(); wait = Math.min(wait * 2, longestPause)) {
    await pause(wait);
    await finishSignOut().catch(logFailure);
  }
}
