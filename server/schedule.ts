import type { Logger } from 'pino';

/**
 * Runs a task again and again, never twice at once; a failure is logged and the next run comes as planned.
 * @returns ends it
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
