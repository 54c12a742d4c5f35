import type { Settings } from './settings.ts';

/** How things are set at first; apart from their schema, so that the page can use it without zod. */
export const DEFAULT_SETTINGS: Settings = {
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
