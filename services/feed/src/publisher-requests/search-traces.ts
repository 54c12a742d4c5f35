import type { FeedRepo } from '../feeds/feed.repo.ts';
import type { StoryDoc } from '../stories/story.model.ts';
import type { StoryRepo } from '../stories/story.repo.ts';
import type { ItemRemovalRepo } from './item-removal.repo.ts';
import type { RemovalStore } from './removal-store.ts';
import type { RemovalTarget } from './removal-target.ts';
import type { RemovedItemRepo } from './removed-item.repo.ts';

/** What a search of every store found of a domain that opted out. */
export interface Traces {
  /** How many entries were looked through, by store. */
  searched: Record<string, number>;
  items: number;
  activeFeeds: number;
  /** Removed items of which another store still holds something. */
  heldItems: string[];
  /** Stories that still name a removed item. */
  stories: { story: StoryDoc; itemId: string }[];
}

const BATCH = 1_000;
const MOST_FINDINGS = 1_000;
const ITEM_ID = /[0-9a-f]{24}/g;

interface Parts {
  itemRemoval: ItemRemovalRepo;
  stories: StoryRepo;
  feeds: FeedRepo;
  ledger: RemovedItemRepo;
  stores: RemovalStore[];
}

export const isClean = ({ items, activeFeeds, heldItems, stories }: Traces): boolean =>
  items + activeFeeds + heldItems.length + stories.length === 0;

/** Follows a list that is read in pages after the last id. Returns how long it was. */
const walk = async <Row extends { _id: string }>(
  next: (after: string | null) => Promise<Row[]>,
  visit: (rows: Row[]) => Promise<void>,
): Promise<number> => {
  let after: string | null = null;
  let seen = 0;
  for (;;) {
    const rows: Row[] = await next(after);
    if (rows.length === 0) return seen;
    await visit(rows);
    seen += rows.length;
    after = rows.at(-1)?._id ?? null;
  }
};

/**
 * Searches every store for anything of a target that is said to be removed: every item, every story with all it says,
 * and what each other store holds of the items in the ledger. It only reads.
 */
export const searchTraces = async (target: RemovalTarget, reference: string, parts: Parts): Promise<Traces> => {
  const { itemRemoval, stories, feeds, ledger } = parts;
  const stores = parts.stores.filter(({ isElsewhere }) => !isElsewhere);
  const found = { items: 0, heldItems: new Set<string>(), stories: [] as Traces['stories'] };

  const searchedItems = await walk(
    (after) => itemRemoval.origins(after, BATCH),
    async (rows) => {
      found.items += rows.filter(target.owns).length;
    },
  );
  const searchedLedger = await walk(
    async (after) => (await ledger.page(reference, BATCH, after ?? '')).map((_id) => ({ _id })),
    async (rows) => {
      for (const { held } of stores) {
        for (const [id, count] of await held(rows.map(({ _id }) => _id))) if (count > 0) found.heldItems.add(id);
      }
    },
  );
  const searchedStories = await walk(
    (after) => stories.all(after, BATCH),
    async (rows) => {
      const named = rows.map((story) => ({ story, ids: new Set(JSON.stringify(story).match(ITEM_ID)) }));
      const removed = new Set(await ledger.among([...new Set(named.flatMap(({ ids }) => [...ids]))]));
      for (const { story, ids } of named) {
        const itemId = [...ids].find((id) => removed.has(id));
        if (itemId !== undefined && found.stories.length < MOST_FINDINGS) found.stories.push({ story, itemId });
      }
    },
  );
  return {
    searched: {
      items: searchedItems,
      stories: searchedStories,
      ...Object.fromEntries(stores.map(({ name }) => [name, searchedLedger])),
    },
    items: found.items,
    activeFeeds: await feeds.countActive(target.feedIds),
    heldItems: [...found.heldItems],
    stories: found.stories,
  };
};
