import { hash, verify } from '@node-rs/argon2';
import { normalisedPassword } from '../../contract/passwords.ts';
import { HashQueue } from './hash-queue.ts';

/** argon2id with the first recommendation of OWASP's password storage cheat sheet (19 MiB, t=2, p=1). */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const queue = new HashQueue();

/** The hash of a password in its stored form. @throws ContractError too-many-requests, like `verifyPassword` */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(normalisedPassword(password), argon2));

/** Whether a password, as it was typed, is the one with this hash. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  queue.run(() => verify(stored, normalisedPassword(password)));
