import type { AnswerOf } from '../../contract/endpoint.ts';
import { ContractError } from '../../contract/errors.ts';
import {
  changePassword,
  type getMe,
  type Restriction,
  type Role,
  setLanguage,
} from '../../contract/identity.ts';
import type { Language } from '../../contract/language.ts';
import { bearer } from '../api/bearer.ts';
import { call } from '../api/client.ts';
import { ConnectionError } from '../api/connection-error.ts';
import { drafts, questionDrafts } from '../api/drafts.ts';
import { logFailure } from '../api/log.ts';
import type { TextCipher } from '../api/sealed-text.ts';
import { pageLanguage, storeAccountLanguage, wantedLanguage } from '../ui/page-language.ts';
import * as service from './identity-service.ts';
import { loginSentences } from './login-sentences.ts';
import { onOtherTab, tellOtherTabs } from './other-tabs.ts';
import { beginSignOut, finishSignOut, finishSignOutLater } from './unfinished-sign-out.ts';

/**
 * The authentication state (spec 4). It is `unknown` until the first answer; `waiting` then says that the
 * server could not be reached and is asked again. `notice` is a sentence for the sign-in page. Without a
 * profile the role is unset.
 */
export type AuthenticationState =
  | { readonly status: 'unknown'; readonly waiting: boolean }
  | { readonly status: 'signed-out'; readonly notice: string | null }
  | {
      readonly status: 'signed-in';
      readonly user: service.Account;
      readonly role: Role | null;
      readonly schoolCode: string | null;
      /** Somebody else made the password, and nothing works before it is changed. */
      readonly mustChangePassword: boolean;
      /** Why the account may do almost nothing yet; null for most. */
      readonly restriction: Restriction | null;
    };

/** What the answer to a registration says about the account, so that no further call is needed. */
type KnownProfile = { readonly role: Role; readonly schoolCode: string };

/**
 * The password with which the person signed in, if somebody else made it. It is kept until it is changed, so
 * that the person need not type it again for that. It is only in memory: a page that was loaded again asks
 * for it.
 */
let givenPassword: string | null = null;

/** The password that somebody else made, if the person signed in with it on this page; otherwise null. */
export const readGivenPassword = (): string | null => givenPassword;

let state: AuthenticationState = { status: 'unknown', waiting: false };
const listeners = new Set<() => void>();

/**
 * Changes the state and tells the listeners. When nobody is signed in, it also removes what belongs to an
 * account.
 */
function publish(next: AuthenticationState, token: string | null): void {
  bearer.set(token);
  if (next.status === 'signed-out') storeAccountLanguage(null);
  if (next.status !== 'signed-in') {
    drafts.setOwner(null, null);
    questionDrafts.setOwner(null, null);
  }
  // A sign-in that cannot be looked up just now may still hold.
  if (next.status === 'signed-out') questionDrafts.dropAll();
  if (next.status !== 'signed-in' || !next.mustChangePassword) givenPassword = null;
  state = next;
  for (const listener of listeners) listener();
}

/** The current state; the same object until it changes. */
export const readAuthentication = (): AuthenticationState => state;

/** Calls `listener` on each authentication change until the returned function is called (spec 4). */
export function onAuthenticationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Me = AnswerOf<typeof getMe>;

/** What the page knows of an account that is signed in; null for what could not be loaded. */
interface Loaded {
  readonly me: Me | null;
  readonly cipher: TextCipher | null;
}

const orNull = <T>(loading: Promise<T>): Promise<T | null> =>
  loading.catch((error: unknown) => {
    logFailure(error);
    return null;
  });

const profileOrNull = (token: string): Promise<Me | null> => orNull(service.readProfile(token));

/**
 * The cipher for the drafts of an account. Its code loads together with the key, since a sign-in form does
 * not need it.
 */
async function loadDraftCipher(token: string): Promise<TextCipher> {
  const [key, { textCipher }] = await Promise.all([
    service.readDraftKey(token),
    import('../api/sealed-text.ts'),
  ]);
  return textCipher(key);
}

/**
 * Loads the profile and the cipher at the same time.
 * @throws what `readMe` throws, once the cipher's request has ended as well
 */
async function load(token: string, readMe: (token: string) => Promise<Me | null>): Promise<Loaded> {
  const cipher = orNull(loadDraftCipher(token));
  try {
    return { me: await readMe(token), cipher: await cipher };
  } finally {
    await cipher;
  }
}

/** Publishes that an account is signed in. */
function publishSignedIn(credential: service.Credential, { me, cipher }: Loaded, known?: KnownProfile): void {
  drafts.setOwner(credential.account.uid, cipher);
  questionDrafts.setOwner(credential.account.uid, cipher);
  if (me !== null) storeAccountLanguage(me.user.language ?? null);
  publish(
    {
      status: 'signed-in',
      user: credential.account,
      role: me?.user.role ?? known?.role ?? null,
      schoolCode: me?.user.schoolCode ?? known?.schoolCode ?? null,
      mustChangePassword: me?.mustChangePassword === true,
      restriction: me?.user.restriction ?? null,
    },
    credential.token,
  );
}

/**
 * Finds out who is signed in. While the server cannot be reached, it tries again, after 0.5 s at first and
 * with longer waits up to 8 s.
 */
export async function resumeAuthentication(): Promise<void> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8_000)) {
    try {
      await finishSignOut();
      const credential = await service.readCurrent();
      if (credential === null) return publish({ status: 'signed-out', notice: null }, null);
      return publishSignedIn(credential, await load(credential.token, profileOrNull));
    } catch (error) {
      logFailure(error);
      publish({ status: 'unknown', waiting: true }, null);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * Signs in without checking the role (spec 5).
 * @param stay whether the sign-in stays for 12 hours; otherwise it ends when the browser closes or is idle
 * @throws IdentityError, ConnectionError
 */
export async function signIn(email: string, password: string, stay = false): Promise<void> {
  await finishSignOut();
  const credential = await service.signInWithPassword(email, password, stay);
  // `publish` forgets it at once unless the account has to change it.
  givenPassword = password;
  publishSignedIn(credential, await load(credential.token, profileOrNull));
}

async function readTeacher(token: string): Promise<Me> {
  const me = await service.readProfile(token);
  if (me.user.role !== 'teacher') throw new Error(loginSentences.notTeacher);
  return me;
}

/**
 * Signs a teacher in. Any other account is signed out again before the sign-in becomes visible.
 * @throws IdentityError, ConnectionError; Error 'User profile not found', or that the account is not a
 *   teacher's
 */
export async function signInTeacher(
  email: string,
  password: string,
  stay = false,
  code?: string,
): Promise<void> {
  await finishSignOut();
  const credential = await service.signInWithPassword(email, password, stay, code);
  try {
    const loaded = await load(credential.token, readTeacher);
    givenPassword = password;
    publishSignedIn(credential, loaded);
  } catch (error) {
    logFailure(error);
    await endSignIn(credential.token);
    throw error instanceof ContractError && error.code === 'profile-not-found'
      ? new Error(loginSentences.noProfile)
      : error;
  }
}

/** Signs in with the token of a registration, whose answer already names role and school code (spec 7). */
export async function signInRegistered(customToken: string, known?: KnownProfile): Promise<void> {
  await finishSignOut();
  const credential = await service.signInWithCustomToken(customToken);
  publishSignedIn(credential, await load(credential.token, profileOrNull), known);
  // Emails to a new account then have the language in which the person registered.
  if (pageLanguage !== 'en') void orNull(chooseAccountLanguage(pageLanguage));
}

/**
 * Chooses the language of the account; null leaves it to the browser. The page is loaded again if its
 * language changes.
 * @throws ContractError, ConnectionError
 */
export async function chooseAccountLanguage(language: Language | null): Promise<void> {
  await call(setLanguage, { body: { language } });
  storeAccountLanguage(language);
  if (wantedLanguage() !== pageLanguage) window.location.reload();
}

/** Checks whether the account still has a restriction. @throws ContractError, ConnectionError */
export async function readRestrictionAgain(): Promise<Restriction | null> {
  const token = bearer.token;
  if (state.status !== 'signed-in' || token === null) return null;
  const restriction = (await service.readProfile(token)).user.restriction ?? null;
  if (state.status === 'signed-in' && state.restriction !== restriction)
    publish({ ...state, restriction }, bearer.token);
  return restriction;
}

/**
 * Ends a sign-in on the server. If the server cannot be reached, the sign-in page says so, and the call is
 * tried again.
 */
async function endSignIn(token: string): Promise<void> {
  beginSignOut(token);
  try {
    await finishSignOut();
  } catch (error) {
    logFailure(error);
    publish({ status: 'signed-out', notice: loginSentences.unfinished }, null);
    void finishSignOutLater().then(() => {
      if (state.status === 'signed-out' && state.notice === loginSentences.unfinished)
        publish({ status: 'signed-out', notice: loginSentences.finished }, null);
    });
  }
}

/** Signs out here and in the other tabs, and on the server as soon as it can be reached. */
export async function signOut(): Promise<void> {
  if (state.status !== 'signed-in') return;
  const { uid } = state.user;
  const token = bearer.token;
  publish({ status: 'signed-out', notice: null }, null);
  drafts.dropAll();
  tellOtherTabs({ signedOut: uid });
  if (token !== null) await endSignIn(token);
}

/**
 * Whose the tokens were that this page has renewed. A call that was refused with a token of one account is
 * never sent again for another.
 */
const ownersOfRenewed = new Map<string, string>();

/**
 * Renews a token that the server no longer accepts, with the cookie. Without a new token the user has to sign
 * in again. When the cookie is that of another account, which signed in with this browser meanwhile, the page
 * changes to that account, and the refused call gets no token.
 * @throws ConnectionError when the server cannot be reached, so that it is not known whether the sign-in has
 *   ended
 */
async function renew(stale: string): Promise<string | null> {
  if (bearer.token !== stale) {
    const isOfThisAccount = state.status === 'signed-in' && ownersOfRenewed.get(stale) === state.user.uid;
    return isOfThisAccount ? bearer.token : null;
  }
  const credential = await service.readCurrent().catch((error: unknown) => {
    logFailure(error);
    throw new ConnectionError();
  });
  if (state.status !== 'signed-in' || bearer.token !== stale) return null;
  if (credential === null || credential.token === stale) {
    publish({ status: 'signed-out', notice: loginSentences.ended }, null);
    return null;
  }
  if (credential.account.uid !== state.user.uid) {
    publishSignedIn(credential, await load(credential.token, profileOrNull));
    return null;
  }
  ownersOfRenewed.set(stale, state.user.uid);
  bearer.set(credential.token);
  return credential.token;
}

let renewal: Promise<string | null> | null = null;

bearer.renewWith((stale) => {
  // Many calls can be refused at the same time. The cookie is used once for all of them.
  renewal ??= renew(stale).finally(() => {
    renewal = null;
  });
  return renewal;
});

/**
 * Changes the account's own password. Every other sign-in of the account ends.
 * @throws ContractError wrong-password, weak-password, guessable-password, breached-password,
 *   password-unchanged; ConnectionError
 */
export async function changeOwnPassword(currentPassword: string, newPassword: string): Promise<void> {
  await call(changePassword, { body: { currentPassword, newPassword } });
  if (state.status === 'signed-in' && state.mustChangePassword)
    publish({ ...state, mustChangePassword: false }, bearer.token);
}

onOtherTab(({ signedOut }) => {
  if (state.status === 'signed-in' && state.user.uid === signedOut) {
    drafts.dropAll();
    publish({ status: 'signed-out', notice: null }, null);
  }
});
