import type { ItemEngagement } from '../engagement/item-engagement.ts';
import type { IndexHandOn } from './hand-on.ts';

interface Parts {
  itemEngagement: ItemEngagement;
  trending: { renew: (storyIds: string[]) => Promise<void> };
  searchIndex: IndexHandOn;
}

/** The same writers of engagement, whose changes reach the search index too. */
export const engagementHandedOn = ({ itemEngagement, trending, searchIndex }: Parts) => ({
  itemEngagement: {
    ...itemEngagement,
    addReaderPoints: async (batch, points) => {
      await itemEngagement.addReaderPoints(batch, points);
      await searchIndex.items(points.map(({ itemId }) => itemId));
    },
    setSourceEngagement: async (stated) => {
      const changed = await itemEngagement.setSourceEngagement(stated);
      if (changed > 0) await searchIndex.items(stated.map(({ itemId }) => itemId));
      return changed;
    },
  } satisfies ItemEngagement as ItemEngagement,
  renewStories: async (storyIds: string[]): Promise<void> => {
    await trending.renew(storyIds);
    await searchIndex.stories(storyIds);
  },
});
