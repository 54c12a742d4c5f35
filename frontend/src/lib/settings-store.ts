import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Settings } from '@360/contracts/settings';
import { storedValue, useStored } from './stored-value.ts';

const isText = (value: unknown): boolean => typeof value === 'string';

const isLike = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model)) return Array.isArray(value) && value.every(isText);
  return model === null ? value === null || isText(value) : typeof value === typeof model;
};

/** Settings out of whatever storage or the server gives; what is missing or of another kind is as it is at first. */
export function settingsFrom(given: unknown): Settings {
  const fitting = Object.entries(given ?? {}).filter(([key, value]) => {
    return Object.hasOwn(DEFAULT_SETTINGS, key) && isLike(value, DEFAULT_SETTINGS[key as keyof Settings]);
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(fitting) };
}

/** The reader's settings as last known here, so that the next start needs no server to look right. */
export const settings = storedValue('settings', settingsFrom);

const showTextSize = (): void => {
  document.documentElement.dataset.textSize = settings.get().fontSize;
};
settings.subscribe(showTextSize);
showTextSize();

export const useSettings = (): Settings => useStored(settings);
