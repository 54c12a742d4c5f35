import { AttachmentFault, type AttachmentReading, damagedFault } from './attachment.ts';
import { isMeasurable, sizeOfPicture } from './picture-size.ts';
import { readingOf } from './reading-of.ts';
import { MOST_PIXELS } from './scale-picture.ts';

/** Kinds whose text is recognised; the decoder reads them from their first byte. */
const LEGIBLE = new Set(['png', 'jpg', 'webp']);

/** A picture whose text is still to be recognised: its reading says what holds until then. */
export interface Picture {
  reading: AttachmentReading;
  isLegible: boolean;
}

/**
 * What a picture states of itself; nothing is decoded.
 * @throws AttachmentFault above 50 megapixels, or when it states no size although its kind does
 */
export const readPicture = (bytes: Buffer, ext: string): Picture => {
  const size = sizeOfPicture(bytes, ext);
  if (size === null && isMeasurable(ext)) throw damagedFault();
  if (size && size.width * size.height > MOST_PIXELS) {
    throw new AttachmentFault('too-large', `The image has more than ${MOST_PIXELS / 1_000_000} megapixels.`);
  }
  const isLegible = LEGIBLE.has(ext);
  const problem = isLegible ? null : `Text in images of this kind (${ext.toUpperCase()}) is not read.`;
  return { reading: { ...readingOf('image', '', { ...size }), problem }, isLegible };
};
