import type { Logger } from 'pino';

/**
 * Runs a task at an interval, never twice at once. A failed run is logged and does not stop the schedule.
 * @returns a function that ends the schedule
 */
export function every(
  milliseconds: number,
  name: string,
  log: Logger,
  task: () => Promise<unknown>,
): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    task()
      .catch((error: unknown) => log.error({ err: error }, `${name}: a scheduled run failed`))
      .finally(() => {
        running = false;
      });
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
