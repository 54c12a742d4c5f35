import { allOf, compares, isOneOfEither } from './filter-terms.ts';
import { type FacetChoices, type Said, sharedTerms } from './narrowing-terms.ts';

const ATTRIBUTES = {
  country: 'countries',
  language: 'languages',
  sourceId: 'outletIds',
  sourceName: 'outletNames',
};

const reportedBy = (outlets: readonly string[]): string =>
  isOneOfEither(ATTRIBUTES.sourceId, ATTRIBUTES.sourceName, outlets);

/**
 * The Meilisearch filter on stories; empty for none. Types are left to the caller, who asks for stories or does not.
 * A story without a figure for `agreement` meets no comparison with it.
 */
export const storyFilter = (said: Said, choices: FacetChoices): string => {
  const { coveredBy, notCoveredBy, agreement, independent } = said.coverage;
  return allOf([
    ...sharedTerms(ATTRIBUTES, said, choices),
    ...coveredBy.map((outlet) => reportedBy([outlet])),
    notCoveredBy.length === 0 ? null : `NOT ${reportedBy(notCoveredBy)}`,
    agreement && compares('agreement', agreement),
    independent && compares('independent', independent),
  ]);
};
