import type { Block, Level } from '../../document/document.ts';
import { TONES } from '../tones.ts';
import { type ChartBlock, drawCharts, isNarrow } from './draw-chart-blocks.ts';
import { drawEvidence } from './draw-evidence.ts';
import { drawTable } from './draw-table.ts';
import { lineHeight } from './draw-text.ts';
import { MARGIN, MEASURE } from './paper.ts';
import { heightOf, makeRoom, type Sheet, tagged, write } from './sheet.ts';
import { LOOKS, saidSpans, sentencesSpans } from './spans.ts';
import type { Span } from './text-layout.ts';

const INDENT = 16;
const INDENTED = { left: MARGIN.side + INDENT, width: MEASURE - INDENT };

const drawHeading = (sheet: Sheet, text: string): void => {
  sheet.y += 12;
  makeRoom(sheet, lineHeight(LOOKS.subheading.size) + 3 * lineHeight(LOOKS.body.size));
  tagged(sheet, 'H2', () => write(sheet, [{ ...LOOKS.subheading, text }]));
  sheet.y += 2;
};

/** Indented text with a rule beside it, on one page where it fits on one. */
const drawBeside = (sheet: Sheet, tag: string, paragraphs: readonly Span[][], colour: string): void => {
  sheet.y += 4;
  makeRoom(
    sheet,
    paragraphs.reduce((sum, spans) => sum + heightOf(sheet, spans, INDENTED), 0),
  );
  const top = sheet.y;
  const { paper } = sheet;
  const before = paper.bufferedPageRange().count;
  tagged(sheet, tag, () => {
    for (const spans of paragraphs) write(sheet, spans, INDENTED);
  });
  if (paper.bufferedPageRange().count === before) {
    paper.markContent('Artifact', { type: 'Layout' });
    paper.rect(MARGIN.side + 2, top, 1.5, sheet.y - top).fill(colour);
    paper.endMarkedContent();
  }
  sheet.y += 6;
};

/** Three bars, as many of them in colour as it matters. */
const drawLevel = ({ paper }: Sheet, level: Level, top: number): void => {
  for (let bar = 1; bar <= 3; bar++) {
    const height = 2 + bar * 2;
    paper
      .rect(MARGIN.side + (bar - 1) * 3.5, top + 11 - height, 2.5, height)
      .fill(bar <= level ? TONES.contested : TONES.rule);
  }
};

const drawPoints = (sheet: Sheet, { points }: Extract<Block, { kind: 'points' }>): void => {
  for (const { said, level } of points) {
    const spans = saidSpans(said, LOOKS.body);
    makeRoom(sheet, heightOf(sheet, spans, INDENTED));
    tagged(sheet, 'LI', () => {
      if (level > 0) drawLevel(sheet, level, sheet.y);
      else sheet.paper.circle(MARGIN.side + 4, sheet.y + 8, 1.5).fill(TONES.dim);
      write(sheet, spans, INDENTED);
    });
    sheet.y += 3;
  }
};

const drawTimeline = (sheet: Sheet, { entries }: Extract<Block, { kind: 'timeline' }>): void => {
  for (const { at, by, said } of entries) {
    const head: Span[] = [{ ...LOOKS.note, text: `${at} · ${by}` }];
    const spans = saidSpans(said, LOOKS.body);
    makeRoom(
      sheet,
      heightOf(sheet, head, INDENTED) + Math.min(3 * lineHeight(LOOKS.body.size), heightOf(sheet, spans, INDENTED)),
    );
    tagged(sheet, 'LI', () => {
      sheet.paper.circle(MARGIN.side + 4, sheet.y + 6, 2.5).fill(TONES.accent);
      write(sheet, head, INDENTED);
      write(sheet, spans, INDENTED);
    });
    sheet.y += 7;
  }
};

const drawOne = (sheet: Sheet, block: Exclude<Block, ChartBlock>): void => {
  if (block.kind === 'heading') drawHeading(sheet, block.text);
  else if (block.kind === 'paragraph') {
    tagged(sheet, 'P', () => write(sheet, sentencesSpans(block.said, LOOKS[block.style])));
    sheet.y += block.style === 'note' ? 3 : 6;
  } else if (block.kind === 'points') drawPoints(sheet, block);
  else if (block.kind === 'quote')
    drawBeside(
      sheet,
      'BlockQuote',
      [saidSpans(block.said, LOOKS.body), [{ ...LOOKS.note, text: block.by }]],
      TONES.rule,
    );
  else if (block.kind === 'abstained')
    drawBeside(sheet, 'P', [saidSpans(block.said, { ...LOOKS.body, colour: TONES.single })], TONES.single);
  else if (block.kind === 'table') drawTable(sheet, block);
  else if (block.kind === 'timeline') drawTimeline(sheet, block);
  else drawEvidence(sheet, block.entries);
};

/** Draws the blocks of a part. */
export const drawBlocks = (sheet: Sheet, blocks: readonly Block[]): void => {
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (block?.kind !== 'chart') {
      if (block) drawOne(sheet, block);
      continue;
    }
    const next = blocks[at + 1];
    if (isNarrow(block) && next?.kind === 'chart' && isNarrow(next)) {
      drawCharts(sheet, [block, next]);
      at += 1;
    } else drawCharts(sheet, [block]);
  }
};
