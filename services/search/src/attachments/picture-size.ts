/** In pixels, as a picture's own head states it. */
export interface PictureSize {
  width: number;
  height: number;
}

const ofPng = (bytes: Buffer): PictureSize | null =>
  bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

const ofGif = (bytes: Buffer): PictureSize => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) });

const ofBmp = (bytes: Buffer): PictureSize => ({
  width: Math.abs(bytes.readInt32LE(18)),
  height: Math.abs(bytes.readInt32LE(22)),
});

/** Markers of frames: C0 to CF without those of tables (C4), extensions (C8) and arithmetic coding (CC). */
const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;

const ofJpeg = (bytes: Buffer): PictureSize | null => {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === SCAN) return null;
    if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const webpChunk = (bytes: Buffer, name: string, at: number): PictureSize | null => {
  if (name === 'VP8X') return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 };
  if (name === 'VP8 ')
    return { width: bytes.readUInt16LE(at + 6) & 0x3fff, height: bytes.readUInt16LE(at + 8) & 0x3fff };
  if (name !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(at + 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The canvas and the frame may state different sizes: the larger one counts. */
const ofWebp = (bytes: Buffer): PictureSize | null => {
  let largest: PictureSize | null = null;
  for (let at = 12; at + 18 <= bytes.length; ) {
    const size = webpChunk(bytes, bytes.toString('latin1', at, at + 4), at + 8);
    if (size && size.width * size.height > (largest?.width ?? 0) * (largest?.height ?? 0)) largest = size;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return largest;
};

const SIZES: Record<string, (bytes: Buffer) => PictureSize | null> = {
  png: ofPng,
  apng: ofPng,
  jpg: ofJpeg,
  gif: ofGif,
  bmp: ofBmp,
  webp: ofWebp,
};

/** Whether the size of such a picture can be told without decoding it. */
export const isMeasurable = (ext: string): boolean => Object.hasOwn(SIZES, ext);

/** Width and height from the head of a picture; null when it states none. */
export const sizeOfPicture = (bytes: Buffer, ext: string): PictureSize | null => {
  try {
    const size = SIZES[ext]?.(bytes) ?? null;
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
};
