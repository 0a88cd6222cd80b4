/**
 * Hashes passwords at argon2id's least cost in the process that loads this first: the real cost, 21 ms of a core for
 * each account and each sign-in, was a good part of the tests' time. It lives here and not in the product, which has
 * no setting that could make its passwords cheap. test/server-process.test.ts starts the product without this and
 * holds the real cost (docs/decisions/024-tests-in-half-the-time.md).
 */
import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;

/** @param {string} password */
argon2.hash = (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
