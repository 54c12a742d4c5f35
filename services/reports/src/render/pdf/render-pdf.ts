import { buffer } from 'node:stream/consumers';
import type { ReportDocument } from '../../document/document.ts';
import type { SealedReport } from '../../document/sealed-report.ts';
import { TONES } from '../tones.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawCover } from './draw-cover.ts';
import { MARGIN, MEASURE, openPaper, PAGE, type Paper } from './paper.ts';
import { makeRoom, newPage, type Sheet, tagged, write, writeAt } from './sheet.ts';
import { LOOKS } from './spans.ts';
import { createTypefaces } from './typefaces.ts';

const ROW = 18;
/** A part that begins lower than this begins a page of its own. */
const LATEST_START = 640;
const LATEST_APPENDICES = 320;
/** Of the running head, from the top. */
const HEAD = 30;

interface Begun {
  title: string;
  place: string;
  page: number;
}

const pageCount = (paper: Paper): number => paper.bufferedPageRange().count;

const drawParts = (sheet: Sheet, { parts }: ReportDocument): Begun[] =>
  parts.map(({ id, title, blocks }, at) => {
    const { paper } = sheet;
    if (at < 2 || sheet.y > (id === 'appendices' ? LATEST_APPENDICES : LATEST_START)) newPage(sheet);
    else {
      sheet.y += 26;
      makeRoom(sheet, 120);
    }
    paper.outline.addItem(title);
    paper.addNamedDestination(`part-${id}`, 'XYZ', 0, sheet.y - 10, null);
    const page = pageCount(paper);
    tagged(sheet, 'H1', () => write(sheet, [{ ...LOOKS.heading, text: title }], { leading: 1.2 }));
    sheet.y += 6;
    drawBlocks(sheet, blocks);
    return { title, place: `part-${id}`, page };
  });

const RIGHT = PAGE.width - MARGIN.side;

const drawContents = (sheet: Sheet, begun: readonly Begun[], top: number): void => {
  sheet.paper.switchToPage(0);
  for (const [at, { title, place, page }] of begun.entries()) {
    const y = top + at * ROW;
    writeAt(sheet, [{ ...LOOKS.cell, size: 9.5, text: title, place }], y);
    writeAt(sheet, [{ ...LOOKS.cell, size: 9.5, text: String(page), place }], y, RIGHT);
  }
};

/** Tells of characters that stand as boxes. */
const drawMissing = (sheet: Sheet): void => {
  const count = sheet.faces.missing();
  if (count === 0) return;
  const said =
    count === 1
      ? 'One character that no typeface of this file has stands as a box.'
      : `${count} characters that no typeface of this file has stand as boxes.`;
  sheet.y += 10;
  tagged(sheet, 'P', () =>
    write(sheet, [{ ...LOOKS.note, text: `${said} The HTML and JSON of this report hold them.` }]),
  );
};

/** Running head and foot of every page. */
const drawRunning = (sheet: Sheet, { date, title }: ReportDocument): void => {
  const { paper } = sheet;
  const count = pageCount(paper);
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page);
    paper.markContent('Artifact', { type: 'Pagination' });
    const y = PAGE.height - 46;
    paper.rect(MARGIN.side, y, MEASURE, 0.5).fill(TONES.rule);
    writeAt(sheet, [{ ...LOOKS.note, text: `360 News · Professional report · ${date}` }], y + 7);
    writeAt(sheet, [{ ...LOOKS.note, text: `${page + 1} / ${count}` }], y + 7, RIGHT);
    if (page > 0) writeAt(sheet, [{ ...LOOKS.note, text: title }], HEAD);
    paper.endMarkedContent();
  }
};

export interface RenderedPdf {
  bytes: Buffer;
  pages: number;
}

/**
 * A report on A4, tagged, with its bundle of evidence attached as `evidence.json`. The same report gives the same bytes:
 * all times in the file are that at which its evidence was frozen.
 */
export const renderPdf = async (sealed: SealedReport): Promise<RenderedPdf> => {
  const { document } = sealed.report;
  const at = new Date(document.frozenAt);
  const paper = openPaper({ title: document.title, subject: `Professional report. ${document.readBy}.`, at });
  const bytes = buffer(paper);
  const sheet: Sheet = { paper, faces: createTypefaces(paper), y: 0 };
  const contents = drawCover(sheet, document);
  const begun = drawParts(sheet, document);
  drawMissing(sheet);
  tagged(sheet, 'TOC', () => drawContents(sheet, begun, contents));
  drawRunning(sheet, document);
  const pages = pageCount(paper);
  const attached = { name: 'evidence.json', type: 'application/json', creationDate: at, modifiedDate: at };
  paper.file(Buffer.from(JSON.stringify(sealed)), { ...attached, description: 'Bundle of evidence, sealed' });
  paper.end();
  return { bytes: await bytes, pages };
};
