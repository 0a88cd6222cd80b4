/** The check of a model that is under way in this process; there is one at a time. */
export class Checks {
  #running: { readonly end: AbortController; done: number; readonly steps: number } | null = null;

  /** Null while no check is under way. */
  get progress(): { done: number; of: number } | null {
    return this.#running && { done: this.#running.done, of: this.#running.steps };
  }

  /**
   * Starts a check, unless one is under way.
   * @param steps how many it has
   * @param run gets a signal that aborts when the check is stopped, and reports how many steps are done
   */
  start(
    steps: number,
    run: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<void>,
  ): void {
    if (this.#running !== null) return;
    const running = { end: new AbortController(), done: 0, steps };
    this.#running = running;
    const progress = (done: number) => {
      running.done = done;
    };
    void run(running.end.signal, progress).finally(() => {
      if (this.#running === running) this.#running = null;
    });
  }

  /** Stops the check under way. */
  stop(): void {
    this.#running?.end.abort();
    this.#running = null;
  }
}
