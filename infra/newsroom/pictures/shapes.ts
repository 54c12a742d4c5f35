import { dice, HEIGHT, WIDTH } from './raster.ts';

/** Vector shapes laid over a painted ground; all return SVG. */

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export function crane(x: number, y: number, size: number, ink: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="3.2" transform="translate(${x} ${y}) scale(${size})"><path d="M-26 0L-18-92M26 0L18-92M-24-22H24M-70-92H120M-2-92V-140M-2-140L118-93M-2-140L-66-92M-21-52H21"/><path stroke-width="1.4" d="M70-92v46m-6 0h12M-22-22L20-52M-20-52L18-92"/></g>`;
}

export function containers(seed: number, base: number, colours: readonly string[]): string {
  const roll = dice(seed);
  return each(Math.ceil(WIDTH / 26), (column) =>
    each(Math.floor(1 + roll() * 3.4), (row) => {
      const colour = colours[Math.floor(roll() * colours.length)];
      return `<rect x="${column * 26}" y="${base - (row + 1) * 13}" width="24.5" height="12" fill="${colour}"/>`;
    }),
  );
}

export function barrier(): string {
  const piers = [150, 330, 510, 690];
  const parts = piers.map((x, index) => {
    const leaf =
      index === 1
        ? `<path d="M${x + 26} 236l128 26v22l-128-24z" fill="#39464d"/>`
        : `<rect x="${x + 26}" y="262" width="128" height="26" fill="#39464d"/>`;
    return `<path d="M${x - 26} 300V196h10v-26h32v26h10v104z" fill="#1d262b"/><rect x="${x - 12}" y="150" width="24" height="22" fill="#27333a"/><rect x="${x - 6}" y="156" width="12" height="7" fill="#f2c679"/>${index < 3 ? leaf : ''}`;
  });
  return `<rect y="268" width="${WIDTH}" height="16" fill="#2a343a"/>${parts.join('')}`;
}

export function skyline(seed: number, ground: number, tones: readonly string[], lit: string, share: number): string {
  const roll = dice(seed);
  return tones
    .map((tone, layer) => {
      let drawn = '';
      for (let x = -20; x < WIDTH; ) {
        const width = 18 + roll() * 44 * (1 + layer * 0.3);
        const top = ground + layer * 40 - (70 + roll() * 170) * (1.15 - layer * 0.22);
        drawn += `<rect x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${HEIGHT}" fill="${tone}"/>`;
        for (let y = top + 8; y < ground + layer * 40 + 30; y += 8)
          for (let window = x + 4; window < x + width - 5; window += 7)
            if (roll() < share + 0.1 * layer)
              drawn += `<rect x="${window.toFixed(1)}" y="${y.toFixed(1)}" width="3" height="3.6" fill="${lit}" opacity="${(0.25 + roll() * 0.7).toFixed(2)}"/>`;
        x += width + roll() * 6;
      }
      return drawn;
    })
    .join('');
}

export function turbine(x: number, y: number, size: number, turn: number): string {
  const blades = each(3, (blade) => {
    const angle = turn + (blade * 2 * Math.PI) / 3;
    return `<path d="M0 0L${(Math.cos(angle) * 78).toFixed(1)} ${(Math.sin(angle) * 78).toFixed(1)}" stroke="#f3efe6" stroke-width="3.4" stroke-linecap="round"/>`;
  });
  return `<g transform="translate(${x} ${y - 150 * size}) scale(${size})"><path d="M-2.2 0L-4.2 150H4.2L2.2 0Z" fill="#ece7dc"/>${blades}<circle r="4.4" fill="#fff"/></g>`;
}

/** Benches of an assembly, row behind row; `tint` is the red, green and blue of the wood in full light. */
export function benches(seed: number, tint: readonly [number, number, number]): string {
  const roll = dice(seed);
  const rows = each(11, (row) => {
    const [radius, seats] = [130 + row * 52, 18 + row * 6];
    return each(seats + 1, (seat) => {
      const angle = Math.PI * (1 + seat / seats);
      const [x, y] = [480 + Math.cos(angle) * radius * 1.02, 560 + Math.sin(angle) * radius * 0.62];
      const light = 0.35 + 0.5 * Math.exp(-(((x - 560) / 300) ** 2));
      const [red, green, blue] = tint.map((part) => Math.round(part * light + 18));
      const width = 10 + row * 1.1;
      return `<rect x="${(x - width / 2).toFixed(1)}" y="${(y - 7).toFixed(1)}" width="${width.toFixed(1)}" height="${9 + row * 0.5}" rx="3" fill="rgb(${red},${green},${blue})" opacity="${roll() < 0.12 ? 0.35 : 1}"/>`;
    });
  });
  return `${rows}<path d="M400 540v-44h160v44z" fill="#2a1c15"/><path d="M440 496h80v-22h-80z" fill="#4a3325"/>`;
}

export function circuits(seed: number, trace: string, accent: string): string {
  const roll = dice(seed);
  const traces = each(46, (line) => {
    let path = `M-300 ${-260 + line * 24}`;
    for (let x = -300; x < 1300; ) {
      x += 60 + roll() * 220;
      path += `H${x.toFixed(0)}`;
      if (roll() < 0.5) {
        path += `l24 ${roll() < 0.5 ? 24 : -24}`;
        x += 24;
      }
    }
    return `<path d="${path}" fill="none" stroke="${roll() < 0.2 ? accent : trace}" stroke-width="${(2 + roll() * 3).toFixed(1)}" opacity="${(0.3 + roll() * 0.6).toFixed(2)}"/>`;
  });
  const chips = each(16, () => {
    const [x, y, width, height] = [roll() * 1100 - 100, roll() * 620 - 60, 50 + roll() * 110, 40 + roll() * 70].map(
      Math.round,
    );
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#0f1a1c" stroke="#2b3d3d"/>`;
  });
  return `<g transform="rotate(-24 480 270)">${traces}${chips}</g>`;
}

/** A stone viaduct with a train of the given colour on it. */
export function viaduct(stone: string, train: string, stripe: string): string {
  const arches = each(9, (arch) => `<path d="M${arch * 122 - 30} 540V326h122v214h-22V390a39 39 0 0 0-78 0v150z"/>`);
  const windows = each(17, (at) => `<rect x="${194 + at * 25}" y="283" width="17" height="10" rx="2" fill="#24313a"/>`);
  return `<g fill="${stone}">${arches}<rect y="312" width="${WIDTH}" height="18"/></g><rect x="180" y="276" width="440" height="34" rx="8" fill="${train}"/><rect x="180" y="298" width="440" height="5" fill="${stripe}"/>${windows}`;
}

export function pitch(): string {
  return '<g stroke="#e9efe2" stroke-width="2.4" fill="none" opacity=".8"><path d="M0 420H960M300 540L382 302M480 302V540M580 302l82 238"/><ellipse cx="480" cy="410" rx="120" ry="34"/></g>';
}

export function ship(x: number, y: number, size: number, hull: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-160 0H170L146 34H-140Z" fill="${hull}"/><rect x="-130" y="-26" width="210" height="26" fill="#e8e2d6"/><rect x="-110" y="-48" width="150" height="22" fill="#d8d1c3"/><rect x="-20" y="-82" width="34" height="34" fill="${hull}"/>${each(11, (at) => `<rect x="${-120 + at * 18}" y="-18" width="9" height="8" fill="#2b3640"/>`)}</g>`;
}

/** A portico: steps, columns and a gable. */
export function portico(stone: string, shade: string): string {
  const columns = each(
    8,
    (at) =>
      `<rect x="${196 + at * 76}" y="210" width="36" height="220" fill="${stone}"/><rect x="${222 + at * 76}" y="210" width="10" height="220" fill="${shade}"/><rect x="${188 + at * 76}" y="200" width="52" height="12" fill="${stone}"/>`,
  );
  const steps = each(
    5,
    (at) =>
      `<rect x="${160 - at * 26}" y="${430 + at * 22}" width="${640 + at * 52}" height="22" fill="${at % 2 ? shade : stone}"/>`,
  );
  return `<path d="M150 178L480 70L810 178Z" fill="${stone}"/><path d="M220 168L480 86L740 168Z" fill="${shade}"/><rect x="160" y="178" width="640" height="22" fill="${stone}"/><rect x="170" y="200" width="620" height="230" fill="${shade}" opacity=".75"/>${columns}${steps}`;
}

/** A price line on a dark board; the seed decides where it goes. */
export function priceLine(seed: number, ink: string): string {
  const roll = dice(seed);
  let height = 300;
  const points = Array.from({ length: 81 }, (_, at) => {
    height = Math.min(470, Math.max(90, height + (roll() - 0.5) * 62));
    return `${at * 12},${height.toFixed(0)}`;
  });
  const grid = each(7, (at) => `<path d="M0 ${60 + at * 70}H960" stroke="#ffffff" stroke-opacity=".09"/>`);
  const bars = each(
    80,
    (at) =>
      `<rect x="${at * 12 + 2}" y="${(500 - roll() * 60).toFixed(0)}" width="8" height="60" fill="${ink}" opacity=".25"/>`,
  );
  return `${grid}${bars}<polyline points="${points.join(' ')}" fill="none" stroke="${ink}" stroke-width="4"/>`;
}

/** Panels in rows on open ground. */
export function panels(): string {
  return each(6, (row) =>
    each(12, (at) => {
      const size = 0.4 + row * 0.22;
      const [x, y] = [480 + (at - 5.5) * 150 * size, 250 + row * row * 9 + row * 12];
      return `<g transform="translate(${x.toFixed(0)} ${y}) scale(${size.toFixed(2)})"><path d="M-60 0L-46-34H74L60 0Z" fill="#1c2f4a" stroke="#9fb4c8" stroke-width="2"/><path d="M-20 0l14-34M20 0l14-34M-53-17H67" stroke="#5d7d9c" stroke-width="1.6"/></g>`;
    }),
  );
}

/** A long corridor with lit doors. */
export function corridor(light: string): string {
  const doors = each(5, (at) => {
    const size = 1 / (1 + at * 0.55);
    const [inset, top, bottom] = [480 - 470 * size, 270 - 210 * size, 270 + 260 * size];
    const width = 90 * size;
    return [inset, WIDTH - inset - width]
      .map(
        (x) =>
          `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${width.toFixed(0)}" height="${(bottom - top).toFixed(0)}" fill="${light}" opacity="${(0.55 - at * 0.07).toFixed(2)}"/>`,
      )
      .join('');
  });
  return `<path d="M0 540L430 300H530L960 540Z" fill="#9fb0ad" opacity=".6"/><path d="M0 0L430 236H530L960 0Z" fill="#e9efec" opacity=".5"/>${doors}<rect x="440" y="236" width="80" height="64" fill="#fdfbf0"/>`;
}
