import type { EvidenceEntry } from '../../document/document.ts';
import { webAddress } from '../html/escape.ts';
import { TONES } from '../tones.ts';
import { lineHeight } from './draw-text.ts';
import { MARGIN, MEASURE } from './paper.ts';
import { heightOf, makeRoom, type Sheet, tagged, write } from './sheet.ts';
import { LOOKS } from './spans.ts';
import type { Span } from './text-layout.ts';

const INDENT = 26;
const PLACE = { left: MARGIN.side + INDENT, width: MEASURE - INDENT };

const sourceOf = ({ outlet, title, url, publishedAt }: EvidenceEntry): Span[] => [
  { ...LOOKS.note, text: `${outlet},` },
  { ...LOOKS.note, text: `“${title}”`, href: webAddress(url), colour: TONES.accent },
  { ...LOOKS.note, text: `, ${publishedAt.slice(0, 10)}`, joined: true },
];

/** Where a passage comes from, and its proof. Citations lead here. */
export const drawEvidence = (sheet: Sheet, entries: readonly EvidenceEntry[]): void => {
  for (const entry of entries) {
    const quote: Span[] = entry.quote === null ? [] : [{ ...LOOKS.body, size: 9.5, text: entry.quote }];
    const height =
      heightOf(sheet, quote, PLACE) + heightOf(sheet, sourceOf(entry), PLACE) + lineHeight(LOOKS.hash.size) * 2;
    makeRoom(sheet, height);
    const { paper } = sheet;
    paper.addNamedDestination(`e-${entry.number}`, 'XYZ', 0, sheet.y - 6, null);
    tagged(sheet, 'LI', () => {
      const top = sheet.y;
      write(sheet, [{ ...LOOKS.head, text: String(entry.number), colour: TONES.accent }], { width: INDENT });
      sheet.y = top;
      if (quote.length > 0) write(sheet, quote, PLACE);
      write(sheet, sourceOf(entry), PLACE);
      if (entry.quote !== null) {
        write(sheet, [{ ...LOOKS.hash, text: `passage ${entry.hash}` }], PLACE);
        write(sheet, [{ ...LOOKS.hash, text: `report ${entry.contentHash}` }], PLACE);
      }
    });
    sheet.y += 7;
  }
};
