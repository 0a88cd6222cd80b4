import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let storage: Map<string, string>;

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', storageOf(storage));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads a page in a browser with these languages. */
async function load(...languages: string[]) {
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  return await import('./page-language.ts');
}

describe('the language of a page', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['es'], 'es'],
    [['pl', 'es-AR', 'en-US'], 'es'],
    [['en-GB', 'es'], 'en'],
    [['pl-PL', 'fr'], 'en'],
    [[], 'en'],
  ])('is the first one of the browser that the product speaks: %j, so %s', async (languages, language) => {
    expect((await load(...languages)).pageLanguage).toBe(language);
  });

  it('is what was chosen in this browser before its own languages', async () => {
    storage.set('lyceum-language', 'en');
    expect((await load('es')).pageLanguage).toBe('en');
  });

  it('is what the account chose before everything else', async () => {
    storage.set('lyceum-language', 'en');
    storage.set('lyceum-account-language', 'es');
    expect((await load('en')).pageLanguage).toBe('es');
  });

  it('ignores a choice that is no language', async () => {
    storage.set('lyceum-account-language', 'toString');
    storage.set('lyceum-language', 'Klingon');
    expect((await load('es')).pageLanguage).toBe('es');
  });

  it('is the browser’s where storage is blocked', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    const page = await load('es');
    expect(page.pageLanguage).toBe('es');
    page.storeAccountLanguage('en');
    expect(page.wantedLanguage()).toBe('es');
  });

  it('stays while the page is open, and the chosen language is the wanted one', async () => {
    const page = await load('en');
    page.storeAccountLanguage('es');
    expect([page.pageLanguage, page.wantedLanguage(), page.storedAccountLanguage()]).toEqual([
      'en',
      'es',
      'es',
    ]);
    page.storeAccountLanguage(null);
    expect([page.wantedLanguage(), page.storedAccountLanguage()]).toEqual(['en', null]);
  });
});

describe('a choice of language', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('window', { location: { reload } });
  });

  it('loads the page again, and the page then has it', async () => {
    (await load('en')).chooseLanguage('es');
    expect(reload).toHaveBeenCalledOnce();
    expect((await load('en')).pageLanguage).toBe('es');
  });

  it('of the page’s own language is kept, and loads nothing', async () => {
    (await load('es')).chooseLanguage('es');
    expect(reload).not.toHaveBeenCalled();
    expect((await load('en')).pageLanguage).toBe('es');
  });
});

describe('the formats of a page', () => {
  it('are those of the reader’s region for numbers and lists', async () => {
    expect((await load('es-MX', 'en-US', 'es-ES')).pageLocales).toEqual(['es-MX', 'es-ES', 'es']);
    expect((await load('pl-PL')).pageLocales).toEqual(['en']);
  });

  it('are the browser’s own for dates, while nobody chose a language', async () => {
    expect((await load('pl-PL')).dateLocales).toBeUndefined();
    expect((await load('es-MX')).dateLocales).toBeUndefined();
  });

  it('are those of the chosen language for dates, if it is not the browser’s', async () => {
    storage.set('lyceum-language', 'es');
    expect((await load('en-US', 'es-AR')).dateLocales).toEqual(['es-AR', 'es']);
    expect((await load('es-MX')).dateLocales).toBeUndefined();
  });
});
