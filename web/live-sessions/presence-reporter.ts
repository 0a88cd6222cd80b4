import type { z } from 'zod';
import type { presenceSign } from '../../contract/live-sessions.ts';

type Sign = z.infer<typeof presenceSign>;

/** The time without input after which a student is idle, in milliseconds, like the times below. */
const idleAfter = 45_000;
/** The time after the last keystroke for which a student counts as typing. */
const typingEndsAfter = 4_000;
/** The interval at which an unchanged status is reported. */
const reportEvery = 25_000;
/** The interval at which the status is worked out. */
const checkEvery = 1_000;

/** A student's status, from the times of the last input and the last keystroke in the question box. */
export function signAt(now: number, lastInput: number, lastTyping: number): Sign {
  if (now - lastTyping < typingEndsAfter) return 'typing';
  return now - lastInput < idleAfter ? 'active' : 'idle';
}

/**
 * Reports the student's status: within a second when it changes, otherwise every 25 s. `send` must not throw.
 * Call `stop` when the student leaves.
 */
export function startPresence(send: (sign: Sign) => void) {
  let lastInput = performance.now();
  let lastTyping = Number.NEGATIVE_INFINITY;
  let lastReport: { sign: Sign; at: number } | null = null;

  const check = () => {
    const now = performance.now();
    const sign = signAt(now, lastInput, lastTyping);
    if (lastReport !== null && lastReport.sign === sign && now - lastReport.at < reportEvery) return;
    lastReport = { sign, at: now };
    send(sign);
  };
  const onInput = () => {
    lastInput = performance.now();
    if (lastReport?.sign === 'idle') check();
  };
  const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
  for (const input of inputs) window.addEventListener(input, onInput, { passive: true });
  const timer = setInterval(check, checkEvery);
  check();

  return {
    typed: () => {
      lastTyping = performance.now();
      lastInput = lastTyping;
      check();
    },
    stop: () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, onInput);
    },
  };
}
