/** Keeps a failure where a developer finds it, for those that the user is not told of (spec 8, "only logged"). */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log of the browser
  console.error(error);
}

/** A page that is being left calls off its loads without telling them. */
let leaving = false;
globalThis.addEventListener?.('beforeunload', () => {
  leaving = true;
});

/** A failure to load is only logged, and what is shown stays as it is (spec 8); a load that was called off is none. */
export const logged = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!signal.aborted && !leaving) logFailure(error);
    throw error;
  });
