import type { EngagementRepo } from '../engagement/engagement.repo.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { PictureService } from '../media/picture.service.ts';

/** A place besides the items themselves where something of them is kept. A new one is a row in `removalStores`. */
export interface RemovalStore {
  /** As the receipt names it. */
  name: 'revisions' | 'engagements' | 'pictures';
  /** How many entries are held of each of these items; items without any may be left out. */
  held: (itemIds: string[]) => Promise<ReadonlyMap<string, number>>;
  /** Repeating it is harmless. */
  remove: (itemIds: string[]) => Promise<void>;
}

interface Parts {
  items: ItemRepo;
  engagements: EngagementRepo;
  pictures: PictureService;
}

/** Every store that is emptied and searched. Stories follow from their items and are the grouper's. */
export const removalStores = ({ items, engagements, pictures }: Parts): RemovalStore[] => [
  { name: 'revisions', held: items.revisionsOf, remove: items.removeRevisions },
  { name: 'engagements', held: engagements.countByItem, remove: engagements.removeOfItems },
  { name: 'pictures', held: pictures.held, remove: pictures.remove },
];
