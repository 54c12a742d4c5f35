import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

export const WIDTH = 960;
export const HEIGHT = 540;

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];
/** The colour at a pixel of the 960 × 540 raster. */
export type Painter = (x: number, y: number) => Colour;
/** Stops of a gradient, 0 to 1, rising. */
export type Stops = readonly (readonly [number, Colour])[];

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** 0 below `from`, 1 above `to`, an S between them; the ends may be given the other way round. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

export const hex = (code: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(code.slice(at, at + 2), 16)) as unknown as Colour;

export const blend = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

export const stops = (...pairs: readonly (readonly [number, string])[]): Stops =>
  pairs.map(([at, code]) => [at, hex(code)]);

export function gradient(list: Stops, at: number): Colour {
  for (let index = 1; index < list.length; index += 1) {
    const [low, high] = [list[index - 1], list[index]];
    if (low && high && at <= high[0]) return blend(low[1], high[1], clamp((at - low[0]) / (high[0] - low[0])));
  }
  return list.at(-1)?.[1] ?? [0, 0, 0];
}

/** A linear congruential generator: the same seed paints the same picture on every machine. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fractal value noise, about 0.2 to 0.8. */
export function noise(seed: number): (x: number, y: number, octaves?: number, gain?: number) => number {
  const roll = dice(seed);
  const lattice = Float32Array.from({ length: 65_536 }, roll);
  const at = (x: number, y: number) => lattice[((x & 255) << 8) | (y & 255)] ?? 0;
  const single = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    return mix(mix(at(left, top), at(left + 1, top), u), mix(at(left, top + 1), at(left + 1, top + 1), u), v);
  };
  return (x, y, octaves = 5, gain = 0.5) => {
    let [amplitude, sum, total, scale] = [1, 0, 0, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * single(x * scale + octave * 17.3, y * scale + octave * 9.1);
      total += amplitude;
      amplitude *= gain;
      scale *= 2;
    }
    return sum / total;
  };
}

export type Finish = { svg?: string; blur?: number; grain?: number; vignette?: number };

function paint(painter: Painter): Buffer {
  const buffer = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const colour = painter(x, y);
      for (let channel = 0; channel < 3; channel += 1)
        buffer[(y * WIDTH + x) * 3 + channel] = clamp(colour[channel] ?? 0, 0, 255);
    }
  }
  return buffer;
}

function develop(raw: Buffer, grain: number, vignette: number): Buffer {
  const roll = dice(7);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
    const [x, y] = [(pixel % WIDTH) / WIDTH - 0.5, Math.floor(pixel / WIDTH) / HEIGHT - 0.5];
    const light = 1 - vignette * smooth(0.25, 0.75, Math.hypot(x, y));
    const speck = (roll() - 0.5) * grain;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      raw[at] = clamp((raw[at] ?? 0) * light + speck, 0, 255);
    }
  }
  return raw;
}

const ROOM = 45_000;

/** Paints, draws the vector shapes over it, and writes a JPEG of at most 45 kB, lowering the quality until it fits. */
export async function savePicture(path: string, painter: Painter, finish: Finish = {}): Promise<number> {
  const { svg, blur = 0, grain = 8, vignette = 0.28 } = finish;
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  let image = sharp(paint(painter), { raw: size });
  if (svg) {
    const overlay = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${svg}</svg>`,
    );
    image = sharp(
      await image
        .composite([{ input: overlay }])
        .png()
        .toBuffer(),
    );
  }
  if (blur > 0) image = image.blur(blur);
  const raw = develop(await image.removeAlpha().raw().toBuffer(), grain, vignette);
  for (let quality = 70; ; quality -= 6) {
    const jpeg = await sharp(raw, { raw: size })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (jpeg.length > ROOM && quality > 20) continue;
    await writeFile(path, jpeg);
    return jpeg.length;
  }
}
