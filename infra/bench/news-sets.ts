import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export interface LabelledItem {
  id: string;
  title: string;
  summary: string;
  text: string;
  source: string;
  /** ms; absent where the set gives no date. */
  publishedAt: number | undefined;
  label: string;
}

const DAY = 24 * 60 * 60_000;
const SPREAD = 1.5 * DAY;
const DAYS = 4;
const FIXED_NOW = Date.UTC(2026, 0, 15);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const itemOf = (line: string, index: number): LabelledItem => {
  const row = JSON.parse(line) as Record<string, unknown>;
  const publishedAt = Date.parse(textOf(row.publishedAt));
  return {
    id: textOf(row.id) || String(index),
    title: textOf(row.title),
    summary: textOf(row.summary),
    text: textOf(row.text),
    source: textOf(row.source) || 'unknown',
    publishedAt: Number.isNaN(publishedAt) ? undefined : publishedAt,
    label: textOf(row.label),
  };
};

/** Reads labelled items, one JSON object per line; fields a set lacks are empty. */
export const readItems = async (path: string): Promise<LabelledItem[]> =>
  (await readFile(path, 'utf8')).split('\n').filter(Boolean).map(itemOf);

/** Items in date order; those without a date keep their place at the start. */
export const inDateOrder = (items: readonly LabelledItem[]): LabelledItem[] =>
  items.toSorted((a, b) => (a.publishedAt ?? 0) - (b.publishedAt ?? 0));

const chanceOf = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE(0) / 2 ** 32;

const firstTimes = (items: readonly LabelledItem[]): Map<string, number> => {
  const first = new Map<string, number>();
  for (const { label, publishedAt } of items)
    if (publishedAt !== undefined) first.set(label, Math.min(first.get(label) ?? publishedAt, publishedAt));
  return first;
};

const FORMATS = ['rss', 'atom', 'json'] as const;

const asFed = (item: LabelledItem, format: (typeof FORMATS)[number]): LabelledItem =>
  format === 'rss' ? { ...item, summary: item.summary || item.text.slice(0, 400), text: '' } : item;

/** One outlet after the other, each newest first. */
export const oneOutletAfterTheOther = (items: readonly LabelledItem[]): LabelledItem[] => {
  const byOutlet = Map.groupBy(items, ({ source }) => source);
  return [...byOutlet.keys()]
    .sort()
    .flatMap((outlet) => (byOutlet.get(outlet) ?? []).toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0)));
};

/**
 * Items as polling meets them: every event within the last four days, its reports at most 36 hours apart, one outlet
 * after the other, newest first, and every third outlet without text.
 */
export const inOutletOrder = (items: readonly LabelledItem[]): LabelledItem[] => {
  const first = firstTimes(items);
  const moved = items.map((item) => {
    const start = FIXED_NOW - SPREAD - chanceOf(`${item.label}0`) * (DAYS * DAY - SPREAD);
    const since =
      item.publishedAt === undefined ? chanceOf(item.id) * SPREAD : item.publishedAt - (first.get(item.label) ?? 0);
    return { ...item, publishedAt: Math.min(FIXED_NOW, start + Math.min(SPREAD, since)) };
  });
  const byOutlet = Map.groupBy(moved, ({ source }) => source.replace(/^www\./, '').toLowerCase());
  return [...byOutlet.keys()]
    .sort()
    .flatMap((outlet, index) =>
      (byOutlet.get(outlet) ?? [])
        .toSorted((a, b) => b.publishedAt - a.publishedAt)
        .map((item) => asFed(item, FORMATS[index % FORMATS.length] ?? 'rss')),
    );
};
