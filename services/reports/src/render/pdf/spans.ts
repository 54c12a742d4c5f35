import type { Cell, Said } from '../../document/document.ts';
import { webAddress } from '../html/escape.ts';
import { TONES } from '../tones.ts';
import type { Span } from './text-layout.ts';

type Look = Pick<Span, 'style' | 'size' | 'colour'>;

export const LOOKS = {
  heading: { style: 'title', size: 22, colour: TONES.ink },
  subheading: { style: 'bold', size: 10, colour: TONES.ink },
  lead: { style: 'reading', size: 13, colour: TONES.ink },
  body: { style: 'reading', size: 11, colour: TONES.ink },
  note: { style: 'sans', size: 8, colour: TONES.dim },
  cell: { style: 'sans', size: 8, colour: TONES.ink },
  head: { style: 'bold', size: 8, colour: TONES.ink },
  hash: { style: 'sans', size: 6, colour: TONES.dim },
} as const satisfies Record<string, Look>;

/** The numbers of passages, raised behind a sentence, each a link to its passage. */
const citesOf = (cites: readonly number[], { size }: Look): Span[] =>
  cites.map((number, at) => ({
    ...{
      text: at === cites.length - 1 ? String(number) : `${number},`,
      style: 'sans',
      size: Math.max(5.5, size * 0.6),
    },
    ...{ colour: TONES.accent, rise: size * 0.34, place: `e-${number}`, joined: at === 0 },
  }));

export const saidSpans = ({ text, cites }: Said, look: Look): Span[] => [{ ...look, text }, ...citesOf(cites, look)];
export const sentencesSpans = (said: readonly Said[], look: Look): Span[] =>
  said.flatMap((each) => saidSpans(each, look));

export const cellSpans = (cell: Cell, look: Look = LOOKS.cell): Span[] => {
  const href = webAddress(cell.href);
  if (href === null) return saidSpans(cell, look);
  return [{ ...look, text: cell.text, href, colour: TONES.accent }, ...citesOf(cell.cites, look)];
};
