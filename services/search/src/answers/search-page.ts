import {
  type QueryProblem,
  SEARCH_TYPES,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
} from '@360/contracts/search';
import { asksOfStories } from '../filters/narrowing-terms.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { Ranking } from '../ranking/rank-query.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Sources } from '../sources/known-sources.ts';
import type { FindAnswering } from './answering-stories.ts';
import { DEEPEST, decodeCursor, encodeCursor } from './cursor.ts';
import { facetsOf, ITEM_FACETS, STORY_FACETS } from './facets.ts';
import { type Asked, findItems, findStories, storiesAmong, wordingOf } from './find.ts';
import { presentFound } from './present-found.ts';
import { presentStory } from './present-result.ts';
import { understand } from './understand.ts';

/** The attribute of a report that names its story. */
const STORY = 'storyId';
/** Stories of several reports that stand before the reports of a first page. */
const STORIES_FIRST = 3;

interface Parts {
  ranker: Ranker;
  answeringStories: FindAnswering;
  sources: Sources;
}

/** Whether stories alone, items alone or both are asked for. Coverage is of stories, so it asks for them by itself. */
const kindsAsked = (said: ParsedQuery, { type }: SearchQuery): 'stories' | 'items' | 'both' => {
  const { types, leftOut } = said.filters;
  const named = type === undefined ? types : [type];
  if (named.length === 0 && !leftOut.types.includes('story') && asksOfStories(said.coverage)) return 'stories';
  const wanted = (named.length > 0 ? named : SEARCH_TYPES).filter((each) => !leftOut.types.includes(each));
  if (wanted.every((each) => each === 'story')) return 'stories';
  return wanted.includes('story') ? 'both' : 'items';
};

const attributesOf = (facets: Partial<Record<string, string>>): string[] =>
  Object.values(facets).filter((name) => name !== undefined);

interface Part {
  results: SearchResult[];
  total: number;
  facets: SearchPage['facets'];
  problems: QueryProblem[];
}

/** Reports, and how many reports each of their stories has among all that were found. */
interface Reports extends Part {
  stories: Record<string, number>;
}

/** One search: what was said, what is asked for it, and of whom. */
interface Search {
  parts: Parts;
  said: ParsedQuery;
  asked: Asked;
  now: Date;
}

const namesOf =
  ({ parts: { sources } }: Search) =>
  (id: string): string =>
    sources.nameOf(id) ?? id;

/** @param more attributes to count beside those of the facets */
const reportsFor = async (search: Search, more: string[] = []): Promise<Reports> => {
  const { parts, said, asked, now } = search;
  const { stories, problems } = await parts.answeringStories(said);
  const found = await findItems(parts.ranker, { ...asked, facets: [...attributesOf(ITEM_FACETS), ...more] }, stories);
  const facets = facetsOf(found.facetDistribution, ITEM_FACETS, namesOf(search), now);
  const counted = found.facetDistribution[STORY] ?? {};
  return { results: found.hits.map(presentFound), total: found.total, facets, problems, stories: counted };
};

const storyPart = (
  search: Search,
  { hits, total, facetDistribution }: Pick<Ranking<'stories'>, 'hits' | 'total' | 'facetDistribution'>,
): Part => ({
  results: hits.map(presentStory),
  total,
  facets: {
    ...facetsOf(facetDistribution, STORY_FACETS, namesOf(search), search.now),
    type: total > 0 ? [{ value: 'story', label: 'story', count: total }] : [],
  },
  problems: [],
});

const storiesFor = async (search: Search, limit: number, facets: string[]): Promise<Part> =>
  storyPart(search, await findStories(search.parts.ranker, { ...search.asked, limit, facets }));

/** The stories of the reports that answer best: a question asks the engine so much that it is asked once. */
const storiesBehind = async (search: Search, reports: Reports): Promise<Part> => {
  const ids = [...new Set(reports.results.flatMap(({ storyId }) => storyId ?? []))];
  const among = await storiesAmong(search.parts.ranker, ids, search.asked);
  const hits = among.filter(({ document }) => document.reports > 1).slice(0, STORIES_FIRST);
  return storyPart(search, { hits, total: Object.keys(reports.stories).length, facetDistribution: {} });
};

const reportsWithStories = async (search: Search): Promise<[Part, Part]> => {
  if (!search.parts.ranker.isQuestion(wordingOf(search.said)))
    return await Promise.all([reportsFor(search), storiesFor(search, STORIES_FIRST, [])]);
  const reports = await reportsFor(search, [STORY]);
  return [reports, await storiesBehind(search, reports)];
};

/** What the page lists, and the stories that stand before it, if any. */
const partsOf = async (search: Search, query: SearchQuery): Promise<[Part, Part | null]> => {
  const kinds = kindsAsked(search.said, query);
  if (kinds === 'stories') return [await storiesFor(search, query.limit, attributesOf(STORY_FACETS)), null];
  if (kinds === 'both' && search.asked.offset === 0) return await reportsWithStories(search);
  return [await reportsFor(search), null];
};

/** Answers `GET /api/search`. @throws AppError for a bad cursor, EngineAway */
export const searchPage = async (
  parts: Parts,
  query: SearchQuery,
  reader: string | null,
  now: Date,
): Promise<SearchPage> => {
  const said = understand(query.q, now, await parts.sources.all());
  const offset = query.cursor === undefined ? 0 : decodeCursor(query.cursor);
  const asked: Asked = { said, reader, choices: query, sort: query.sort, limit: query.limit, offset, facets: [] };
  const [main, before] = await partsOf({ parts, said, asked, now }, query);
  const next = offset + main.results.length;
  return {
    interpretedIntent: { chips: said.chips, problems: [...said.problems, ...main.problems] },
    totalResults: main.total + (before?.total ?? 0),
    results: [...(before?.results ?? []).filter(({ metadata }) => (metadata.reports ?? 0) > 1), ...main.results],
    facets: before ? { ...main.facets, type: [...main.facets.type, ...before.facets.type] } : main.facets,
    cursor: main.results.length > 0 && next < Math.min(main.total, DEEPEST) ? encodeCursor(next) : null,
  };
};
