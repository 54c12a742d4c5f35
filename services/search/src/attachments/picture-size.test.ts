import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOfPicture } from './picture-size.ts';
import { pngOf } from './samples/media.ts';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const WEBP = bytes('RIFF\0\0\0\0WEBP');
const CANVAS = bytes('VP8X', [10, 0, 0, 0], [0, 0, 0, 0], [99, 0, 0], [49, 0, 0]);
const FRAME = bytes('VP8 ', [10, 0, 0, 0], [0, 0, 0, 0x9d, 0x01, 0x2a], [0x10, 0x27], [0x88, 0x13]);

describe('sizeOfPicture', () => {
  it.each<[ext: string, picture: Buffer, width: number, height: number]>([
    ['png', pngOf(7, 5), 7, 5],
    ['gif', bytes('GIF89a', [0x40, 1, 0xf0, 0, 0, 0, 0]), 320, 240],
    ['jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3, 0]), 300, 200],
    ['bmp', bytes('BM', new Array(16).fill(0), [64, 0, 0, 0], [0xe0, 0xff, 0xff, 0xff]), 64, 32],
    ['webp', Buffer.concat([WEBP, CANVAS]), 100, 50],
    ['webp', Buffer.concat([WEBP, CANVAS, FRAME]), 10_000, 5_000],
  ])('tells the size of a %s from its head', (ext, picture, width, height) => {
    expect(sizeOfPicture(picture, ext)).toEqual({ width, height });
  });

  it('has no size for what states none, and never fails', () => {
    expect(sizeOfPicture(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 0, 0, 0, 0, 0, 0, 0]), 'jpg')).toBeNull();
    expect(sizeOfPicture(pngOf(1, 1), 'heic')).toBeNull();
    const kinds = fc.constantFrom('png', 'gif', 'jpg', 'bmp', 'webp');
    const heads = fc.constantFrom(Buffer.alloc(0), Buffer.from([0xff, 0xd8]), WEBP, Buffer.concat([WEBP, CANVAS]));
    fc.assert(
      fc.property(kinds, heads, fc.uint8Array({ maxLength: 60 }), (ext, head, tail) => {
        const size = sizeOfPicture(Buffer.concat([head, tail]), ext);
        if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }),
    );
  });
});
