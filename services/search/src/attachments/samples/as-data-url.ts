/** A file as a browser sends it, under a type that says nothing. */
export const asDataUrl = (bytes: Buffer | string, type = 'application/octet-stream'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
