import type { z } from 'zod';
import type { presenceSign } from '../../contract/live-sessions.ts';

type Sign = z.infer<typeof presenceSign>;

/** Milliseconds: how long without a key or a touch until idle, until typing ends, and between two signs. */
const idleAfter = 45_000;
const typingEndsAfter = 4_000;
const signEvery = 25_000;
const checkEvery = 1_000;

/** What a student does, from the times of the last touch and the last key in the box. */
export function signAt(now: number, lastInput: number, lastTyping: number): Sign {
  if (now - lastTyping < typingEndsAfter) return 'typing';
  return now - lastInput < idleAfter ? 'active' : 'idle';
}

/**
 * Says what the student does: at once when it changes, else every 25 s, never twice within a second for the same.
 * `send` must not throw. Call `stop` when the student leaves.
 */
export function startPresence(send: (sign: Sign) => void) {
  let lastInput = Date.now();
  let lastTyping = Number.NEGATIVE_INFINITY;
  let said: { sign: Sign; at: number } | null = null;

  const check = () => {
    const now = Date.now();
    const sign = signAt(now, lastInput, lastTyping);
    if (said !== null && said.sign === sign && now - said.at < signEvery) return;
    said = { sign, at: now };
    send(sign);
  };
  const onInput = () => {
    lastInput = Date.now();
    if (said?.sign === 'idle') check();
  };
  const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
  for (const input of inputs) window.addEventListener(input, onInput, { passive: true });
  const timer = setInterval(check, checkEvery);
  check();

  return {
    typed: () => {
      lastTyping = Date.now();
      lastInput = lastTyping;
      check();
    },
    stop: () => {
      clearInterval(timer);
      for (const input of inputs) window.removeEventListener(input, onInput);
    },
  };
}
