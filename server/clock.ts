/** The time, so that tests can control it. */
export interface Clock {
  now(): Date;
}
