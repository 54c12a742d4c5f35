import { allOf, isOneOf } from './filter-terms.ts';
import { type FacetChoices, type Said, sharedTerms } from './narrowing-terms.ts';

const ATTRIBUTES = { country: 'country', language: 'language', sourceId: 'sourceId', sourceName: 'sourceName' };

/** A list that holds stories alone is met by no item. */
const typeTerm = (types: readonly string[]): string | null => {
  if (types.length === 0) return null;
  return isOneOf(
    'type',
    types.filter((type) => type !== 'story'),
  );
};

/**
 * The Meilisearch filter on items; empty for none. Of the coverage only `status` is known of items: for the rest,
 * `storyIds` names the stories that answer it (an empty list: none does).
 */
export const itemFilter = (said: Said, choices: FacetChoices, storyIds: readonly string[] | null = null): string =>
  allOf([
    typeTerm(said.filters.types),
    typeTerm(choices.type === undefined ? [] : [choices.type]),
    ...sharedTerms(ATTRIBUTES, said, choices),
    storyIds && isOneOf('storyId', storyIds),
  ]);
