import type { SearchSort } from '@360/contracts/search';
import { type AnsweringStories, itemFilter } from '../filters/item-filter.ts';
import type { FacetChoices } from '../filters/narrowing-terms.ts';
import { IS_WRITING } from '../filters/seen-by.ts';
import { storyFilter } from '../filters/story-filter.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { RankQuery } from '../ranking/rank-query.ts';
import type { Ranker } from '../ranking/ranker.ts';

const ORDERS: Record<SearchSort, string[]> = {
  relevance: [],
  date: ['publishedAtMs:desc'],
  factuality: ['factuality:desc', 'publishedAtMs:desc'],
};

/** What is asked, and which part of the answers is wanted. */
export interface Asked {
  said: ParsedQuery;
  /** Who asks; the news alone is found where this is null. */
  reader: string | null;
  choices: FacetChoices;
  sort: SearchSort;
  limit: number;
  offset: number;
  facets: readonly string[];
}

/** The words of what is asked, and the language they are in where that is said. */
export const wordingOf = ({ words, text, phrases, filters }: ParsedQuery) => ({
  ...{ words, text, phrases, language: filters.languages[0] ?? null },
});

const questionOf = ({ said, sort, limit, offset, facets }: Asked, filter: string): Omit<RankQuery, 'index'> => ({
  ...wordingOf(said),
  excluded: said.excluded,
  ...(filter && { filter: [filter] }),
  sort: ORDERS[sort],
  limit,
  offset,
  facets,
});

export const findStories = (ranker: Ranker, asked: Asked) =>
  ranker.rank({ index: 'stories', ...questionOf(asked, storyFilter(asked.said, asked.choices)) });

/** Stories of these ids that answer what is asked beyond the words, in this order. */
export const storiesAmong = (ranker: Ranker, ids: readonly string[], { said, choices }: Asked) =>
  ranker.storiesOf(ids, storyFilter(said, choices), wordingOf(said));

/** Items that answer; what is asked of coverage they answer by their stories. */
export const findItems = (ranker: Ranker, asked: Asked, stories: AnsweringStories | null) =>
  ranker.rank({
    index: 'items',
    ...questionOf(asked, itemFilter(asked.said, asked.choices, stories)),
    ...(asked.reader !== null && { reader: asked.reader }),
  });

/** Posts of readers and the reader's own briefings alone. */
export const findWritings = (ranker: Ranker, asked: Asked & { reader: string }, stories: AnsweringStories | null) => {
  const filter = [itemFilter(asked.said, asked.choices, stories), IS_WRITING].filter(Boolean).join(' AND ');
  return ranker.rank({ index: 'items', ...questionOf(asked, filter), reader: asked.reader });
};
