import type { EvidenceItem } from '@360/contracts/evidence';
import type { Block } from './document.ts';
import { dayOf, momentOf } from './names.ts';

const HOUR_MS = 3_600_000;
const MOST_COLUMNS = 24;
/** Hours that one column may stand for. */
const STEPS = [1, 2, 3, 6, 12, 24, 48, 96, 168, 336, 720];

const shownTime = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'UTC',
});
const shownDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const lengthOf = (hours: number): string => {
  if (hours === 1) return 'an hour';
  if (hours < 24) return `in ${hours} hours`;
  return hours === 24 ? 'a day' : `in ${hours / 24} days`;
};

/** How many reports came in each stretch since the first of them; null where they all came at once. */
export const paceChart = (items: readonly Pick<EvidenceItem, 'publishedAt'>[]): Block | null => {
  const times = items.map(({ publishedAt }) => Date.parse(publishedAt)).sort((a, b) => a - b);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || times.length < 2) return null;
  const span = (last - first) / HOUR_MS;
  const hours = STEPS.find((step) => span / step < MOST_COLUMNS) ?? Math.ceil(span / MOST_COLUMNS);
  const columns = Array.from({ length: Math.floor(span / hours) + 1 }, (_, at) => {
    const from = first + at * hours * HOUR_MS;
    const label = (hours < 24 ? shownTime : shownDay).format(new Date(from));
    return { label, count: times.filter((time) => time >= from && time < from + hours * HOUR_MS).length };
  });
  if (columns.length < 2) return null;
  const began = new Date(first).toISOString();
  return {
    kind: 'chart',
    title: `Reports ${lengthOf(hours)} since the first, ${hours < 24 ? momentOf(began) : dayOf(began)}`,
    alt: columns.map(({ label, count }) => `${label}: ${count}`).join(', '),
    chart: { kind: 'columns', columns },
  };
};
