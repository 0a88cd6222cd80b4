/** Time, so that tests can hold it. */
export interface Clock {
  now(): Date;
}
