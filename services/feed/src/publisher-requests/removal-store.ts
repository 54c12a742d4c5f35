import type { EngagementRepo } from '../engagement/engagement.repo.ts';
import type { PictureService } from '../media/picture.service.ts';
import type { ItemRevisionRepo } from '../revisions/item-revision.repo.ts';
import type { DocumentRepo } from '../search-index/document.repo.ts';
import type { IndexHandOn } from '../search-index/hand-on.ts';

/** A place besides the items themselves where something of them is kept. A new one is a row in `removalStores`. */
export interface RemovalStore {
  /** As the receipt names it. */
  name: 'revisions' | 'engagements' | 'pictures' | 'searchDocuments';
  /** Whether it is another service's, which is told what to remove and not looked into. */
  isElsewhere?: true;
  /** How many entries are held of each of these items; items without any may be left out. */
  held: (itemIds: string[]) => Promise<ReadonlyMap<string, number>>;
  /** Repeating it is harmless. */
  remove: (itemIds: string[]) => Promise<void>;
}

interface Parts {
  itemRevisions: ItemRevisionRepo;
  engagements: EngagementRepo;
  pictures: PictureService;
  searchDocuments: DocumentRepo;
  searchIndex: IndexHandOn;
}

/** Every store that is emptied and searched. Stories follow from their items and are the grouper's. */
export const removalStores = ({
  itemRevisions,
  engagements,
  pictures,
  searchDocuments,
  searchIndex,
}: Parts): RemovalStore[] => [
  { name: 'revisions', held: itemRevisions.countByItem, remove: itemRevisions.removeOfItems },
  { name: 'engagements', held: engagements.countByItem, remove: engagements.removeOfItems },
  { name: 'pictures', held: pictures.held, remove: pictures.remove },
  { name: 'searchDocuments', isElsewhere: true, held: searchDocuments.held, remove: searchIndex.items },
];
