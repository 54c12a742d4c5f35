import type { SearchSort } from '@360/contracts/search';
import { itemFilter } from '../filters/item-filter.ts';
import { asksOfStories, type FacetChoices } from '../filters/narrowing-terms.ts';
import { storyFilter } from '../filters/story-filter.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { RankQuery } from '../ranking/rank-query.ts';
import type { Ranker } from '../ranking/ranker.ts';

/** Stories that answer what is asked of coverage, for their items to be found: the most prominent where there are more. */
const MOST_STORIES = 500;

const ORDERS: Record<SearchSort, string[]> = {
  relevance: [],
  date: ['publishedAtMs:desc'],
  factuality: ['factuality:desc', 'publishedAtMs:desc'],
};

/** What is asked, and which part of the answers is wanted. */
export interface Asked {
  said: ParsedQuery;
  choices: FacetChoices;
  sort: SearchSort;
  limit: number;
  offset: number;
  facets: readonly string[];
}

const questionOf = ({ said, sort, limit, offset, facets }: Asked, filter: string): Omit<RankQuery, 'index'> => ({
  words: said.words,
  text: said.text,
  phrases: said.phrases,
  excluded: said.excluded,
  ...(filter && { filter: [filter] }),
  sort: ORDERS[sort],
  limit,
  offset,
  facets,
  language: said.filters.languages[0] ?? null,
});

export const findStories = (ranker: Ranker, asked: Asked) =>
  ranker.rank({ index: 'stories', ...questionOf(asked, storyFilter(asked.said, asked.choices)) });

const NOTHING_SAID = { words: [], text: '', phrases: [], excluded: [] };

/** Ids of the stories that are covered as asked, whatever they are about; null where nothing of the kind is asked. */
const storiesCoveredSo = async (ranker: Ranker, { said, choices }: Asked): Promise<string[] | null> => {
  if (!asksOfStories(said.coverage)) return null;
  const filter = storyFilter(said, choices);
  const about = { said: { ...said, ...NOTHING_SAID }, choices, limit: MOST_STORIES, offset: 0, facets: [] };
  const { hits } = await ranker.rank({
    index: 'stories',
    ...questionOf({ ...about, sort: 'relevance' }, filter),
    sort: ['engagement:desc'],
  });
  return hits.map(({ document }) => document.id);
};

/** Items that answer; what is asked of coverage they answer by their stories. */
export const findItems = async (ranker: Ranker, asked: Asked) =>
  ranker.rank({
    index: 'items',
    ...questionOf(asked, itemFilter(asked.said, asked.choices, await storiesCoveredSo(ranker, asked))),
  });
