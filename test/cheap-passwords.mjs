/**
 * A process that loads this file before all others hashes passwords at the lowest cost of argon2id. The real
 * cost, 21 ms of a core for each account and each sign-in, took much of the tests' time. This file is not
 * part of the product, which has no setting that could make its passwords cheap. test/server-process.test.ts
 * starts the product without it and checks the real cost (docs/decisions/20-tests-and-build.md).
 */
import { createRequire } from 'node:module';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;

/** @param {string} password */
argon2.hash = (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
