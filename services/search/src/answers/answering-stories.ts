import type { IntentChip, QueryProblem } from '@360/contracts/search';
import type { Engine } from '../engine/engine.ts';
import type { AnsweringStories } from '../filters/item-filter.ts';
import { asksOfStories } from '../filters/narrowing-terms.ts';
import { coverageFilter, reportedBy } from '../filters/story-filter.ts';
import type { CoverageFilters, ParsedQuery } from '../query/parsed-query.ts';

/** With so many ids a question still takes the engine about a tenth of a second. */
const MOST_STORIES = 10_000;
const COVERAGE = /^(?:covered-by|not-covered-by|agreement|independent):/;

type Asked = Pick<ParsedQuery, 'coverage' | 'chips'>;

/** How items answer what is asked of coverage, and a sentence where not every story could be regarded. */
export interface Answering {
  stories: AnsweringStories | null;
  problems: QueryProblem[];
}
/** Throws EngineAway while the search engine does not answer. */
export type FindAnswering = (asked: Asked) => Promise<Answering>;

/** Where outlets that do not report are all that is asked, the few stories they report are told apart from the rest. */
const isOnlyNotCovered = ({ coveredBy, agreement, independent }: CoverageFilters): boolean =>
  coveredBy.length === 0 && agreement === null && independent === null;

const isOfCoverage = ({ kind, value }: IntentChip): boolean => kind === 'coverage' && COVERAGE.test(value);

const figure = (count: number): string => count.toLocaleString('en');

/** Finds the stories by which items answer; beyond `most` the newest of them, and says so. */
export const createAnsweringStories = (engine: Engine, indexPrefix: string, most = MOST_STORIES): FindAnswering => {
  const newest = async (filter: string) => {
    const question = { filter, fields: ['id' as const], sort: ['updatedAtMs:desc'], limit: most };
    const { results, total } = await engine.ask((client) =>
      client.index<{ id: string }>(`${indexPrefix}stories`).getDocuments(question),
    );
    return { ids: results.map(({ id }) => id), total };
  };

  return async ({ coverage, chips }) => {
    if (!asksOfStories(coverage)) return { stories: null, problems: [] };
    const isApart = isOnlyNotCovered(coverage);
    const { ids, total } = await newest(isApart ? reportedBy(coverage.notCoveredBy) : coverageFilter(coverage));
    const stories = isApart ? { among: null, apart: ids } : { among: ids, apart: [] };
    const place = chips.find(isOfCoverage);
    if (total <= most || !place) return { stories, problems: [] };
    const message = isApart
      ? `${figure(total)} stories are left out by this; reports of all but the ${figure(most)} newest of them are shown all the same.`
      : `${figure(total)} stories are covered as asked; only reports of the ${figure(most)} newest of them are shown.`;
    return { stories, problems: [{ message, start: place.start, end: place.end }] };
  };
};
