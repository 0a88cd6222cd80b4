/** Keeps a failure where a developer finds it, for those that the user is not told of (spec 8, "only logged"). */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log of the browser
  console.error(error);
}

/** A failure to load is only logged, and what is shown stays as it is (spec 8). */
export const logged = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    // Whoever gave up waiting knows.
    if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure(error);
    throw error;
  });
