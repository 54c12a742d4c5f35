import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { briefingsQuery } from '../features/briefing/briefing-queries.ts';
import { MyBriefings } from '../features/briefing/my-briefings.tsx';
import { CollectionView } from '../features/library/collection-view.tsx';
import { LibraryPage } from '../features/library/library-page.tsx';
import { MyReports } from '../features/report/my-reports.tsx';

/** What was written for the reader; the second list is shown once the first is here, so that nothing moves. */
function Written() {
  const briefings = useQuery(briefingsQuery);
  return (
    <>
      <MyBriefings />
      <div hidden={briefings.isPending}>
        <MyReports />
      </div>
    </>
  );
}

/** The reader's library, or one collection of it. */
export function LibraryRoute() {
  const { collection } = useSearch({ from: '/library' });
  return collection ? <CollectionView key={collection} id={collection} /> : <LibraryPage written={<Written />} />;
}
