import type { RecordingType } from '@360/contracts/search-help';

const hasAt = (bytes: Buffer, at: number, mark: string): boolean =>
  bytes.toString('latin1', at, at + mark.length) === mark;

const EBML = '\x1a\x45\xdf\xa3';
/** Where the head of a Matroska file names its kind. */
const LONGEST_HEAD = 64;
const MPEG_PACK = '\0\0\x01\xba';
/** Eleven bits that begin a frame of MPEG audio; AAC has the same, with no layer in the two bits after the next two. */
const isMpegFrame = ([first = 0, second = 0]: Buffer): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;

const soundOf = (bytes: Buffer): RecordingType | null => {
  if (hasAt(bytes, 0, 'fLaC')) return 'audio/flac';
  if (hasAt(bytes, 0, 'OggS')) return 'audio/ogg';
  if (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WAVE')) return 'audio/wav';
  return hasAt(bytes, 0, 'ID3') || isMpegFrame(bytes) ? 'audio/mpeg' : null;
};

/** What a recording is to those who write down what is spoken, by its first bytes; null for kinds they do not take. */
export const recordingTypeOf = (bytes: Buffer, kind: 'audio' | 'video'): RecordingType | null => {
  if (hasAt(bytes, 4, 'ftyp')) return hasAt(bytes, 8, 'qt  ') ? null : `${kind}/mp4`;
  if (hasAt(bytes, 0, EBML) && bytes.toString('latin1', 0, LONGEST_HEAD).includes('webm')) return `${kind}/webm`;
  if (kind === 'video') return hasAt(bytes, 0, MPEG_PACK) ? 'video/mpeg' : null;
  return soundOf(bytes);
};
