import type { Drawing, Mark } from '../../charts/chart.ts';
import { TONES } from '../tones.ts';
import { escaped } from './escape.ts';

const number = (value: number): string => String(Math.round(value * 100) / 100);

const markOf = (mark: Mark): string => {
  const colour = TONES[mark.tone];
  switch (mark.kind) {
    case 'rect':
      return `<rect x="${number(mark.x)}" y="${number(mark.y)}" width="${number(mark.width)}" height="${number(mark.height)}" fill="${colour}"/>`;
    case 'line':
      return `<path d="M${number(mark.x1)} ${number(mark.y1)}L${number(mark.x2)} ${number(mark.y2)}" stroke="${colour}" stroke-width="${number(mark.width)}"/>`;
    case 'circle':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.radius)}" fill="${colour}"/>`;
    case 'ring':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.radius)}" fill="none" stroke="${colour}" stroke-width="${number(mark.width)}"/>`;
    case 'path':
      return `<path d="${mark.d}" fill="${colour}"/>`;
    case 'text':
      return `<text x="${number(mark.x)}" y="${number(mark.y)}" font-size="${mark.size}" fill="${colour}" text-anchor="${mark.anchor}"${mark.bold ? ' font-weight="600"' : ''}${mark.serif ? ' class="serif"' : ''}>${escaped(mark.text)}</text>`;
  }
};

/** A drawing as inline SVG. `label` says in words what it shows. */
export const svgOf = ({ width, height, marks }: Drawing, label: string): string =>
  `<svg viewBox="0 0 ${number(width)} ${number(height)}" role="img" aria-label="${escaped(label)}">${marks.map(markOf).join('')}</svg>`;
