import { itemDocumentSchema, storyDocumentSchema } from '@360/contracts/search';
import type { Settings } from 'meilisearch';

export type IndexName = 'items' | 'stories';

/** Hits that can be paged through; totals are exact up to here. */
export const HITS_MAX = 1_000;
const FACET_VALUES_MAX = 100;
/** The engine gives up refining an answer after this long and hands out what it has. */
const CUTOFF_MS = 1_000;

const SAME_NAMES = [
  ['uk', 'united kingdom', 'britain', 'great britain'],
  ['us', 'usa', 'united states', 'united states of america'],
  ['eu', 'european union'],
  ['un', 'united nations'],
  ['uae', 'united arab emirates'],
  ['who', 'world health organization', 'world health organisation'],
  ['imf', 'international monetary fund'],
  ['ecb', 'european central bank'],
  ['ai', 'artificial intelligence'],
  ['pm', 'prime minister'],
];

/** Every name of a set stands for each of the others. */
const SYNONYMS = Object.fromEntries(
  SAME_NAMES.flatMap((names) => names.map((name) => [name, names.filter((other) => other !== name)] as const)),
);

const COMMON = {
  // an asked order goes before everything; among equals the newest is first
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'publishedAtMs:desc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 }, disableOnAttributes: ['parts'] },
  synonyms: SYNONYMS,
  pagination: { maxTotalHits: HITS_MAX },
  faceting: { maxValuesPerFacet: FACET_VALUES_MAX, sortFacetValuesBy: { '*': 'count' } },
  searchCutoffMs: CUTOFF_MS,
} satisfies Settings;

/** Of `indexed-writing`: what is written here, who alone finds it, and when it goes. */
const WRITING_ATTRIBUTES = ['writing', 'owner', 'goneAtMs'];
const ITEM_ATTRIBUTES = [
  ...WRITING_ATTRIBUTES,
  'type',
  'sourceId',
  'sourceName',
  'country',
  'category',
  'language',
  'epistemology',
  'publishedAtMs',
  'publishedDay',
  'storyId',
  'factuality',
  'engagement',
];
const STORY_ATTRIBUTES = [
  'category',
  'countries',
  'languages',
  'outletIds',
  'outletNames',
  'agreement',
  'independent',
  'epistemology',
  'publishedAtMs',
  'publishedDay',
  'factuality',
  'engagement',
];
const SORTS = ['publishedAtMs', 'factuality', 'engagement'];

/** How each index is set up; its documents are those of `indexed-documents`. */
export const INDEX_SETTINGS: Record<IndexName, Settings> = {
  items: {
    ...COMMON,
    searchableAttributes: ['title', 'summary', 'tags', 'sourceName', 'text', 'parts'],
    displayedAttributes: [...Object.keys(itemDocumentSchema.shape), 'publishedAtMs', 'writing', 'authorId'],
    filterableAttributes: ITEM_ATTRIBUTES,
    sortableAttributes: SORTS,
  },
  stories: {
    ...COMMON,
    searchableAttributes: ['title', 'summary', 'text', 'tags', 'outletNames', 'parts'],
    displayedAttributes: [...Object.keys(storyDocumentSchema.shape), 'publishedAtMs', 'updatedAtMs'],
    filterableAttributes: STORY_ATTRIBUTES,
    sortableAttributes: [...SORTS, 'agreement', 'independent', 'updatedAtMs'],
  },
};

/** A filterable attribute that every document has, with few values: the counts of its values add up to all hits. */
export const COUNTED_BY: Record<IndexName, string> = { items: 'type', stories: 'epistemology' };
