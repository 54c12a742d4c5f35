import type { NewsItem } from '@360/contracts/news';
import type { RelatedRequest } from '@360/contracts/related';
import { hydrateItems } from '../items/item.read.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import { byRank, chooseRelated, type Ranked } from './choose-related.ts';
import { type CurrentItem, factsOfRow, findCurrent } from './current-item.ts';
import type { RelatedRepo, RelatedRow } from './related.repo.ts';
import { LEAST_POINTS, relatedPoints, sharedTerms } from './related-points.ts';

const STRONGEST_FOLLOWED = 4;
const RAREST_FOLLOWED = 4;
const ITEMS_PER_KEY = 24;
const ITEMS_OF_STORY = 10;
/** Of what the keys lead to, so many are compared in full. */
const COMPARED = 60;
/** Having all keys in common is worth two names. */
const RARITY_POINTS = 24;
const VIDEO_POINTS = 10;

interface Parts {
  related: RelatedRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
}

interface Candidate {
  row: RelatedRow;
  /** The part of the current item's keys it has, by their rarity, 0–1. */
  share: number;
}

/** What having a key says, in nats: the logarithm of how few items have it. */
const rarityOf = (count: number, size: number): number => Math.log(1 + size / Math.max(1, count));

/**
 * The keys that lead on: those the item is most about, and the rarest of the rest. The rarest alone would lead to copies
 * of the item, which share the words nobody else uses.
 */
const keysToFollow = (keys: string[], counts: Map<string, number>, own: number): string[] => {
  const countOf = (key: string) => counts.get(key) ?? 0;
  const shared = keys.filter((key) => countOf(key) > own);
  const rest = shared.slice(STRONGEST_FOLLOWED).sort((a, b) => countOf(a) - countOf(b));
  return [...shared.slice(0, STRONGEST_FOLLOWED), ...rest.slice(0, RAREST_FOLLOWED)];
};

/** The items that the keys lead to, those first that have most of all keys. */
const findCandidates = async ({ id, storyId, keys }: CurrentItem, related: RelatedRepo): Promise<Candidate[]> => {
  const [counts, size] = await Promise.all([related.countKeys(keys), related.size()]);
  const rarity = new Map([...counts].map(([key, count]) => [key, rarityOf(count, size)]));
  const followed = keysToFollow(keys, counts, id === null ? 0 : 1);
  const found = followed.map((key) => related.newestWith(key, storyId, ITEMS_PER_KEY));
  if (storyId) found.push(related.newestOf(storyId, ITEMS_OF_STORY));
  const rows = (await Promise.all(found)).flat();
  const sum = (some: string[]) => some.reduce((total, key) => total + (rarity.get(key) ?? 0), 0);
  const whole = sum(keys);
  return [...new Map(rows.map((row) => [row._id, row])).values()]
    .map((row) => ({ row, share: sum(row.keys ?? []) / whole }))
    .sort((a, b) => b.share - a.share)
    .slice(0, COMPARED);
};

const rankAll = async (
  candidates: Candidate[],
  current: CurrentItem,
  preferVideos: boolean,
  directory: PublisherDirectory,
): Promise<Ranked[]> => {
  const publishers = await directory.find(candidates.map(({ row }) => row.publisherId));
  const ranked: Ranked[] = [];
  for (const { row, share } of candidates) {
    const facts = factsOfRow(row, publishers.get(row.publisherId)?.name ?? row.publisherId);
    const points = relatedPoints(current.facts, facts);
    const { entities, keywords } = sharedTerms(current.facts, facts);
    if (points <= LEAST_POINTS || entities + keywords === 0) continue;
    const lift = preferVideos && row.contentType === 'video' ? VIDEO_POINTS : 0;
    ranked.push({ row, rank: points + RARITY_POINTS * share + lift });
  }
  return ranked.sort(byRank);
};

/** Names the first item of the wire text that an item repeats, itself where it repeats none. */
const originsOf = async (rows: { storyId: string | null }[], stories: StoryRepo) => {
  const ids = new Set(rows.flatMap(({ storyId }) => (storyId ? [storyId] : [])));
  const copies = new Map((await stories.byIds([...ids])).map(({ _id, copyOf }) => [_id, copyOf]));
  return ({ _id, storyId }: { _id: string; storyId: string | null }) => (storyId && copies.get(storyId)?.[_id]) || _id;
};

/**
 * Items related to one being read, nearest first. Found by a few of its keys, so that the cost does not grow with
 * the archive; ranked by the product's points and by how rare the keys are that both have.
 */
export const readRelated = async (request: RelatedRequest, parts: Parts): Promise<NewsItem[]> => {
  const current = await findCurrent(request, parts);
  if (current.keys.length === 0) return [];
  const candidates = await findCandidates(current, parts.related);
  const ranked = await rankAll(candidates, current, request.preferVideos, parts.directory);
  const originOf = await originsOf([current, ...ranked.map(({ row }) => row)], parts.stories);
  return await hydrateItems(chooseRelated(ranked, current, originOf, request.limit), parts);
};
