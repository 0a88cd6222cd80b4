import { hash, verify } from '@node-rs/argon2';
import { isAscii } from '../../contract/characters.ts';
import { normalisedPassword } from '../../contract/passwords.ts';
import { HashQueue } from './hash-queue.ts';

/** argon2id with the first recommendation of OWASP's password storage cheat sheet (19 MiB, t=2, p=1). */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const queue = new HashQueue();

const hashInTurn = (text: string): Promise<string> => queue.run(() => hash(text, argon2));

/** The hash of a password in its stored form. @throws ContractError too-many-requests, like all below */
export const hashPassword = (password: string): Promise<string> => hashInTurn(normalisedPassword(password));

/** Whether a password, as it was typed, is the one with this hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  for (const form of formsOf(password)) if (await queue.run(() => verify(stored, form))) return true;
  return false;
}

/** Takes as long as `verifyPassword` takes with a wrong password, for an account that does not exist. */
export async function hashLikeVerifying(password: string): Promise<string> {
  let hashed = '';
  for (const form of formsOf(password)) hashed = await hashInTurn(form);
  return hashed;
}

/**
 * The forms in which a typed password can have been stored: the present one, then those of older hashes, which have
 * the form in which another device typed it. ASCII text has one form, other text four at most.
 */
const formsOf = (typed: string): Iterable<string> =>
  isAscii(typed)
    ? [typed]
    : new Set([normalisedPassword(typed), typed, typed.normalize('NFC'), typed.normalize('NFD')]);
