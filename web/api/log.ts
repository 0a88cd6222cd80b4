/** A page that is being left calls off its loads without telling them. */
let leaving = false;
globalThis.addEventListener?.('beforeunload', () => {
  leaving = true;
});

/** Keeps a failure where a developer finds it, for those that the user is not told of (spec 8, "only logged"). */
export function logFailure(error: unknown): void {
  if (leaving) return;
  // biome-ignore lint/suspicious/noConsole: this is the log of the browser
  console.error(error);
}
