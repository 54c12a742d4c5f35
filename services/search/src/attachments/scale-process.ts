import sharp from 'sharp';

// A process of its own: it makes one picture smaller, from its input to its output, and ends. What is wrong with a
// stranger's picture, or takes too much, ends it and nothing else.

const [most = '0', limit = '0'] = process.argv.slice(2);

const bytesOf = async (input: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of input) parts.push(part);
  return Buffer.concat(parts);
};

sharp.cache(false);
sharp.concurrency(1);
const picture = sharp(await bytesOf(process.stdin), {
  limitInputPixels: Number(limit),
  failOn: 'error',
  sequentialRead: true,
});
const { width, height } = await picture.metadata();
const scale = Math.min(1, Math.sqrt(Number(most) / (width * height)));
const size = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
// letters need neither colour nor what shines through
const scaled = await picture
  .flatten({ background: '#ffffff' })
  .resize({ ...size, fit: 'fill' })
  .greyscale()
  .toColourspace('b-w')
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(scaled);
