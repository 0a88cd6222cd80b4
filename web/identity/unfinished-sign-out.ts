import { logFailure } from '../api/log.ts';
import { pause } from '../api/pause.ts';
import { IdentityError, revoke } from './identity-service.ts';

/**
 * A sign-out that the server has not heard of yet. The httpOnly cookie outlives it and no script can delete it, so it
 * is kept in mind until the server has ended the sign-in, also by the next page of this browser: until then a reload
 * must not sign anybody in again. Only that there is one is kept, never the token.
 */
const name = 'lyceum-sign-out';
const longestWait = 8_000;

let begun = false;
let token: string | undefined;
let under: Promise<void> | null = null;

/** Without storage the sign-out is known to this page only. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch (error) {
    logFailure(error);
    return null;
  }
}

const isSignOutUnfinished = (): boolean => begun || inStorage((storage) => storage.getItem(name)) !== null;

/** Remembers that this sign-in has to end. */
export function beginSignOut(signInToken: string): void {
  begun = true;
  token = signInToken;
  inStorage((storage) => storage.setItem(name, 'unfinished'));
}

function forget(): void {
  begun = false;
  token = undefined;
  inStorage((storage) => storage.removeItem(name));
}

async function end(): Promise<void> {
  await revoke(token).catch((error: unknown) => {
    // The server has answered. A sign-in that it does not know has ended.
    if (!(error instanceof IdentityError)) throw error;
    logFailure(error);
  });
  forget();
}

/** Tells the server of the sign-out, if there is one that it does not know of. @throws ConnectionError */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutUnfinished()) return;
  // Several callers at once send one request.
  under ??= end().finally(() => {
    under = null;
  });
  await under;
}

/** Tells the server of the sign-out as soon as it can be reached. */
export async function finishSignOutLater(): Promise<void> {
  for (let wait = 500; isSignOutUnfinished(); wait = Math.min(wait * 2, longestWait)) {
    await pause(wait);
    await finishSignOut().catch(logFailure);
  }
}
