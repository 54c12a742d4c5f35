import type { Settings } from '@360/contracts/settings';
import { storedValue, useStored } from './stored-value.ts';

/** How things are set at first, as the contract has it; taking its own would bring the parser to the first screen. */
export const FIRST_SETTINGS: Settings = {
  notificationsEnabled: true,
  emailNotifications: false,
  breakingAlerts: true,
  dailyBriefing: true,
  newsFeedEnabled: true,
  theme: 'system',
  fontSize: 'medium',
  language: null,
  autoplay: true,
  videoQuality: 'auto',
  playbackSpeed: '1',
  sidebarCollapsed: true,
  mutedSources: [],
  mutedWords: [],
  mutedAuthors: [],
  newsCategories: [],
  videoCategories: [],
  analysisStyle: 'centrist',
  notificationFrequency: 'instant',
  keepActivity: true,
  personalSuggestions: false,
};

const isText = (value: unknown): boolean => typeof value === 'string';

const isLike = (value: unknown, model: unknown): boolean => {
  if (Array.isArray(model)) return Array.isArray(value) && value.every(isText);
  return model === null ? value === null || isText(value) : typeof value === typeof model;
};

/** Settings out of whatever storage or the server gives; what is missing or of another kind is as it is at first. */
export function settingsFrom(given: unknown): Settings {
  const fitting = Object.entries(given ?? {}).filter(([key, value]) => {
    return Object.hasOwn(FIRST_SETTINGS, key) && isLike(value, FIRST_SETTINGS[key as keyof Settings]);
  });
  return { ...FIRST_SETTINGS, ...Object.fromEntries(fitting) };
}

/** The reader's settings as last known here, so that the next start needs no server to look right. */
export const settings = storedValue('settings', settingsFrom);

const showTextSize = (): void => {
  document.documentElement.dataset.textSize = settings.get().fontSize;
};
settings.subscribe(showTextSize);
showTextSize();

export const useSettings = (): Settings => useStored(settings);
