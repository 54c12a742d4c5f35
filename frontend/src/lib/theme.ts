import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';
export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
const KEY = 'theme';

// The key holds the bare word, not JSON: the script that runs before the first paint reads the same one.
function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

let theme = stored();
const listeners = new Set<() => void>();
const device = () => matchMedia('(prefers-color-scheme: dark)');

function apply(): void {
  const dark = theme === 'dark' || (theme === 'system' && device().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

/** Chooses a theme, keeps it and shows it at once. */
export function setTheme(next: Theme): void {
  theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Refused storage: the choice holds for this page.
  }
  apply();
  for (const listener of listeners) listener();
}

/** Follows the device while the choice is `system`, and other tabs always. Call once. */
export function watchTheme(): void {
  device().addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY && event.key !== null) return;
    theme = stored();
    apply();
    for (const listener of listeners) listener();
  });
}

export const themeNow = (): Theme => theme;

/** Calls back whenever another theme is chosen. Returns how to stop. */
export const onTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(onTheme, themeNow);

/** Light, then dark, then as the device says. */
export const nextTheme = (current: Theme): Theme => THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? 'system';
