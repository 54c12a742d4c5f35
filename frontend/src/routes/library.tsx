import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { briefingsQuery } from '../features/briefing/briefing-queries.ts';
import { MyBriefings } from '../features/briefing/my-briefings.tsx';
import { CollectionView } from '../features/library/collection-view.tsx';
import { LibraryPage } from '../features/library/library-page.tsx';
import { MyReports } from '../features/report/my-reports.tsx';
import { reportsQuery } from '../features/report/report-queries.ts';

/** The library itself; what was written for the reader is shown once both of its lists are here, so that nothing moves. */
function Library() {
  const briefings = useQuery(briefingsQuery);
  const reports = useInfiniteQuery(reportsQuery);
  return (
    <LibraryPage
      written={
        <>
          <MyBriefings />
          <MyReports />
        </>
      }
      isWrittenPending={briefings.isPending || reports.isPending}
    />
  );
}

/** The reader's library, or one collection of it. */
export function LibraryRoute() {
  const { collection } = useSearch({ from: '/library' });
  return collection ? <CollectionView key={collection} id={collection} /> : <Library />;
}
