import {
  type QueryProblem,
  SEARCH_TYPES,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
} from '@360/contracts/search';
import { asksOfStories } from '../filters/narrowing-terms.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Sources } from '../sources/known-sources.ts';
import type { FindAnswering } from './answering-stories.ts';
import { DEEPEST, decodeCursor, encodeCursor } from './cursor.ts';
import { facetsOf, ITEM_FACETS, STORY_FACETS } from './facets.ts';
import { type Asked, findItems, findStories } from './find.ts';
import { presentFound } from './present-found.ts';
import { presentStory } from './present-result.ts';
import { understand } from './understand.ts';

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

/** Answers `GET /api/search`. @throws AppError for a bad cursor, EngineAway */
export const searchPage = async (
  { ranker, answeringStories, sources }: Parts,
  query: SearchQuery,
  reader: string | null,
  now: Date,
): Promise<SearchPage> => {
  const known = await sources.all();
  const said = understand(query.q, now, known);
  const offset = query.cursor === undefined ? 0 : decodeCursor(query.cursor);
  const asked: Asked = { said, reader, choices: query, sort: query.sort, limit: query.limit, offset, facets: [] };
  const nameOf = (id: string): string => sources.nameOf(id) ?? id;

  const items = async (): Promise<Part> => {
    const { stories, problems } = await answeringStories(said);
    const found = await findItems(ranker, { ...asked, facets: attributesOf(ITEM_FACETS) }, stories);
    const facets = facetsOf(found.facetDistribution, ITEM_FACETS, nameOf, now);
    return { results: found.hits.map(presentFound), total: found.total, facets, problems };
  };
  const stories = async (limit: number): Promise<Part> => {
    const found = await findStories(ranker, { ...asked, limit, facets: attributesOf(STORY_FACETS) });
    const facets = facetsOf(found.facetDistribution, STORY_FACETS, nameOf, now);
    return {
      results: found.hits.map(presentStory),
      total: found.total,
      facets: { ...facets, type: found.total > 0 ? [{ value: 'story', label: 'story', count: found.total }] : [] },
      problems: [],
    };
  };

  const kinds = kindsAsked(said, query);
  const main = kinds === 'stories' ? await stories(query.limit) : await items();
  const before = kinds === 'both' && offset === 0 ? await stories(STORIES_FIRST) : null;
  const next = offset + main.results.length;
  return {
    interpretedIntent: { chips: said.chips, problems: [...said.problems, ...main.problems] },
    totalResults: main.total + (before?.total ?? 0),
    results: [...(before?.results ?? []).filter(({ metadata }) => (metadata.reports ?? 0) > 1), ...main.results],
    facets: before ? { ...main.facets, type: [...main.facets.type, ...before.facets.type] } : main.facets,
    cursor: main.results.length > 0 && next < Math.min(main.total, DEEPEST) ? encodeCursor(next) : null,
  };
};
