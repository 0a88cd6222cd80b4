import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * The methods of a page and its context that a test may call so that another test can use the same browser.
 * Any other call, such as holding the clock, adding an init script or granting a permission, spoils the
 * browser: it is closed after the test.
 */
const reversible: ReadonlySet<string> = new Set(
  [
    // These read, or find a part.
    'browser content context cookies frameLocator frames getByAltText getByLabel getByPlaceholder getByRole getByTestId',
    'getByText getByTitle isClosed locator mainFrame pages pdf screenshot title url viewportSize',
    'waitForEvent waitForFunction waitForLoadState waitForRequest waitForResponse waitForURL',
    // These change the document, which the next test does not get.
    'bringToFront click close evaluate evaluateHandle goBack goForward goto insertText press reload type wheel',
    // `clear` undoes these.
    'addListener clearCookies emulateMedia move newPage off on once removeListener route setViewportSize unroute unrouteAll',
    // Playwright calls these itself.
    'emit eventNames getMaxListeners listenerCount listeners',
  ].flatMap((names) => names.split(' ')),
);

/** The size and the media of a page in a new browser. */
const newSize = { width: 1280, height: 720 };
const newMedia = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

interface PooledBrowser {
  readonly page: Page;
  readonly protocol: CDPSession;
  /** The listeners that no test added. */
  readonly listeners: ReadonlySet<unknown>;
  spoiled: boolean;
}

/**
 * Keeps browsers from test to test. A page whose process has loaded the product before needs a third less
 * processor time than a new one, since its scripts are compiled. What a test could notice is cleared in
 * between: documents, workers, cookies, storage, history, routes, listeners, sizes and media. What the
 * browser has loaded and compiled stays, as on a second visit.
 */
export class BrowserPool {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #idle: PooledBrowser[] = [];
  readonly #used = new Map<Page, PooledBrowser>();

  /** @param baseURL the address of the only product that these browsers visit */
  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A page in a browser without traces of an earlier test. */
  async open(): Promise<Page> {
    const pooled = this.#idle.pop() ?? (await this.#create());
    this.#used.set(pooled.page, pooled);
    return pooled.page;
  }

  /** Takes a browser back after the test. One that cannot be cleared is closed. */
  async release(page: Page): Promise<void> {
    const pooled = this.#used.get(page);
    this.#used.delete(page);
    if (pooled === undefined || pooled.spoiled || page.isClosed()) return await page.context().close();
    await clear(pooled, this.#baseURL);
    this.#idle.push(pooled);
  }

  async #create(): Promise<PooledBrowser> {
    const context = await this.#browser.newContext({ baseURL: this.#baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    const pooled = { page, protocol, listeners: new Set<unknown>(), spoiled: false };
    const spoil = () => {
      pooled.spoiled = true;
    };
    page.on('crash', spoil);
    for (const part of [page, page.keyboard, page.mouse, context, context.clock]) {
      onIrreversibleCall(part, spoil);
    }
    for (const [, listener] of [page, context].flatMap(listenersOf)) pooled.listeners.add(listener);
    return pooled;
  }
}

/**
 * Removes every trace of a test from a browser. Afterwards its page shows a document of the product without
 * scripts.
 */
async function clear({ page, protocol, listeners }: PooledBrowser, origin: string): Promise<void> {
  const context = page.context();
  for (const emitter of [page, context]) {
    for (const [event, listener] of listenersOf(emitter)) {
      if (!listeners.has(listener)) (emitter as unknown as Emitter).removeListener(event, listener);
    }
  }
  for (const each of context.pages()) if (each !== page) await each.close();
  for (const each of [page, context]) await each.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${origin}/healthz`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  await page.mouse.move(-1, -1);
  await page.setViewportSize(newSize);
  await page.emulateMedia(newMedia);
  await context.clearCookies();
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await protocol.send('Page.resetNavigationHistory');
  await workersEnd(protocol);
}

/**
 * Waits until the browser has ended the shared worker of the test's documents, which the next document would
 * get.
 */
async function workersEnd(protocol: CDPSession): Promise<void> {
  const { browserContextId } = (await protocol.send('Target.getTargetInfo')).targetInfo;
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const { targetInfos } = await protocol.send('Target.getTargets');
    const own = targetInfos.filter((each) => each.browserContextId === browserContextId);
    if (own.every(({ type }) => type === 'page')) return;
  }
  throw new Error('A worker outlives the documents of its browser.');
}

type Listener = (...args: unknown[]) => void;

/** Methods that a page and a context have although their types do not say so. */
type Emitter = Pick<NodeJS.EventEmitter, 'eventNames' | 'listeners' | 'removeListener'>;

function listenersOf(part: Page | BrowserContext): (readonly [event: string | symbol, listener: Listener])[] {
  const emitter = part as unknown as Emitter;
  return emitter
    .eventNames()
    .flatMap((event) => emitter.listeners(event).map((each) => [event, each as Listener] as const));
}

/** Makes an object call `note` before each of its public methods that is not reversible. */
function onIrreversibleCall(object: object, note: () => void): void {
  let type = Object.getPrototypeOf(object);
  for (; type !== Object.prototype; type = Object.getPrototypeOf(type)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type))) {
      if (typeof value !== 'function' || /^(?:_.*|constructor)$/.test(name)) continue;
      if (reversible.has(name) || Object.hasOwn(object, name)) continue;
      Object.defineProperty(object, name, {
        value(...args: unknown[]) {
          note();
          return value.apply(this, args);
        },
      });
    }
  }
}
