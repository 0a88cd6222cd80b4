/** Whether the user is leaving the page. That aborts its requests, which is not an error. */
let leaving = false;
globalThis.addEventListener?.('beforeunload', () => {
  leaving = true;
});

/** Logs a failure that the user does not see (spec 8, "only logged"). */
export function logFailure(error: unknown): void {
  if (leaving) return;
  // biome-ignore lint/suspicious/noConsole: this is the log of the browser
  console.error(error);
}
