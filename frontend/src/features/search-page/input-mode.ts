import { kindOf } from '../../lib/prepare-attachment.ts';

export const MEDIA_MODES = ['image', 'video', 'audio'] as const;
export type MediaMode = (typeof MEDIA_MODES)[number];
export type InputMode = 'text' | MediaMode;

/** What the file field takes. */
export const ACCEPT = 'image/*,video/*,audio/*';

/** The mode a file belongs to; null for every other kind than image, video and audio. */
export const modeOf = (file: File): MediaMode | null => MEDIA_MODES.find((mode) => mode === kindOf(file)) ?? null;
