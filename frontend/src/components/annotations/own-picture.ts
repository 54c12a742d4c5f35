const OWN = '/api/media/';

/** The address of a picture that our own server gives, without a width; null for every other. Only such pictures are drawn. */
export const ownPicture = (imageUrl: string | null): string | null =>
  imageUrl?.startsWith(OWN) ? (imageUrl.split('?')[0] ?? null) : null;
