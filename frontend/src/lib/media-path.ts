const WIDTHS = [168, 336, 640, 960] as const;
export type PictureWidth = (typeof WIDTHS)[number];

/** The address of a picture at one of the widths the server cuts. */
export const mediaPath = (imageUrl: string, width: PictureWidth): string =>
  `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`;

/** A `srcset` with all widths from `from` up. */
export const mediaSet = (imageUrl: string, from: PictureWidth): string =>
  WIDTHS.filter((width) => width >= from)
    .map((width) => `${mediaPath(imageUrl, width)} ${width}w`)
    .join(', ');
