import { randomBytes } from 'node:crypto';
import type { GivenPassage } from '../provider.ts';

const OUTLET_MAX = 100;
/** Marks that show nothing, or turn the direction of what follows: a text may hide words in them. Joiners are letters' own. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u{e0000}-\u{e007f}]/gu;
const JOINERS = /[\u200c\u200d]/;
/** What looks like a boundary of ours, or like the marks by which chat templates tell who speaks. */
const BOUNDARY = /<{2,}|>{2,}|＜{2,}|＞{2,}|《{2,}|》{2,}/gu;
const TEMPLATE = /<\|?\s*\/?\s*[\w-]{1,30}\s*\|?>|\[\/?\s*(?:INST|SYS)\s*\]|<\||\|>/giu;

const seen = (text: string): string => text.replace(UNSEEN, (mark) => (JOINERS.test(mark) ? mark : ' '));

/** One line that cannot end a fence or open another one. */
const defused = (text: string, boundary: string): string =>
  seen(text).replaceAll(boundary, ' ').replace(TEMPLATE, ' ').replace(BOUNDARY, ' ').replace(/\s+/gu, ' ').trim();

/** A word nobody can have written into a text before: 128 random bits. */
export const freshBoundary = (): string => randomBytes(16).toString('hex');

/** The short name a model cites a passage by. */
export const labelOf = (index: number): string => `P${index + 1}`;

/** Passages as a model reads them: each between lines that carry the boundary, named P1, P2, … */
export const fenced = (passages: readonly GivenPassage[], boundary: string): string =>
  passages
    .map(({ outletName, text }, index) => {
      const outlet = defused(outletName, boundary).replaceAll('"', "'").slice(0, OUTLET_MAX);
      return `<<<${labelOf(index)} ${boundary} outlet="${outlet}">>>\n${defused(text, boundary)}\n<<<END ${boundary}>>>`;
    })
    .join('\n');
