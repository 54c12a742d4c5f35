import { crc32, deflateSync } from 'node:zlib';

const riff = (name: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
};

/** Silence with a title of an even number of letters. */
export const wavOf = (seconds: number, title: string): Buffer => {
  const format = Buffer.from('0100010040 1f0000401f000001000800'.replaceAll(' ', ''), 'hex');
  const info = Buffer.concat([Buffer.from('INFO'), riff('INAM', Buffer.from(`${title}\0\0`))]);
  const chunks = [riff('fmt ', format), riff('LIST', info), riff('data', Buffer.alloc(seconds * 8_000, 128))];
  return riff('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]));
};

const box = (name: string, ...content: Buffer[]): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([length, Buffer.from(name), ...content]);
};

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};

/** The head of a video without frames. */
export const mp4Of = (seconds: number, width: number, height: number): Buffer => {
  const matrix = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
  const movie = box(
    'mvhd',
    words(0, 0, 0, 1_000, seconds * 1_000, 0x10000, 0x1000000, 0, 0),
    matrix,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  const track = box(
    'tkhd',
    words(1, 0, 0, 1, 0, seconds * 1_000, 0, 0, 0, 0),
    matrix,
    words(width << 16, height << 16),
  );
  const handler = box('hdlr', words(0, 0), Buffer.from('vide'), words(0, 0, 0), Buffer.from('v\0'));
  const sample = box('avc1', words(0, 1, 0, 0, 0, 0), words((width << 16) | height), Buffer.alloc(50));
  const table = box(
    'stbl',
    box('stsd', words(0, 1), sample),
    ...['stts', 'stsc', 'stco'].map((name) => box(name, words(0, 0))),
    box('stsz', words(0, 0, 0)),
  );
  const media = box('mdia', box('mdhd', words(0, 0, 0, 1_000, seconds * 1_000, 0)), handler, box('minf', table));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(512), Buffer.from('isomavc1')),
    box('moov', movie, box('trak', track, media)),
    box('mdat', Buffer.alloc(16)),
  ]);
};

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), body]);
  return Buffer.concat([words(body.length), named, words(crc32(named))]);
};

const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex');

/** A white picture; `stated` is the size in its head where that is not the truth. */
export const pngOf = (width: number, height: number, stated: [number, number] = [width, height]): Buffer => {
  const head = chunk('IHDR', Buffer.concat([words(...stated), Buffer.from([8, 0, 0, 0, 0])]));
  const row = Buffer.alloc(width + 1, 255).fill(0, 0, 1);
  const rows = chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row))));
  return Buffer.concat([PNG_MARK, head, rows, chunk('IEND', Buffer.alloc(0))]);
};
