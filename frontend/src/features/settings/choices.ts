import type { Settings } from '@360/contracts/settings';
import type { Theme } from '../../lib/theme.ts';

/** What may be chosen, as in the contract, in the order shown. */
export const THEME_CHOICES: readonly Theme[] = ['light', 'dark', 'system'];
export const FONT_SIZES = [
  'small',
  'medium',
  'large',
  'extra-large',
] as const satisfies readonly Settings['fontSize'][];
export const VIDEO_QUALITIES = ['auto', '1080p', '720p', '480p'] as const satisfies readonly Settings['videoQuality'][];
export const PLAYBACK_SPEEDS = [
  '0.5',
  '0.75',
  '1',
  '1.25',
  '1.5',
  '2',
] as const satisfies readonly Settings['playbackSpeed'][];
/** So many outlets or words may be muted, of so many characters each. */
export const MUTED_MAX = 500;
export const WORD_MAX = 100;
