import {
  blend,
  type Colour,
  clamp,
  gradient,
  HEIGHT,
  hex,
  mix,
  noise,
  type Painter,
  type Stops,
  smooth,
  stops,
  WIDTH,
} from './raster.ts';

type Point = readonly [number, number];
type Sky = { sky: Stops; sun?: Point; glow?: string };

const glowAt = (u: number, v: number, sun: Point, narrow: number) =>
  Math.exp(-(Math.hypot((u - sun[0]) * 1.78, v - sun[1]) ** 2) * narrow);

/** Sky over water with a low sun and its path of light; `horizon` is a share of the height, `clouds` 0 to 1. */
export function sea(
  seed: number,
  { sky, sun = [0.7, 0.46], glow = '#ffd9a0', ...rest }: Sky & { water: Stops; horizon?: number; clouds?: number },
): Painter {
  const { water, horizon = 0.52, clouds = 0.55 } = rest;
  const [field, light] = [noise(seed), hex(glow)];
  const above = (u: number, v: number): Colour => {
    const clear = gradient(sky, v / horizon);
    const cover = smooth(0.46, 0.72, field(u * 3 + 5, v * 9, 6)) * clouds * (0.4 + (0.6 * v) / horizon);
    const clouded = blend(clear, blend(hex('#e9dccb'), clear, 0.35), cover);
    return blend(clouded, light, 0.75 * glowAt(u, v, sun, 22));
  };
  const below = (u: number, v: number): Colour => {
    const depth = (v - horizon) / (1 - horizon);
    const far = 1 / (depth + 0.03);
    const swell = field(u * 2.5 * far + 3, far * 2.4, 5);
    const ripple = field(u * 60 * (0.3 + 0.2 * far), depth * 260, 3);
    const surface = blend(gradient(water, depth), [255, 240, 220], (swell - 0.5) * 0.35 + (ripple - 0.5) * 0.18);
    const aside = Math.abs(u - sun[0]) / (0.03 + 0.16 * depth);
    return blend(surface, light, Math.exp(-aside * aside) * 0.65 * smooth(0.35, 0.7, ripple * 0.6 + swell * 0.4));
  };
  return (x, y) => (y / HEIGHT < horizon ? above(x / WIDTH, y / HEIGHT) : below(x / WIDTH, y / HEIGHT));
}

type Ridges = Sky & { fog: string; near: string; layers?: number; top?: number; rough?: number };

/** Lines of hills one behind the other, paler with distance. `top` is the height of the farthest. */
export function ridges(seed: number, { sky, sun = [0.3, 0.3], glow = '#fff0d8', ...rest }: Ridges): Painter {
  const { fog, near, layers = 6, top = 0.28, rough = 1 } = rest;
  const [field, mist, front, light] = [noise(seed), hex(fog), hex(near), hex(glow)];
  const heights = Array.from({ length: layers }, (_, layer) =>
    Float32Array.from({ length: WIDTH }, (_unused, x) => {
      const base = top + (1 - top) * (layer / (layers - 0.3)) ** 1.1;
      const wave = field((x / WIDTH) * (2.2 + layer * 0.7) * rough + layer * 31, layer * 7.7, 7, 0.48) - 0.42;
      return base - 0.2 * (1 - (layer / layers) * 0.45) * wave * 1.7;
    }),
  );
  return (x, y) => {
    const [u, v] = [x / WIDTH, y / HEIGHT];
    let colour = blend(gradient(sky, v), light, 0.8 * glowAt(u, v, sun, 16));
    colour = blend(colour, [255, 248, 238], smooth(0.5, 0.75, field(u * 3, v * 10)) * 0.25 * (1 - v));
    heights.forEach((line, layer) => {
      const under = v - (line[x] ?? 0);
      if (under <= 0) return;
      const closeness = (layer / (layers - 1)) ** 1.25;
      const body = blend(mist, front, closeness);
      const texture = (field(u * 40 * (1 + 0.3 * layer), v * 55, 4) - 0.45) * 1.2 * closeness;
      const lit = blend(body, [body[0] * 1.35 + 14, body[1] * 1.3 + 12, body[2] * 1.2 + 10], texture);
      colour = blend(lit, mist, 0.62 * smooth(0, 0.16, under) * (1 - closeness * 0.75));
    });
    return colour;
  };
}

type Relief = { ramp: Stops; scale?: number; water?: number; waterColour?: string; depth?: number };

/** Land seen from above, lit from the upper left; what lies under `water` (0 to 1) is flooded. */
export function relief(
  seed: number,
  { ramp, scale = 3, water = -1, waterColour = '#1d4650', depth = 8 }: Relief,
): Painter {
  const [field, flood] = [noise(seed), hex(waterColour)];
  const heightAt = (x: number, y: number) => {
    const [u, v] = [(x / WIDTH) * scale * 1.78, (y / HEIGHT) * scale];
    const [bendX, bendY] = [field(u + 9, v + 2, 4), field(u + 1, v + 8, 4)];
    return 1 - Math.abs(field(u + bendX * 1.6, v + bendY * 1.6, 7) * 2 - 1);
  };
  const row = WIDTH + 1;
  const heights = Float32Array.from({ length: row * (HEIGHT + 1) }, (_, at) =>
    heightAt(at % row, Math.floor(at / row)),
  );
  return (x, y) => {
    const here = heights[y * row + x] ?? 0;
    const [right, down] = [(heights[y * row + x + 1] ?? 0) - here, (heights[(y + 1) * row + x] ?? 0) - here];
    const light = clamp(0.62 - (right + down) * 0.7 * depth * 4.2, 0, 1.35);
    const [red, green, blue] = gradient(ramp, here);
    const lit: Colour = [red * light, green * light, blue * light];
    return here < water ? blend(lit, flood, smooth(water, water - 0.04, here)) : lit;
  };
}

/** River arms through flat land, from above. */
export function delta(seed: number, land: Stops, deep = '#123f49', shallow = '#6fa39a'): Painter {
  const field = noise(seed);
  const [dark, pale] = [hex(deep), hex(shallow)];
  return (x, y) => {
    const [u, v] = [(x / WIDTH) * 2.4, (y / HEIGHT) * 1.5];
    const [bendX, bendY] = [field(u * 1.5, v * 1.5) - 0.5, field(u * 1.5 + 7, v * 1.5 + 3) - 0.5];
    const arm = Math.abs(field(u * 1.3 + bendX * 2.1, v * 2.2 + bendY * 1.9) - 0.5);
    const creek = Math.abs(field(u * 2.7 + bendX * 2.6 + 4, v * 3.6 + bendY * 2.6) - 0.5);
    const wet = smooth(0.045, 0.018, arm) + 0.75 * smooth(0.018, 0.006, creek);
    const ground = gradient(land, clamp(field(u * 9, v * 9) * 0.9 + arm * 0.9));
    return blend(ground, blend(dark, pale, field(u * 6, v * 6, 4)), clamp(wet));
  };
}

/** A furrowed field under a wide sky. */
export function furrows(seed: number, near: string, far: string, furrow: string): Painter {
  const field = noise(seed);
  const sky = stops([0, '#6d94b0'], [1, '#e8dfc6']);
  return (x, y) => {
    const [u, v] = [x / WIDTH, y / HEIGHT];
    if (v < 0.42)
      return blend(gradient(sky, v / 0.42), [250, 246, 238], smooth(0.45, 0.7, field(u * 3, v * 7, 6)) * 0.7);
    const depth = (v - 0.42) / 0.58;
    const wave = Math.sin(((u - 0.5) / (depth * 0.9 + 0.06)) * 26);
    const soil = blend(
      blend(hex(far), hex(near), depth),
      hex(furrow),
      smooth(0.2, 0.9, wave) * 0.6 * smooth(0.02, 0.3, depth),
    );
    const light = 0.8 + field(u * 180, v * 180, 2) * 0.4;
    return [soil[0] * light, soil[1] * light, soil[2] * light];
  };
}

/** Stars and a faint band of them over a dark ridge. */
export function nightSky(seed: number, low: string, high: string): Painter {
  const field = noise(seed);
  return (x, y) => {
    const [u, v] = [x / WIDTH, y / HEIGHT];
    if (v > 0.84 - 0.16 * field(u * 4, 3, 6)) return hex('#07090c');
    const band = Math.exp(-(((u - v * 0.8 - 0.1) / 0.16) ** 2)) * field(u * 6, v * 6, 6);
    const sky = blend(hex(high), hex(low), v);
    const star = ((Math.imul(x * 7919 + seed, y * 104_729 + 13) >>> 0) % 4096) / 4096;
    const shine = star > 0.9965 - band * 0.006 ? mix(90, 255, (star - 0.99) * 100) : 0;
    return [sky[0] + band * 90 + shine, sky[1] + band * 80 + shine, sky[2] + band * 96 + shine];
  };
}
