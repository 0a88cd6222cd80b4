import { prepare } from '../dev/prepare.mjs';

/** Builds the server if that is necessary, once before the tests that start it as a process. */
export function setup(): void {
  prepare({ web: false });
}
