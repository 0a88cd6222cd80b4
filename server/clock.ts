/** Tells the time. An interface, so that tests can control it. */
export interface Clock {
  now(): Date;
}
