import type { BrowserContext } from '@playwright/test';

/**
 * Whatever a browser complains about: console errors and warnings (a violated content security policy and a refused
 * call are among them), exceptions of the page, and calls that got no answer.
 */
export class Watch {
  readonly #announced: RegExp[] = [];
  readonly #permitted: RegExp[] = [];
  readonly #complaints: string[] = [];
  #ended = false;

  /** Says beforehand which complaints belong to the test: each of them has to come, at least once. */
  announce(...complaints: RegExp[]): void {
    this.#announced.push(...complaints);
  }

  /** Says beforehand which complaints may come, where it is a race whether they do. Say in the test what races. */
  permit(...complaints: RegExp[]): void {
    this.#permitted.push(...complaints);
  }

  /** A call that the server refuses: the browser logs its status, the app its sentence. */
  announceRefusal(status: number, sentence: string | RegExp): void {
    const text =
      typeof sentence === 'string' ? sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : sentence.source;
    this.announce(new RegExp(`status of ${status}\\b`), new RegExp(text));
  }

  /** Begins to listen to every page of a context, those that it has not opened yet included. */
  over(context: BrowserContext, who: string): void {
    const note = (text: string) => {
      if (!this.#ended) this.#complaints.push(`${who}: ${text}`);
    };
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => note(`exception: ${String(error.error())}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // What the page itself broke off, such as a stream that it no longer needs, has not failed.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Stops listening: a browser that is being closed breaks off whatever it still does. */
  end(): void {
    this.#ended = true;
  }

  /** The complaints that nobody announced. */
  unannounced(): string[] {
    const expected = [...this.#announced, ...this.#permitted];
    return this.#complaints.filter((text) => !expected.some((each) => each.test(text)));
  }

  /** The announced complaints that never came: what the test says about the product is not so. */
  missing(): string[] {
    const came = (expected: RegExp) => this.#complaints.some((text) => expected.test(text));
    return this.#announced.filter((expected) => !came(expected)).map(String);
  }
}
