import { AppError } from '@360/chassis/errors';
import sharp from 'sharp';

/** The widths pictures are offered in, in pixels: a card, a card on a dense screen, a phone, the story. */
export const PICTURE_WIDTHS = [168, 336, 640, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const MAX_PIXELS = 50_000_000;
const QUALITY = 68;

/**
 * Scales a picture down to `width` and re-encodes it as WebP, which also drops its metadata. Only raster formats are
 * read: an SVG may hold script and references.
 * @throws AppError `not_found` when the bytes are no such picture
 */
export const makePicture = async (source: Uint8Array, width: PictureWidth): Promise<Buffer> => {
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!READABLE.has(format)) throw new Error(`${format} is not offered`);
    return await image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer();
  } catch (cause) {
    throw new AppError('not_found', 'There is no picture here.', { cause });
  }
};
