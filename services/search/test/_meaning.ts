import { type ItemDocument, SEARCH_TYPES, type StoryDocument } from '@360/contracts/search';
import type { Comparison, FilterLists, ParsedQuery } from '../src/query/parsed-query.ts';

// What a query without words means, told without the engine and its filters.

type Said = Pick<ParsedQuery, 'filters' | 'coverage'>;
/** What a document has of each kind. */
type Has = Record<keyof FilterLists, readonly (string | null)[]>;

const meets: Record<Comparison['operator'], (figure: number, value: number) => boolean> = {
  '<': (figure, value) => figure < value,
  '<=': (figure, value) => figure <= value,
  '>': (figure, value) => figure > value,
  '>=': (figure, value) => figure >= value,
  '=': (figure, value) => figure === value,
};
const isMet = (asked: Comparison | null, figure: number | null): boolean =>
  asked === null || (figure !== null && meets[asked.operator](figure, asked.value));

const KINDS = ['types', 'sources', 'countries', 'categories', 'languages'] as const;
const same = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();
const hasAny = (has: readonly (string | null)[], asked: readonly string[]): boolean =>
  asked.some((value) => has.some((each) => same(each, value)));

const isNarrowedTo = (
  { filters, coverage }: Said,
  has: Has,
  { publishedAt, epistemology }: Pick<ItemDocument, 'publishedAt' | 'epistemology'>,
): boolean =>
  KINDS.every((kind) => filters[kind].length === 0 || hasAny(has[kind], filters[kind])) &&
  KINDS.every((kind) => !hasAny(has[kind], filters.leftOut[kind])) &&
  (filters.after === null || Date.parse(publishedAt) >= filters.after.getTime()) &&
  (filters.before === null || Date.parse(publishedAt) < filters.before.getTime()) &&
  (coverage.status === null || coverage.status === epistemology);

const isCoveredSo = ({ coverage }: Said, story: StoryDocument): boolean => {
  const outlets = [...story.outletIds, ...story.outletNames];
  return (
    coverage.coveredBy.every((outlet) => hasAny(outlets, [outlet])) &&
    !hasAny(outlets, coverage.notCoveredBy) &&
    isMet(coverage.agreement, story.agreement) &&
    isMet(coverage.independent, story.independent)
  );
};

const asksOfCoverage = ({ coverage }: Said): boolean =>
  coverage.coveredBy.length + coverage.notCoveredBy.length > 0 ||
  coverage.agreement !== null ||
  coverage.independent !== null;

export const storyAnswers = (said: Said, story: StoryDocument): boolean => {
  const { countries, languages, category, outletIds, outletNames } = story;
  const has = { types: ['story'], sources: [...outletIds, ...outletNames], categories: [category] };
  return isNarrowedTo(said, { ...has, countries, languages }, story) && isCoveredSo(said, story);
};

/** `story` is the item's own. */
export const itemAnswers = (said: Said, item: ItemDocument, story: StoryDocument | undefined): boolean => {
  const { type, sourceId, sourceName, country, category, language } = item;
  const has = { types: [type], sources: [sourceId, sourceName], countries: [country] };
  const isNarrowed = isNarrowedTo(said, { ...has, categories: [category], languages: [language] }, item);
  return isNarrowed && (!asksOfCoverage(said) || (story !== undefined && isCoveredSo(said, story)));
};

/** Whether a query is answered by items, by stories, by both. What is asked of coverage alone is asked of stories. */
export const answeredBy = (said: Said): { items: boolean; stories: boolean } => {
  const { types, leftOut } = said.filters;
  const wanted = SEARCH_TYPES.filter((type) => types.length === 0 || types.includes(type)).filter(
    (type) => !leftOut.types.includes(type),
  );
  const stories = wanted.includes('story');
  const isOfStoriesAlone = stories && types.length === 0 && asksOfCoverage(said);
  return { items: !isOfStoriesAlone && wanted.some((type) => type !== 'story'), stories };
};
