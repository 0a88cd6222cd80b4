import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../http/addresses.ts';
import {
  type Attempt,
  type Attempts,
  type Budget,
  fiveTimesPerSecond,
  oncePerSecond,
} from '../http/attempts.ts';
import type { Limits } from '../http/limits.ts';
import type { Devices } from './devices.ts';

/**
 * The time between two turns in the line of an account that is past `failedSignInByAccount`, in milliseconds.
 */
const paceOfAccount = 10_000;

/** The limits and known devices that protect the calls of the identity service. */
export interface Guards {
  readonly limits: Limits;
  readonly attempts: Attempts;
  readonly devices: Devices;
  /** Origins whose pages may sign people in, besides that of the called host. */
  readonly origins: readonly string[];
}

/** A call that tries to sign in. */
interface SignInAttempt {
  readonly request: FastifyRequest;
  /** The email address in lower case; there may be no account with it. */
  readonly account: string;
  /** The version of the password, so that guesses at a forgotten password no longer count after a reset. */
  readonly version: string;
  readonly disconnected: AbortSignal;
}

/**
 * Begins an attempt to sign in. A device that signed in to the account before has a budget of its own. Past
 * it, and for all other devices, failures count by address and by account, also for accounts that do not
 * exist.
 * @throws ContractError too-many-requests (429)
 */
export async function beginSignIn(
  { attempts, devices }: Guards,
  { request, account, version, disconnected }: SignInAttempt,
): Promise<Attempt> {
  const device = devices.knownBy(request.headers.cookie, account);
  const deviceAttempt =
    device && (await attempts.beginWithin('failedSignInByDevice', `${account} ${version} ${device}`));
  return (
    deviceAttempt || attempts.begin(budgetsOf(account, version, countedAddress(request.ip)), disconnected)
  );
}

/**
 * The limits on failed sign-ins, and the line past each of them. The lines of the account come first, so that
 * guesses at one account take no places from the others at the address. There the accounts take turns, also
 * those that do not exist: a party of their own would tell a stranger which exist.
 */
function budgetsOf(account: string, version: string, address: string): Budget[] {
  return [
    {
      limit: 'failedSignInByAccountAndAddress',
      key: `${account} ${version} ${address}`,
      line: { name: `sign-in to ${account} at ${address}`, party: '', pace: oncePerSecond },
    },
    {
      limit: 'failedSignInByAccount',
      key: `${account} ${version}`,
      line: { name: `sign-in to ${account}`, party: address, pace: paceOfAccount },
    },
    {
      limit: 'failedSignInByAddress',
      key: address,
      line: { name: `sign-in at ${address}`, party: account, pace: fiveTimesPerSecond },
    },
  ];
}

/**
 * Begins the exchange of a single-use token.
 * @throws ContractError too-many-requests (429)
 */
export function beginExchange(
  { attempts }: Guards,
  { ip }: FastifyRequest,
  disconnected: AbortSignal,
): Promise<Attempt> {
  const address = countedAddress(ip);
  // All exchanges at an address are one party, since a token names no account.
  const line = { name: `exchange at ${address}`, party: '', pace: fiveTimesPerSecond };
  return attempts.begin([{ limit: 'wrongTokenByAddress', key: address, line }], disconnected);
}

/**
 * Counts a call for each sign-in that it names, since the identity service decides which of them it reads. A
 * call that names none is not counted: it is answered without looking anything up.
 * @throws ContractError too-many-requests (429)
 */
export async function countBySignIn(
  { limits }: Guards,
  limit: 'identityBySignIn' | 'displayNameBySignIn',
  { headers: { authorization = '', cookie = '' } }: FastifyRequest,
): Promise<void> {
  // The token ends before the dot of its signature, which a cookie writes as it is or as %2E.
  const bearer = /^bearer +([^\s.%]+)/i.exec(authorization)?.[1];
  const cookies = [...cookie.matchAll(/session_token=([^;.%]+)/g)].map(([, token]) => token);
  for (const token of new Set([bearer, ...cookies])) if (token) await limits.take(limit, token);
}
