/**
 * The longest time that a question counts as use, in milliseconds. If the next question comes earlier, it
 * counts until then.
 */
const useOfQuestion = 5 * 60_000;

/**
 * How long the tutor was used, in milliseconds, from the moments of questions. The same time in several tabs,
 * on several devices or by several accounts counts once.
 * @param moments in ascending order
 */
export function timeUsed(now: number, moments: readonly number[]): number {
  let use = 0;
  moments.forEach((moment, index) => {
    const next = moments[index + 1] ?? now;
    use += Math.max(0, Math.min(next - moment, useOfQuestion));
  });
  return use;
}

/**
 * When the present use, without a break until now, began; null during a break.
 * @param moments in ascending order
 */
export function stretchSince(now: number, moments: readonly number[]): number | null {
  let since: number | null = null;
  let until = now;
  for (const moment of moments.toReversed()) {
    if (until - moment >= useOfQuestion) break;
    since = moment;
    until = moment;
  }
  return since;
}
