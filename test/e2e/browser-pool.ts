import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** The most browsers that wait for a test. Each keeps a process, so the oldest is closed for the next one. */
const mostIdle = 4;

/**
 * What a test may do with a page or its context so that another test can have them. Each of it either changes nothing but the
 * document, or `clear` undoes it. Anything else, such as a held clock, an init script or a permission, spoils the browser:
 * it is closed after the test.
 */
const reversible: ReadonlySet<string> = new Set(
  `$ $$ addListener bringToFront browser clearCookies click close content context cookies emit emulateMedia evaluate evaluateHandle
  eventNames frameLocator frames getByAltText getByLabel getByPlaceholder getByRole getByTestId getByText getByTitle getMaxListeners goBack
  goForward goto insertText isClosed listenerCount listeners locator mainFrame move newPage off on once pages pdf
  prependListener press reload removeAllListeners removeListener route screenshot setViewportSize title type unroute
  unrouteAll url viewportSize waitForEvent waitForFunction waitForLoadState waitForRequest waitForResponse waitForURL wheel`.split(
    /\s+/,
  ),
);

/** A browser that tests use one after the other, each as if it were new. */
interface PooledBrowser {
  readonly page: Page;
  readonly options: BrowserContextOptions;
  readonly protocol: CDPSession;
  /** The listeners of Playwright itself. */
  readonly listeners: ReadonlySet<unknown>;
  spoiled: boolean;
}

/**
 * Keeps browsers from test to test. A page whose process has loaded the product before costs a third less of a processor than
 * a new one, since its scripts are compiled. What a person could notice is cleared in between: documents, workers, cookies,
 * storage, history, routes, listeners, sizes and media. Only what the browser has loaded and compiled stays, as on a second visit.
 */
export class BrowserPool {
  readonly #browser: Browser;
  /** An address of the product with a document that runs nothing. */
  readonly #blank: string;
  readonly #idle: PooledBrowser[] = [];
  readonly #used = new Map<Page, PooledBrowser>();

  constructor(browser: Browser, productUrl: string) {
    this.#browser = browser;
    this.#blank = `${productUrl}/healthz`;
  }

  /** A page in a browser with these options, without traces of an earlier test. */
  async open(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const index = this.#idle.findIndex((each) => JSON.stringify(each.options) === key);
    const pooled = index < 0 ? await this.#create(options) : this.#idle.splice(index, 1)[0];
    if (pooled === undefined) throw new Error('The pool has lost a browser.');
    this.#used.set(pooled.page, pooled);
    return pooled.page;
  }

  /** Takes the browser back after the test; one that cannot be cleared is closed. */
  async release(page: Page): Promise<void> {
    const pooled = this.#used.get(page);
    this.#used.delete(page);
    if (pooled === undefined || pooled.spoiled || page.isClosed()) return await page.context().close();
    await this.#clear(pooled);
    this.#idle.push(pooled);
    if (this.#idle.length > mostIdle) await this.#idle.shift()?.page.context().close();
  }

  async #create(options: BrowserContextOptions): Promise<PooledBrowser> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const listeners = new Set(
      [...listenersOf(page), ...listenersOf(context)].map(([, listener]) => listener),
    );
    const pooled: PooledBrowser = { page, options, protocol, listeners, spoiled: false };
    const spoil = () => {
      pooled.spoiled = true;
    };
    for (const part of [page, page.keyboard, page.mouse, context, context.clock]) beforeOthers(part, spoil);
    return pooled;
  }

  async #clear({ page, options, protocol, listeners }: PooledBrowser): Promise<void> {
    const context = page.context();
    for (const emitter of [page, context]) {
      for (const [event, listener] of listenersOf(emitter)) {
        if (!listeners.has(listener))
          (emitter as unknown as NodeJS.EventEmitter).off(event, listener as () => void);
      }
    }
    await Promise.all(context.pages().map((each) => each !== page && each.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(this.#blank);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await page.mouse.move(-1, -1);
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    const { colorScheme = 'light', reducedMotion = null } = options;
    await page.emulateMedia({ media: null, forcedColors: null, contrast: null, colorScheme, reducedMotion });
    await context.clearCookies();
    const { origin } = new URL(this.#blank);
    await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await protocol.send('Page.resetNavigationHistory');
    await workersEnd(protocol);
  }
}

/** Waits until the browser has ended the shared worker of the pages that were closed. */
async function workersEnd(protocol: CDPSession): Promise<void> {
  const { browserContextId } = (await protocol.send('Target.getTargetInfo')).targetInfo;
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const { targetInfos } = await protocol.send('Target.getTargets');
    const own = targetInfos.filter((each) => each.browserContextId === browserContextId);
    if (own.every(({ type }) => type === 'page')) return;
  }
  throw new Error('A worker of the browser outlives its pages.');
}

/** The events of an emitter with their listeners. */
function listenersOf(emitter: Page | BrowserContext): (readonly [event: string, listener: unknown])[] {
  const { eventNames, listeners } = emitter as unknown as NodeJS.EventEmitter;
  return eventNames
    .call(emitter)
    .flatMap((event) => listeners.call(emitter, event).map((each) => [String(event), each] as const));
}

/** Calls `note` before each public method of an object that is not among those that can be undone. */
function beforeOthers(object: object, note: () => void): void {
  for (
    let type = Object.getPrototypeOf(object);
    type !== Object.prototype;
    type = Object.getPrototypeOf(type)
  ) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type))) {
      if (typeof value !== 'function' || /^(?:_.*|constructor)$/.test(name) || reversible.has(name)) continue;
      Object.defineProperty(object, name, {
        value(...args: unknown[]) {
          note();
          return value.apply(this, args);
        },
      });
    }
  }
}
