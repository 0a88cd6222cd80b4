import { storedText } from '../ui/stored-text.ts';

export type Theme = 'system' | 'light' | 'dark';

const storedTheme = storedText(() => localStorage, 'lyceum-theme');

const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark';

/** The theme that was chosen in this browser; `system` until then, and where storage is blocked. */
export function readTheme(): Theme {
  const stored = storedTheme.read();
  return isTheme(stored) ? stored : 'system';
}

/** Puts the chosen theme on the page; `system` leaves the choice to the device. */
function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/**
 * Applies the stored theme. It is called before the first paint, so that the page does not flash in another
 * theme.
 */
export const applyStoredTheme = (): void => applyTheme(readTheme());

/** Applies a theme at once and on later visits. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  storedTheme.write(theme);
}
