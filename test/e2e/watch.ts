import type { BrowserContext } from '@playwright/test';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Collects the complaints of browsers: errors and warnings on the console (also about a violated content
 * security policy or a refused call), exceptions of the page, and calls that got no answer.
 */
export class Watch {
  readonly #announced: RegExp[] = [];
  readonly #permitted: RegExp[] = [];
  readonly #complaints: string[] = [];
  #ended = false;

  /** Announces complaints that the test expects: each has to come at least once. */
  announce(...complaints: RegExp[]): void {
    this.#announced.push(...complaints);
  }

  /** Permits complaints that come only in some runs. The test says in a comment what the race is. */
  permit(...complaints: RegExp[]): void {
    this.#permitted.push(...complaints);
  }

  /** Announces a refused call: the browser logs its status, the web app its sentence. */
  announceRefusal(status: number, sentence: string | RegExp): void {
    const text = typeof sentence === 'string' ? new RegExp(escaped(sentence)) : sentence;
    this.announce(new RegExp(`status of ${status}\\b`), text);
  }

  /** Listens to every page of a context, also to those that it opens later. */
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
      // A call that the page itself cancels, such as a stream that it no longer needs, has not failed.
      if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** Stops listening: closing a browser breaks its calls under way. */
  end(): void {
    this.#ended = true;
  }

  /** The complaints that nobody announced. */
  unannounced(): string[] {
    const expected = [...this.#announced, ...this.#permitted];
    return this.#complaints.filter((text) => !expected.some((each) => each.test(text)));
  }

  /** The announced complaints that never came. */
  missing(): string[] {
    const came = (expected: RegExp) => this.#complaints.some((text) => expected.test(text));
    return this.#announced.filter((expected) => !came(expected)).map(String);
  }
}
