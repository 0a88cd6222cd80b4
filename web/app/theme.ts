export type Theme = 'system' | 'light' | 'dark';

const key = 'lyceum-theme';

const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark';

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the chosen theme on the page; `system` leaves the choice to the device. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Called before the first paint, so that nothing flashes. */
export const applyStoredTheme = (): void => applyTheme(readTheme());

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage can be blocked. The choice then lasts as long as the page.
  }
}
