import { HELP_PICTURE_MAX, type PictureQuestion } from '@360/contracts/search-help';
import type { ModelHelp } from '../help/model-help.ts';
import type { AttachmentReading } from './attachment.ts';
import { bytesOfDataUrl } from './data-url.ts';
import { readingOf } from './reading-of.ts';

const mimeOf = (bytes: Buffer): PictureQuestion['mime'] | null => {
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (bytes.toString('latin1', 1, 4) === 'PNG') return 'image/png';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : null;
};

/**
 * What was read of a picture, and what a model sees in it, where one is set up. Its words are a stranger's, and text like
 * any other: tidied, bounded, never more than words to search for. `reader` is whose call it is.
 */
export const withSight = async (
  reading: AttachmentReading,
  dataUrl: string,
  reader: string,
  help: Pick<ModelHelp, 'picture'>,
): Promise<AttachmentReading> => {
  if (reading.kind !== 'image') return reading;
  const bytes = bytesOfDataUrl(dataUrl);
  const mime = mimeOf(bytes);
  const data = bytes.toString('base64');
  if (mime === null || data.length > HELP_PICTURE_MAX) return reading;
  const seen = await help.picture({ mime, data, reader });
  if (seen === '') return reading;
  const { text, problem } = readingOf('image', [reading.text, seen].filter(Boolean).join('\n'));
  return { ...reading, text, problem };
};
