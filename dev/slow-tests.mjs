/** The files of tests that `npm test` leaves out, always or where a program is missing. */

/** What takes long by its nature: `npm run test:long` runs it, and all of what `npm test` tries a few times. */
export const longTests = [
  'test/container.test.ts',
  'test/node-secret.test.ts',
  'test/operator-commands.test.ts',
  'test/private-redis.test.ts',
  'test/server-starts.test.ts',
  'test/endurance/broken-models.test.ts',
  'test/endurance/node-replays.test.ts',
  'test/endurance/outages.test.ts',
  'test/endurance/questions.test.ts',
  'test/endurance/stalls.test.ts',
  'server/backup/running-server.test.ts',
  'dev/sbom.test.ts',
];

/**
 * Tests of several nodes, which need PostgreSQL and Redis. They run alone, after all others: on a busy machine heartbeats would
 * come so late that nodes count as dead.
 */
export const nodeTests = [
  'test/nodes.api.test.ts',
  'test/endurance/node-kills.test.ts',
  'test/endurance/node-races.test.ts',
];
