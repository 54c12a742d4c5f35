import { allOf, isOneOf, not } from './filter-terms.ts';
import { type FacetChoices, type Said, sharedTerms, unlessEmpty } from './narrowing-terms.ts';

const ATTRIBUTES = { country: 'country', language: 'language', sourceId: 'sourceId', sourceName: 'sourceName' };

/** Ids of stories by which items answer what is asked of coverage; an item of no story answers nothing of the kind. */
export interface AnsweringStories {
  /** An item is of one of these; null where it may be of any. */
  among: readonly string[] | null;
  /** It is of none of these. */
  apart: readonly string[];
}

const ofItems = (types: readonly string[]): string[] => types.filter((type) => type !== 'story');
const isOfType = (types: readonly string[]): string => isOneOf('type', types);

/** A list that holds stories alone is met by no item. */
const typeTerm = (types: readonly string[]): string | null => (types.length === 0 ? null : isOfType(ofItems(types)));

const storyTerms = ({ among, apart }: AnsweringStories): (string | null)[] => [
  among ? isOneOf('storyId', among) : 'storyId IS NOT NULL',
  unlessEmpty((ids) => not(isOneOf('storyId', ids)), apart),
];

/**
 * The Meilisearch filter on items; empty for none. Of the coverage only `status` is known of items: `stories` says how
 * they answer the rest, null where nothing of the kind is asked.
 */
export const itemFilter = (said: Said, choices: FacetChoices, stories: AnsweringStories | null = null): string =>
  allOf([
    typeTerm(said.filters.types),
    unlessEmpty((types) => not(isOfType(types)), ofItems(said.filters.leftOut.types)),
    typeTerm(choices.type === undefined ? [] : [choices.type]),
    ...sharedTerms(ATTRIBUTES, said, choices),
    ...(stories ? storyTerms(stories) : []),
  ]);
