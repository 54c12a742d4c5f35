import { type IAudioMetadata, parseBuffer, UnsupportedFileTypeError } from 'music-metadata';
import { type AttachmentReading, damagedFault } from './attachment.ts';
import { readingOf } from './reading-of.ts';

type MediaKind = 'audio' | 'video';

const UNSPOKEN: Record<MediaKind, string> = {
  audio: 'What is spoken in this recording is not read without a provider; only what the file states of itself is.',
  video:
    'What is spoken and shown in this video is not read without a provider; only what the file states of itself is.',
};

/** Null for a container that is known but not understood. */
const statedBy = async (bytes: Buffer, mimeType: string): Promise<IAudioMetadata | null> => {
  try {
    return await parseBuffer(bytes, { mimeType, size: bytes.length }, { duration: true, skipCovers: true });
  } catch (cause) {
    if (cause instanceof UnsupportedFileTypeError) return null;
    throw damagedFault(cause);
  }
};

const wordsOf = ({ common }: IAudioMetadata): string =>
  [
    common.title,
    common.artist,
    common.album,
    common.podcast,
    ...(common.description ?? []),
    ...(common.comment ?? []).map(({ text }) => text),
  ]
    .filter((words) => typeof words === 'string')
    .join('\n');

/** Frames are stated per track, by containers that state them at all. */
const sizeOf = ({ format }: IAudioMetadata): { width?: number; height?: number } => {
  const { pixelWidth: width, pixelHeight: height } = format.trackInfo?.find(({ video }) => video)?.video ?? {};
  return width && height ? { width, height } : {};
};

/** Of the sound, or where there is none of the longest track. */
const durationOf = ({ format }: IAudioMetadata): { durationS?: number } => {
  const seconds = format.duration ?? Math.max(0, ...(format.trackInfo ?? []).map(({ duration }) => duration ?? 0));
  return seconds > 0 && Number.isFinite(seconds) ? { durationS: Math.round(seconds * 10) / 10 } : {};
};

/**
 * Reads what a sound or video file states of itself: title, artist, description, duration, size of the picture.
 * @throws AttachmentFault `damaged`
 */
export const readMedia = async (bytes: Buffer, mime: string): Promise<AttachmentReading> => {
  const named: MediaKind = mime.startsWith('video/') ? 'video' : 'audio';
  const stated = await statedBy(bytes, mime);
  if (stated === null) return readingOf(named, '', { problem: UNSPOKEN[named] });
  const { hasVideo, hasAudio } = stated.format;
  const kind = hasVideo ? 'video' : hasAudio ? 'audio' : named;
  return readingOf(kind, wordsOf(stated), {
    title: stated.common.title,
    ...durationOf(stated),
    ...sizeOf(stated),
    problem: UNSPOKEN[kind],
  });
};
