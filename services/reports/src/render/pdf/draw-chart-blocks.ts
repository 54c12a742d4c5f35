import { drawChart } from '../../charts/draw-chart.ts';
import type { Block } from '../../document/document.ts';
import { drawMarks } from './draw-marks.ts';
import { MARGIN, MEASURE } from './paper.ts';
import { makeRoom, type Sheet, tagged, write } from './sheet.ts';
import { LOOKS } from './spans.ts';

export type ChartBlock = Extract<Block, { kind: 'chart' }>;

const GUTTER = 28;
const TITLE = 20;

/** Narrow charts stand beside each other. */
export const isNarrow = ({ chart }: ChartBlock): boolean => chart.kind === 'intervals' || chart.kind === 'blocks';

/** Draws one chart over the whole width, or two side by side. */
export const drawCharts = (sheet: Sheet, charts: readonly ChartBlock[]): void => {
  const width = charts.length === 2 ? (MEASURE - GUTTER) / 2 : MEASURE;
  const drawings = charts.map(({ chart }) => drawChart(chart, width));
  const height = Math.max(...drawings.map((drawing) => drawing.height)) + TITLE;
  sheet.y += 10;
  makeRoom(sheet, height);
  const top = sheet.y;
  for (const [at, { title, alt }] of charts.entries()) {
    const left = MARGIN.side + at * (width + GUTTER);
    const drawing = drawings[at];
    if (!drawing) continue;
    sheet.y = top;
    tagged(
      sheet,
      'Figure',
      () => {
        write(sheet, [{ ...LOOKS.head, size: 8.5, text: title }], { left, width });
        drawMarks(sheet, drawing, left, top + TITLE);
      },
      `${title}. ${alt}`,
    );
  }
  sheet.y = top + height + 8;
};
