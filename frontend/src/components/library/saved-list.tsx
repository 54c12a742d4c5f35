import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CollectionsDialog } from './collections-dialog.tsx';
import './saved-list.css';
import { SavedRow } from './saved-row.tsx';
import { useSaved } from './use-saved.ts';

const SHAPES = ['a', 'b', 'c'];

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('savedList.loading')}>
      {SHAPES.map((shape) => (
        <div className="sl-row" key={shape} aria-hidden>
          <span className="sl-pic skel" />
          <span>
            <span className="skel h-3 w-37" />
            <span className="skel mt-2 h-4 w-2/3" />
            <span className="skel mt-2 h-3" />
          </span>
        </div>
      ))}
    </div>
  );
}

interface SavedListProps {
  collection?: string | null;
  /** Shows so many and no way to more. */
  first?: number;
  heading?: 'h2' | 'h3';
  empty: ReactNode;
}

/** What the reader keeps, in one collection or all, each with the way to let it go. */
export function SavedList({ collection = null, first, heading = 'h2', empty }: SavedListProps) {
  const { t } = useTranslation();
  const { query, items } = useSaved(collection);
  const [collecting, setCollecting] = useState<string | null>(null);
  const chosen = items?.find(({ id }) => id === collecting);
  if (query.isPending) return <Loading />;
  if (!items) return <Notice text={t('savedList.failed')} onRetry={() => void query.refetch()} />;
  if (items.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <ul className="sl">
        {items.slice(0, first).map((item) => (
          <SavedRow key={item.id} item={item} heading={heading} onCollect={() => setCollecting(item.id)} />
        ))}
      </ul>
      {first === undefined && <MoreButton query={query} failed={t('savedList.moreFailed')} />}
      {chosen && <CollectionsDialog item={chosen} onClose={() => setCollecting(null)} />}
    </>
  );
}
