import { drawChart } from '../../charts/draw-chart.ts';
import type { Block, Cell, EvidenceEntry, Said } from '../../document/document.ts';
import { escaped, webAddress } from './escape.ts';
import { svgOf } from './svg.ts';

const CHART_WIDTH = 240;
const WIDE_CHART_WIDTH = 480;

const link = (href: string | null, content: string): string => {
  const address = webAddress(href);
  return address === null
    ? content
    : `<a href="${escaped(address)}" target="_blank" rel="noopener noreferrer">${content}</a>`;
};

const cited = (cites: readonly number[]): string =>
  cites.length === 0
    ? ''
    : `<sup>${cites.map((number) => `<a href="#e-${number}" aria-label="Evidence ${number}">${number}</a>`).join(', ')}</sup>`;

const said = ({ text, cites }: Said): string => `<span dir="auto">${escaped(text)}</span>${cited(cites)}`;
const together = (sentences: readonly Said[]): string => sentences.map(said).join(' ');

const cellOf = ({ href, ...each }: Cell): string => link(href, said(each));

const tableOf = ({ caption, columns, rows }: Extract<Block, { kind: 'table' }>): string => {
  const side = (at: number): string => (columns[at]?.align === 'end' ? ' class="end"' : '');
  const head = columns.map(({ label }, at) => `<th scope="col"${side(at)}>${escaped(label)}</th>`).join('');
  const bodyRows = rows.map(
    (row) => `<tr>${row.map((each, at) => `<td${side(at)}>${cellOf(each)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${bodyRows.join('')}</tbody></table></div>`;
};

const entryOf = ({ number, quote, outlet, title, url, publishedAt, hash, contentHash }: EvidenceEntry): string => {
  const source = `${escaped(outlet)}, ${link(url, `“${escaped(title)}”`)}, <time datetime="${escaped(publishedAt)}">${escaped(publishedAt.slice(0, 10))}</time>`;
  if (quote === null) return `<li id="e-${number}" value="${number}">${source}</li>`;
  return `<li id="e-${number}" value="${number}"><q dir="auto">${escaped(quote)}</q><p>${source}</p><p class="hash">passage ${escaped(hash)}<br>report ${escaped(contentHash)}</p></li>`;
};

const chartOf = ({ title, alt, chart }: Extract<Block, { kind: 'chart' }>): string => {
  const isWide = chart.kind === 'columns' || chart.kind === 'shares';
  const drawing = drawChart(chart, isWide ? WIDE_CHART_WIDTH : CHART_WIDTH);
  return `<figure class="${isWide ? 'wide' : 'half'}"><figcaption>${escaped(title)}</figcaption>${svgOf(drawing, alt)}</figure>`;
};

/** One block of a report as HTML. */
export const blockOf = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `<h3 dir="auto">${escaped(block.text)}</h3>`;
    case 'paragraph':
      return `<p class="${block.style}">${together(block.said)}</p>`;
    case 'points':
      return `<ul>${block.points.map(({ said: each, level }) => `<li class="l${level}">${said(each)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote><p>${said(block.said)}</p><footer>${escaped(block.by)}</footer></blockquote>`;
    case 'table':
      return tableOf(block);
    case 'timeline':
      return `<ol class="timeline">${block.entries
        .map(
          ({ at, by, said: each }) =>
            `<li><p class="note">${escaped(at)} · ${escaped(by)}</p><p>${said(each)}</p></li>`,
        )
        .join('')}</ol>`;
    case 'chart':
      return chartOf(block);
    case 'abstained':
      return `<p class="abstained">${said(block.said)}</p>`;
    case 'evidence':
      return `<ol class="evidence">${block.entries.map(entryOf).join('')}</ol>`;
  }
};
