import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AttachmentFault } from './attachment.ts';
import { pngOf } from './samples/media.ts';
import { createScaler, SCALE_LIMITS, SCALED_PIXELS } from './scale-picture.ts';

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format, channels } = await sharp(bytes).metadata();
  return { pixels: width * height, format, channels };
};
const SIDE = 4_000;
const colour = (channels: 3 | 4) =>
  sharp({ create: { width: SIDE, height: SIDE, channels, background: { r: 120, g: 100, b: 80, alpha: 0.5 } } });

it.each<[string, () => Promise<Buffer>]>([
  ['a PNG of 49 megapixels', async () => pngOf(7_000, 7_000)],
  ['a PNG that shines through', () => colour(4).png({ compressionLevel: 1, progressive: true }).toBuffer()],
  ['a JPEG', () => colour(3).jpeg({ quality: 40, progressive: true }).toBuffer()],
  ['a WebP', () => colour(4).webp({ lossless: true, effort: 0 }).toBuffer()],
])(
  'makes %s smaller, grey, and as large as can be read',
  async (_, make) => {
    const { pixels, format, channels } = await sizeOf(await createScaler()(await make()));
    expect([format, channels]).toEqual(['png', 1]);
    expect(pixels).toBeLessThanOrEqual(SCALED_PIXELS);
    expect(pixels).toBeGreaterThan(SCALED_PIXELS * 0.99);
  },
  60_000,
);

describe('what cannot be made smaller is refused', () => {
  const faultOf = (bytes: Uint8Array, limits = SCALE_LIMITS) =>
    createScaler(limits)(bytes).then(
      () => null,
      (cause: unknown) => (cause instanceof AttachmentFault ? cause.kind : cause),
    );

  it('a damaged one, and one that is larger than its head says', async () => {
    expect(await faultOf(Buffer.from('no picture'))).toBe('damaged');
    expect(await faultOf(pngOf(4_000, 4_000).subarray(0, 2_000))).toBe('damaged');
    expect(await faultOf(pngOf(9, 9, [30_000, 30_000]))).toBe('damaged');
  });

  it('one that takes too much time or memory, and the next is read', async () => {
    const picture = pngOf(5_000, 5_000);
    expect(await faultOf(picture, { ...SCALE_LIMITS, timeoutMs: 10 })).toBe('too-heavy');
    expect(await faultOf(picture, { ...SCALE_LIMITS, memoryMb: 20 })).toBe('too-heavy');
    expect(await faultOf(picture)).toBeNull();
  });

  it('more than can wait', async () => {
    const scale = createScaler({ ...SCALE_LIMITS, waiting: 1 });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => scale(pngOf(100, 100))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
