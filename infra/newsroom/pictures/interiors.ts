import { blend, clamp, dice, HEIGHT, hex, noise, type Painter, smooth, WIDTH } from './raster.ts';

/** Light falling off from a point, both ends given as colours; x and y are shares of the frame. */
export function lamp(inner: string, outer: string, x: number, y: number, reach = 0.75): Painter {
  const [bright, dark] = [hex(inner), hex(outer)];
  return (px, py) => blend(bright, dark, smooth(0.05, reach, Math.hypot((px / WIDTH - x) * 1.4, py / HEIGHT - y)));
}

/** A tissue under the microscope: the nearest of scattered nuclei rules each cell. */
export function tissue(seed: number, wall: string, body: readonly [string, string], nucleus: string): Painter {
  const roll = dice(seed);
  const centres = Array.from(
    { length: 120 },
    () => [roll() * WIDTH * 1.1 - 40, roll() * HEIGHT * 1.1 - 30, roll()] as const,
  );
  const field = noise(seed + 1);
  return (x, y) => {
    const wx = x + (field(x / 90, y / 90, 3) - 0.5) * 46;
    const wy = y + (field(x / 90 + 9, y / 90 + 4, 3) - 0.5) * 46;
    let [first, second, shade] = [1e9, 1e9, 0];
    for (const [cx, cy, tone] of centres) {
      const distance = Math.hypot(cx - wx, cy - wy);
      if (distance < first) [second, first, shade] = [first, distance, tone];
      else if (distance < second) second = distance;
    }
    const inside = blend(hex(wall), blend(hex(body[0]), hex(body[1]), shade), smooth(0, 14, second - first));
    return blend(inside, hex(nucleus), smooth(15, 9, first) * 0.9);
  };
}

/** A ground at night or by day: stands, striped turf, and lamps where `lamps` says so. */
export function ground(sky: readonly [string, string], lamps: boolean): Painter {
  return (x, y) => {
    const [u, v] = [x / WIDTH, y / HEIGHT];
    const turf = v >= 0.56;
    let colour = turf
      ? blend(hex('#3f6b3c'), hex('#22451f'), (v - 0.56) / 0.44)
      : blend(hex(sky[0]), hex(sky[1]), v / 0.56);
    if (turf && Math.floor(((u - 0.5) / (v - 0.3)) * 14) & 1)
      colour = [colour[0] * 1.14, colour[1] * 1.14, colour[2] * 1.14];
    if (!turf && v > 0.34) {
      const seat = ((x * 7349 + y * 9151) % 97) / 97;
      colour = blend(colour, [seat * 150 + 40, seat * 130 + 40, seat * 120 + 40], 0.4);
    }
    if (!lamps) return colour;
    return [0.16, 0.5, 0.84].reduce((lit, at) => {
      const distance = Math.hypot((u - at) * 1.78, v - 0.16);
      return blend(
        lit,
        [255, 250, 230],
        clamp(0.95 * Math.exp(-distance * distance * 110) + 0.3 * Math.exp(-distance * distance * 9)),
      );
    }, colour);
  };
}
