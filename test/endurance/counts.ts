/**
 * How often the endurance tests repeat what they do. `npm test` does it once or a few times; `npm run test:long`
 * many times, or as often as its arguments say (dev/test-long.mjs).
 */
const few = {
  /** 1 to run the stage of the container file that builds, too; 0 to leave it out. */
  containerBuilds: 0,
  /** How often the server is killed in the middle of a lesson. */
  kills: 1,
  /** For how many milliseconds the disk is full or the database is away. */
  outage: 1_500,
  /** How often one of three nodes is killed or restarted under load. */
  nodeKills: 1,
  /**
   * How often the events of a stream are replayed while messages are lost, nodes die, and readers come and
   * go.
   */
  replays: 60,
  /**
   * 1 to try also the models whose questions end by a timeout, which takes up to three minutes; 0 to leave
   * them out.
   */
  slowModels: 0,
  /**
   * How many random lessons are played on three nodes as processes, while readers fall behind and nodes and
   * Redis die.
   */
  nodeReplays: 2,
  /** Calls with randomly damaged bodies. */
  damagedCalls: 400,
  /** Of this many calls with garbage, one is made. No list of garbage has a length that it divides. */
  oneDamagedCallOf: 11,
  /** Students who write as much as they can: together more events than a replay may have (server/events/log.ts). */
  growingStudents: 10,
  /** Questions that a class asks without a break. */
  questions: 200,
  /** Turns of each test of proposed keys: in time, in time with a judge, and too late or never. */
  proposals: 40,
  /** Turns of lessons in which the judge and the proposed keys are right, wrong, late, missing or hostile. */
  secondModels: 24,
  /** Random examples of each property. */
  examples: 30,
  /** Changes of a lesson that questions race with: with one memory, with three, and on three nodes as processes. */
  races: 25,
  /** Cases of the hostile model; more where it takes more to show every disguise, carrier, delivery and level. */
  hostileCases: 50,
  /** Of this many hostile texts, one is sent. */
  oneHostileTextOf: 5,
  /** Calls of another school that are timed beside each hostile text, and as many without it. */
  timedCalls: 30,
  /**
   * How many times longer these calls may take beside hostile texts (99th percentile), and answers beside
   * broken models (median). The bound is loose, since other tests run at the same time.
   */
  slowestRatio: 20,
  /** How many milliseconds one of these calls may take at most. */
  longestCall: 3_000,
  /** The seed of the random numbers. With the same seed, a test does the same again. */
  seed: 1,
};

export const counts: Readonly<typeof few> = {
  ...few,
  ...(JSON.parse(process.env.ENDURANCE ?? '{}') as Partial<typeof few>),
};

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
