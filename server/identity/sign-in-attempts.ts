import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../http/addresses.ts';
import { type Attempt, type Attempts, type Budget, everySecond } from '../http/attempts.ts';
import type { Limits } from '../http/limits.ts';
import type { Devices } from './devices.ts';

/** How often an account that was guessed at from everywhere is tried by unknown devices, in milliseconds. */
const guessedAtPace = 10_000;

/** What guards the calls of the identity service. */
export interface Guards {
  readonly limits: Limits;
  readonly attempts: Attempts;
  readonly devices: Devices;
}

/** A sign-in that somebody tries. */
interface SignInAttempt {
  readonly request: FastifyRequest;
  /** The e-mail address in lower case, of an account or of nobody. */
  readonly account: string;
  /** Changes with the password: guesses at a forgotten one do not count after a reset. */
  readonly version: string;
  readonly left: AbortSignal;
}

/**
 * Begins an attempt to sign in. A device that signed in to the account before has a budget of its own; past it, and for all
 * other devices, failures count by address and by account. Accounts of nobody are counted like all others.
 * @throws ContractError too-many-requests (429)
 */
export async function beginSignIn(
  { attempts, devices }: Guards,
  { request, account, version, left }: SignInAttempt,
): Promise<Attempt> {
  const device = devices.knownBy(request.headers.cookie, account);
  const known = device && attempts.beginWithin('failedSignInByDevice', `${account} ${version} ${device}`);
  return known || attempts.begin(budgetsOf(account, version, countedAddress(request.ip)), left);
}

function budgetsOf(account: string, version: string, address: string): Budget[] {
  const atAddress = { name: `sign-in at ${address}`, party: account, pace: everySecond };
  return [
    { limit: 'failedSignInByAddress', key: address, line: atAddress },
    {
      limit: 'failedSignInByAccountAndAddress',
      key: `${account} ${version} ${address}`,
      line: atAddress,
    },
    {
      limit: 'failedSignInByAccount',
      key: `${account} ${version}`,
      line: { name: `sign-in to ${account}`, party: address, pace: guessedAtPace },
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
  left: AbortSignal,
): Promise<Attempt> {
  const address = countedAddress(ip);
  const line = { name: `exchange at ${address}`, party: '', pace: everySecond };
  return attempts.begin([{ limit: 'wrongTokenByAddress', key: address, line }], left);
}

/**
 * Counts a call by each sign-in that it names, since the identity service decides which of them it reads. A call that names
 * none is answered without looking anything up.
 * @throws ContractError too-many-requests (429)
 */
export function countBySignIn(
  { limits }: Guards,
  limit: 'identityBySignIn' | 'displayNameBySignIn',
  { headers: { authorization = '', cookie = '' } }: FastifyRequest,
): void {
  const bearer = /^bearer +([^\s.%]+)/i.exec(authorization)?.[1];
  const cookies = [...cookie.matchAll(/session_token=([^;.%]+)/g)].map(([, token]) => token);
  for (const token of new Set([bearer, ...cookies])) if (token) limits.take(limit, token);
}
