/** The reason of every abort here. Without one, each abort makes an error with its stack. */
const ended = Object.freeze(new DOMException('Nobody wants this any more.', 'AbortError'));

/**
 * Aborts with any of some signals, or by itself. It does what `AbortSignal.any` does at a tenth of the cost, as long as `unlink` is
 * called at the end.
 */
export class LinkedAbort {
  readonly #controller = new AbortController();
  readonly #parents: readonly AbortSignal[];

  constructor(...parents: readonly AbortSignal[]) {
    this.#parents = parents;
    for (const parent of parents) {
      if (parent.aborted) this.abort();
      else parent.addEventListener('abort', this.abort, { once: true });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  readonly abort = (): void => {
    if (!this.signal.aborted) this.#controller.abort(ended);
  };

  /** Ends the link to the other signals. */
  unlink(): void {
    for (const parent of this.#parents) parent.removeEventListener('abort', this.abort);
  }
}
