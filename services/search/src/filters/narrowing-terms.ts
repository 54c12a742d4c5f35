import type { SearchQuery } from '@360/contracts/search';
import { addDays } from '../query/days.ts';
import type { CoverageFilters, FilterLists, ParsedQuery, QueryFilters } from '../query/parsed-query.ts';
import { isOneOf, isOneOfEither, not } from './filter-terms.ts';

/** What a query says in words and operators. */
export type Said = Pick<ParsedQuery, 'filters' | 'coverage'>;
/** What is chosen beside the query; it narrows further. */
export type FacetChoices = Partial<
  Pick<SearchQuery, 'type' | 'country' | 'source' | 'category' | 'language' | 'epistemology' | 'after' | 'before'>
>;

/** Attributes that items and stories call differently. */
export interface Attributes {
  country: string;
  language: string;
  sourceId: string;
  sourceName: string;
}

export const unlessEmpty = (
  term: (values: readonly string[]) => string,
  values: readonly string[] = [],
): string | null => (values.length === 0 ? null : term(values));

const listTerms = (attributes: Attributes, lists: Omit<FilterLists, 'types'>): (string | null)[] => [
  unlessEmpty((codes) => isOneOf(attributes.country, codes), lists.countries),
  unlessEmpty((names) => isOneOf('category', names), lists.categories),
  unlessEmpty((codes) => isOneOf(attributes.language, codes), lists.languages),
  unlessEmpty((names) => isOneOfEither(attributes.sourceId, attributes.sourceName, names), lists.sources),
];

const startOf = (isoDay: string): Date => new Date(`${isoDay}T00:00:00Z`);

const dateTerms = ({ after, before }: Pick<QueryFilters, 'after' | 'before'>): (string | null)[] => [
  after && `publishedAtMs >= ${after.getTime()}`,
  before && `publishedAtMs < ${before.getTime()}`,
];

/** The terms that items and stories share. Days are whole UTC days, the last one included. */
export const sharedTerms = (
  attributes: Attributes,
  { filters, coverage }: Said,
  choices: FacetChoices,
): (string | null)[] => [
  ...listTerms(attributes, filters),
  ...listTerms(attributes, filters.leftOut).map((term) => term && not(term)),
  ...dateTerms(filters),
  unlessEmpty((tags) => isOneOf('epistemology', tags), coverage.status === null ? [] : [coverage.status]),
  ...listTerms(attributes, {
    countries: choices.country ?? [],
    categories: choices.category ?? [],
    languages: choices.language ?? [],
    sources: choices.source ?? [],
  }),
  ...dateTerms({
    after: choices.after === undefined ? null : startOf(choices.after),
    before: choices.before === undefined ? null : addDays(startOf(choices.before), 1),
  }),
  unlessEmpty((tags) => isOneOf('epistemology', tags), choices.epistemology),
];

/** Whether a query asks what only stories know; items then answer through their stories. */
export const asksOfStories = ({ coveredBy, notCoveredBy, agreement, independent }: CoverageFilters): boolean =>
  coveredBy.length > 0 || notCoveredBy.length > 0 || agreement !== null || independent !== null;
