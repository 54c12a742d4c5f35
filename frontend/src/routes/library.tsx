import { useSearch } from '@tanstack/react-router';
import { MyBriefings } from '../features/briefing/my-briefings.tsx';
import { CollectionView } from '../features/library/collection-view.tsx';
import { LibraryPage } from '../features/library/library-page.tsx';

/** The reader's library, or one collection of it. */
export function LibraryRoute() {
  const { collection } = useSearch({ from: '/library' });
  return collection ? <CollectionView key={collection} id={collection} /> : <LibraryPage briefings={<MyBriefings />} />;
}
