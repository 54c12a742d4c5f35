import type { CoverageFilters, QueryFilters } from '../query/parsed-query.ts';
import { allOf, compares, isOneOf, isOneOfEither, not } from './filter-terms.ts';
import { type FacetChoices, type Said, sharedTerms, unlessEmpty } from './narrowing-terms.ts';

const ATTRIBUTES = {
  country: 'countries',
  language: 'languages',
  sourceId: 'outletIds',
  sourceName: 'outletNames',
};
const NO_STORY = isOneOf('epistemology', []);

/** Any of these outlets reports the story. */
export const reportedBy = (outlets: readonly string[]): string =>
  isOneOfEither(ATTRIBUTES.sourceId, ATTRIBUTES.sourceName, outlets);

const isAskedFor = ({ types, leftOut }: Pick<QueryFilters, 'types' | 'leftOut'>): boolean =>
  (types.length === 0 || types.includes('story')) && !leftOut.types.includes('story');

/**
 * The stories that are covered as asked, whatever they are about; empty for all. A story without a figure for
 * `agreement` meets no comparison with it.
 */
export const coverageFilter = ({ coveredBy, notCoveredBy, agreement, independent }: CoverageFilters): string =>
  allOf([
    ...coveredBy.map((outlet) => reportedBy([outlet])),
    unlessEmpty((outlets) => not(reportedBy(outlets)), notCoveredBy),
    agreement && compares('agreement', agreement),
    independent && compares('independent', independent),
  ]);

/** The Meilisearch filter on stories; empty for none. */
export const storyFilter = (said: Said, choices: FacetChoices): string =>
  allOf([
    isAskedFor(said.filters) ? null : NO_STORY,
    ...sharedTerms(ATTRIBUTES, said, choices),
    coverageFilter(said.coverage) || null,
  ]);
