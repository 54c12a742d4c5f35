import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'someone', ImageDescription: 'at home' } })
    .toBuffer();

test('a large picture comes out at the width asked for, as WebP, without its metadata', async () => {
  const made = await sharp(await makePicture(await photo(1_600, 900), 336)).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 336, height: 189 });
  expect(made.exif).toBeUndefined();
});

test('a small one is not blown up', async () => {
  expect(await sharp(await makePicture(await photo(100, 50), 640)).metadata()).toMatchObject({ width: 100 });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ['a page', '<!doctype html><p>not a picture</p>'],
  ['nothing', ''],
])('%s is no picture', async (_what, text) => {
  await expect(makePicture(Buffer.from(text), 168)).rejects.toMatchObject({ code: 'not_found' });
});

test('a picture cut off in the middle is no picture', async () => {
  const whole = await photo(800, 600);
  await expect(makePicture(whole.subarray(0, whole.length / 2), 168)).rejects.toMatchObject({ code: 'not_found' });
});
