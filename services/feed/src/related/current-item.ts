import type { RelatedRequest } from '@360/contracts/related';
import { ITEM_ID } from '../items/item-id.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { keysOf, nameOfKey } from './keys.ts';
import type { RelatedRepo, RelatedRow } from './related.repo.ts';
import type { RelatedFacts } from './related-points.ts';
import { entitiesOf, keywordsOf, type RelatedText } from './terms.ts';

/** The report being read, as far as it is known. */
export interface CurrentItem {
  id: string | null;
  contentHash: string | null;
  storyId: string | null;
  title: string;
  keys: string[];
  facts: RelatedFacts;
}

const factsOf = (item: RelatedText, about: Omit<RelatedFacts, 'entities' | 'keywords'>): RelatedFacts => ({
  ...about,
  entities: entitiesOf(item).map(({ name, alias }) => (alias ? [name, alias] : [name])),
  keywords: keywordsOf(`${item.title} ${item.summary}`),
});

/** What a stored item is compared by: its headline and teaser, and the names its keys keep of its text. */
export const factsOfRow = (row: RelatedRow, source: string): RelatedFacts => {
  const { title, summary, language, category, publishedAt } = row;
  const about = { category, source, publishedAt: publishedAt.getTime(), summaryLength: summary.length };
  const facts = factsOf({ title, summary, text: '', language }, about);
  const known = new Set(facts.entities.flat());
  const kept = (row.keys ?? []).flatMap((key) => nameOfKey(key) ?? []);
  return { ...facts, entities: [...facts.entities, ...kept.filter((name) => !known.has(name)).map((name) => [name])] };
};

const fromStore = async (row: RelatedRow, titleOnly: boolean, directory: PublisherDirectory): Promise<CurrentItem> => {
  const publisher = (await directory.find([row.publisherId])).get(row.publisherId);
  const source = publisher?.name ?? row.publisherId;
  const read = titleOnly ? { ...row, summary: '', keys: [] } : row;
  const words = { title: read.title, summary: read.summary, text: '', language: row.language };
  return {
    id: row._id,
    contentHash: row.contentHash,
    storyId: row.storyId,
    title: row.title,
    keys: titleOnly || !row.keys ? keysOf(words) : row.keys,
    facts: factsOfRow(read, source),
  };
};

const fromRequest = ({ currentNews, useFullContent }: RelatedRequest): CurrentItem => {
  const { title, category, sourceName, publishedAt, language } = currentNews;
  const full = { title, summary: currentNews.summary ?? '', text: currentNews.text ?? '', language: language ?? null };
  const words = useFullContent ? full : { ...full, summary: '', text: '' };
  const facts = factsOf(words, {
    category: category ?? null,
    source: sourceName ?? null,
    publishedAt: publishedAt ? Date.parse(publishedAt) : null,
    summaryLength: words.summary.length,
  });
  return { id: null, contentHash: null, storyId: null, title, keys: keysOf(words), facts };
};

/** The report a request is about: as it is stored where its id is known, else as the client tells it. */
export const findCurrent = async (
  request: RelatedRequest,
  { related, directory }: { related: RelatedRepo; directory: PublisherDirectory },
): Promise<CurrentItem> => {
  const { id } = request.currentNews;
  const row = id && ITEM_ID.test(id) ? await related.byId(id) : null;
  return row ? await fromStore(row, !request.useFullContent, directory) : fromRequest(request);
};
