import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { failuresOf, type Seen } from './checks.ts';

/** Of one picture sheet: pictures beside each other, their width, and how much of their height is shown. */
const SHEETS = {
  wide: { columns: 3, width: 620, height: 560, rows: 3 },
  narrow: { columns: 6, width: 310, height: 670, rows: 2 },
};
type Sheet = (typeof SHEETS)[keyof typeof SHEETS];

const STYLE = `
  body { margin: 16px; font: 14px/1.4 system-ui, sans-serif; background: #888; color: #000; }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; }
  figcaption { padding: 2px 6px; background: #fff; }
  .fails figcaption { background: #ffd0c8; }
  figure div { overflow: hidden; background: #fff; }
  img { display: block; inline-size: 100%; }
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const figureOf = (seen: Seen, width: number, height: number | null): string => {
  const failures = failuresOf(seen);
  const style = `width:${width}px${height === null ? '' : `;max-height:${height}px`}`;
  const picture =
    seen.picture === null
      ? ''
      : `<img src="${escaped(seen.picture)}" alt="" ${height === null ? 'loading="lazy"' : ''}>`;
  return `<figure${failures.length > 0 ? ' class="fails"' : ''} title="${escaped(failures.join('\n'))}">
    <figcaption>${escaped(`${seen.screen} ${seen.look}`)}</figcaption><div style="${style}">${picture}</div></figure>`;
};

const pageOf = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>${STYLE}</style>${body}`;

/** All pictures on one page, a row a screen; what fails is marked and told under the pointer. */
export const indexPage = (all: readonly Seen[]): string => {
  const rows = Map.groupBy(all, ({ screen }) => screen);
  const sections = [...rows].map(([screen, seen]) => {
    const figures = seen.map((one) => figureOf(one, one.look.startsWith('390') ? 195 : 480, null));
    return `<h2>${escaped(screen)}</h2><section>${figures.join('')}</section>`;
  });
  return pageOf(sections.join(''));
};

const sheetsOf = (all: readonly Seen[]): { name: string; sheet: Sheet; seen: Seen[] }[] =>
  [...Map.groupBy(all, ({ look }) => look)].flatMap(([look, seen]) => {
    const sheet = look.startsWith('390') ? SHEETS.narrow : SHEETS.wide;
    const size = sheet.columns * sheet.rows;
    const count = Math.ceil(seen.length / size);
    return Array.from({ length: count }, (_, at) => ({
      name: `sheet-${look}-${at + 1}.png`,
      sheet,
      seen: seen.slice(at * size, (at + 1) * size),
    }));
  });

/** Writes `index.html` and, for each look, picture sheets that can be read at their own size. */
export const writeContactSheets = async (browser: Browser, folder: string, all: readonly Seen[]): Promise<void> => {
  const index = join(folder, 'index.html');
  const page = await browser.newPage();
  for (const { name, sheet, seen } of sheetsOf(all)) {
    const { columns, width, height } = sheet;
    const figures = seen.map((one) => figureOf(one, width, height));
    await writeFile(index, pageOf(`<section>${figures.join('')}</section>`));
    await page.setViewportSize({ width: columns * (width + 16) + 16, height: 600 });
    await page.goto(pathToFileURL(index).href, { waitUntil: 'load' });
    await page.screenshot({ path: join(folder, name), fullPage: true });
  }
  await page.close();
  await writeFile(index, indexPage(all));
};
