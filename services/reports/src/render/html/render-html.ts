import { drawChart } from '../../charts/draw-chart.ts';
import type { Part } from '../../document/document.ts';
import type { SealedReport } from '../../document/sealed-report.ts';
import { PERSONA_TONES, TONES } from '../tones.ts';
import { blockOf } from './blocks.ts';
import { escaped, escapedJson } from './escape.ts';
import { styleSheet } from './style.ts';
import { svgOf } from './svg.ts';

const MARK = `<svg viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="4"><path d="M16.2 2.6A11.6 11.6 0 0 1 25.4 12M25.4 16.3A11.6 11.6 0 0 1 16 25.4M11.7 25.4A11.6 11.6 0 0 1 2.6 11.8"/><circle cx="14" cy="14" r="4.6" fill="${TONES.accent}" stroke="none"/></svg>`;

const partOf = ({ id, title, blocks }: Part): string =>
  `<section id="${id}" aria-labelledby="h-${id}"><h2 id="h-${id}">${escaped(title)}</h2>${blocks.map(blockOf).join('')}</section>`;

const contentsOf = (parts: readonly Part[]): string =>
  `<nav aria-label="Contents"><ol>${parts.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('')}</ol></nav>`;

/**
 * A report as one page that asks nobody for anything and runs nothing. Its bundle of evidence stands, as text, in the
 * template `evidence-bundle`.
 */
export const renderHtml = (sealed: SealedReport): string => {
  const { document } = sealed.report;
  const tone = PERSONA_TONES[document.persona];
  const facts = document.facts.map((fact) => `<p class="small">${escaped(fact)}</p>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"><title>${escaped(document.title)} · 360 News</title><style>${styleSheet()}.persona{color:${tone}}</style></head>
<body><header class="top"><span class="brand">${MARK}360 News</span><span class="small">Professional report</span></header>
<main><p class="small">${escaped(document.kicker)}</p><h1 dir="auto">${escaped(document.title)}</h1>
<div class="cover"><div><p class="persona">${escaped(document.readBy)}</p>${facts}</div>${svgOf(drawChart(document.dial, 0), document.dialAlt)}</div>
${contentsOf(document.parts)}
${document.parts.map(partOf).join('\n')}</main>
<footer>360 News · Professional report · ${escaped(document.date)}</footer>
<template id="evidence-bundle">${escapedJson(sealed)}</template></body></html>
`;
};
