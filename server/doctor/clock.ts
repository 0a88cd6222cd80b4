import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

/**
 * Differences between clocks, in milliseconds. Codes of authenticator apps are valid for 30 seconds; half of
 * that is too far. A difference above `far` is worth a look.
 */
const tooFar = 15_000;
const far = 3_000;

/** The time on the clock of another machine and on ours at the same moment, in milliseconds since 1970. */
export interface Compared {
  readonly whose: string;
  readonly theirs: number;
  readonly ours: number;
}

const todo = 'Switch on the time service of the machine, for example with: timedatectl set-ntp true';

/** Whether the clock is right, as far as there is another one to compare it with. */
export function checkClock(
  now: Date,
  compared: readonly Compared[],
  isSynchronised: boolean | null,
): Finding {
  const difference = (each: Compared) => Math.abs(each.theirs - each.ours);
  const [worst] = compared.toSorted((one, other) => difference(other) - difference(one));
  const off = worst ? difference(worst) : 0;
  if (worst && off > far)
    return {
      part: 'Clock',
      state: off > tooFar ? 'bad' : 'look',
      said: `The clock differs by ${Math.round(off / 1_000)} seconds from that of ${worst.whose}. Sign-ins, second factors and lessons depend on it.`,
      todo,
    };
  const time = `It is ${now.toISOString().slice(0, 19).replace('T', ' ')} UTC.`;
  if (isSynchronised === false)
    return { part: 'Clock', state: 'look', said: `${time} Nothing keeps the clock right.`, todo };
  if (worst)
    return { part: 'Clock', state: 'good', said: `${time} The clock agrees with that of ${worst.whose}.` };
  if (isSynchronised)
    return { part: 'Clock', state: 'good', said: `${time} A time service keeps the clock right.` };
  return {
    part: 'Clock',
    state: 'good',
    said: `${time} There was no other clock to compare it with: look at yours.`,
  };
}

/** Whether a time service keeps the clock of this machine; null where systemd does not say. */
export async function isClockSynchronised(): Promise<boolean | null> {
  try {
    const asked = ['show', '--property=NTPSynchronized', '--value'];
    const { stdout } = await promisify(execFile)('timedatectl', asked, { timeout: 3_000 });
    return stdout.trim() === '' ? null : stdout.trim() === 'yes';
  } catch {
    return null;
  }
}
