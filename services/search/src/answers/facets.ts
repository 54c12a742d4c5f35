import type { FacetName, Facets } from '@360/contracts/search';

const MOST = 20;
const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;
const WEEKS = 8;

/** How often each value of an attribute occurs among the answers. */
export type Distribution = Record<string, Record<string, number>>;

/** Which attribute of an index each facet counts. */
export const ITEM_FACETS: Partial<Record<FacetName, string>> = {
  type: 'type',
  country: 'country',
  source: 'sourceId',
  category: 'category',
  language: 'language',
  epistemology: 'epistemology',
  date: 'publishedDay',
};
export const STORY_FACETS: Partial<Record<FacetName, string>> = {
  country: 'countries',
  source: 'outletIds',
  category: 'category',
  language: 'languages',
  epistemology: 'epistemology',
  date: 'publishedDay',
};

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last seven days one by one, then the weeks before them: those in which there is anything. */
export const dateFacet = (days: Record<string, number>, now: Date) => {
  if (Object.keys(days).length === 0) return [];
  const today = Date.parse(isoDay(now.getTime()));
  const spans = [
    ...Array.from({ length: DAYS }, (_, back) => ({ from: today - back * DAY_MS, days: 1 })),
    ...Array.from({ length: WEEKS }, (_, week) => ({ from: today - (DAYS + 7 * week + 6) * DAY_MS, days: 7 })),
  ];
  return spans
    .map(({ from, days: length }) => {
      const inside = Array.from({ length }, (_, at) => isoDay(from + at * DAY_MS));
      const value = `${inside[0]}..${inside.at(-1)}`;
      return { value, label: value, count: inside.reduce((sum, day) => sum + (days[day] ?? 0), 0) };
    })
    .filter(({ count }) => count > 0);
};

/** The facets of an answer; `nameOf` gives an outlet's name by its id. */
export const facetsOf = (
  distribution: Distribution,
  attributes: Partial<Record<FacetName, string>>,
  nameOf: (sourceId: string) => string,
  now: Date,
): Facets => {
  const counted = (name: FacetName) => {
    const values = distribution[attributes[name] ?? ''] ?? {};
    if (name === 'date') return dateFacet(values, now);
    return Object.entries(values)
      .map(([value, count]) => ({ value, label: name === 'source' ? nameOf(value) : value, count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
      .slice(0, MOST);
  };
  return {
    type: counted('type'),
    country: counted('country'),
    source: counted('source'),
    category: counted('category'),
    language: counted('language'),
    epistemology: counted('epistemology'),
    date: counted('date'),
  };
};
