import type { Persona } from '@360/contracts/analysis';
import { drawChart } from '../../charts/draw-chart.ts';
import type { ReportDocument } from '../../document/document.ts';
import { PERSONA_TONES, TONES } from '../tones.ts';
import { drawMarks } from './draw-marks.ts';
import { LOWEST, MARGIN, MEASURE, PAGE } from './paper.ts';
import { heightOf, linesOf, newPage, type Sheet, tagged, write, writeAt } from './sheet.ts';
import { LOOKS } from './spans.ts';
import type { Span } from './text-layout.ts';

const RING = [
  'M16.2 2.6A11.6 11.6 0 0 1 25.4 12',
  'M25.4 16.3A11.6 11.6 0 0 1 16 25.4',
  'M11.7 25.4A11.6 11.6 0 0 1 2.6 11.8',
];
const PERSONA_MARKS: Readonly<Record<Persona, string>> = {
  centrist: 'M6 0.4L11.6 6L6 11.6L0.4 6Z',
  investigator: 'M6 0.8L11.6 11L0.4 11Z',
  internationalist: 'M6 0.4L10.9 3.2L10.9 8.8L6 11.6L1.1 8.8L1.1 3.2Z',
};
const TITLE_SIZES = [34, 30, 26, 22];
const MOST_TITLE_LINES = 5;
const DIAL = 200;

const drawBrand = (sheet: Sheet): void => {
  const { paper } = sheet;
  const top = MARGIN.top - 8;
  paper.save().translate(MARGIN.side, top).scale(0.82);
  for (const path of RING) paper.path(path).lineWidth(4).stroke(TONES.ink);
  paper.circle(14, 14, 4.6).fill(TONES.accent);
  paper.restore();
  sheet.y = top + 1;
  write(sheet, [{ style: 'title', size: 15, colour: TONES.ink, text: '360 News' }], {
    left: MARGIN.side + 30,
    width: 200,
  });
  writeAt(sheet, [{ ...LOOKS.note, text: 'Professional report' }], top + 6, PAGE.width - MARGIN.side);
};

/** The largest size at which the title takes no more than five lines. */
const titleSpans = (sheet: Sheet, text: string): Span[] => {
  const spansOf = (size: number): Span[] => [{ style: 'title', size, colour: TONES.ink, text }];
  const size = TITLE_SIZES.find((each) => linesOf(sheet, spansOf(each)).length <= MOST_TITLE_LINES) ?? 18;
  return spansOf(size);
};

const drawFacts = (sheet: Sheet, { persona, readBy, facts }: ReportDocument): void => {
  const width = MEASURE - DIAL - 40;
  const colour = PERSONA_TONES[persona];
  const lines: Span[][] = [...facts.map((text) => [{ ...LOOKS.note, size: 9, text }])];
  const height = 24 + lines.reduce((sum, spans) => sum + heightOf(sheet, spans, { width }), 0);
  sheet.y = LOWEST - 24 - Math.max(height, DIAL / 2 + height / 2);
  const { paper } = sheet;
  paper
    .save()
    .translate(MARGIN.side, sheet.y + 2)
    .path(PERSONA_MARKS[persona])
    .fill(colour)
    .restore();
  write(sheet, [{ ...LOOKS.subheading, size: 11, colour, text: readBy }], {
    left: MARGIN.side + 18,
    width: width - 18,
  });
  sheet.y += 8;
  for (const spans of lines) write(sheet, spans, { width });
};

/** The first page. Answers where the contents may stand, which are known once all else is drawn. */
export const drawCover = (sheet: Sheet, document: ReportDocument): number => {
  newPage(sheet);
  const { paper } = sheet;
  tagged(sheet, 'P', () => drawBrand(sheet));
  sheet.y = MARGIN.top + 60;
  tagged(sheet, 'P', () => write(sheet, [{ ...LOOKS.note, size: 9, text: document.kicker }]));
  sheet.y += 4;
  tagged(sheet, 'H1', () => write(sheet, titleSpans(sheet, document.title), { leading: 1.14 }));
  const contents = sheet.y + 34;
  const dial = drawChart(document.dial, 0);
  const left = PAGE.width - MARGIN.side - DIAL;
  tagged(sheet, 'Figure', () => drawMarks(sheet, dial, left, LOWEST - DIAL - 24, DIAL / dial.width), document.dialAlt);
  tagged(sheet, 'P', () => drawFacts(sheet, document));
  paper.markContent('Artifact', { type: 'Layout' });
  paper.rect(MARGIN.side, contents - 16, MEASURE, 0.75).fill(TONES.ink);
  paper.endMarkedContent();
  return contents;
};
