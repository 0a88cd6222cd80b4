/**
 * The server's clock, which decides everything that depends on the time. The clock of the device may be wrong
 * by any amount, and somebody may set it while the page is open.
 */

/** A moment on the device: its time of day, and the time since the page began, which nobody can set. */
interface DeviceMoment {
  readonly date: number;
  readonly ticks: number;
}

/** How far the server's clock is ahead of the device's, give or take the doubt, in milliseconds. */
interface Skew {
  readonly ahead: number;
  readonly doubt: number;
}

/** Before the first answer, nothing contradicts the device. */
export const unknownSkew: Skew = { ahead: 0, doubt: Number.POSITIVE_INFINITY };

/**
 * The skew after an answer, which the server wrote at some moment between request and receipt. The most exact
 * answer counts, until one contradicts it: then one of the clocks was set.
 */
export function skewAfter(known: Skew, sent: DeviceMoment, received: DeviceMoment, serverTime: number): Skew {
  const elapsed = received.date - sent.date;
  // The ticks may stand still while the device sleeps, and the date moves when it is set.
  const doubt = Math.max(Math.abs(elapsed), received.ticks - sent.ticks) / 2 + 1;
  const ahead = serverTime - sent.date - elapsed / 2;
  const isContradiction = Math.abs(ahead - known.ahead) > doubt + known.doubt;
  return isContradiction || doubt <= known.doubt ? { ahead, doubt } : known;
}

let skew = unknownSkew;
const followers = new Set<() => void>();

/** The present time of the server, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + skew.ahead;

export const deviceNow = (): DeviceMoment => ({ date: Date.now(), ticks: performance.now() });

/** Learns the server's time from an answer that has just come. */
export function learnServerTime(sent: DeviceMoment, serverTime: number): void {
  const before = skew;
  skew = skewAfter(before, sent, deviceNow(), serverTime);
  if (skew !== before) for (const follower of followers) follower();
}

/** Calls `follower` at once, and when `serverNow` changes by more than the time that passes. */
export function followServerClock(follower: () => void): () => void {
  followers.add(follower);
  follower();
  return () => void followers.delete(follower);
}
