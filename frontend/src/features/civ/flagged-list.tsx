import type { AnomalyType, FlaggedItem } from '@360/contracts/civ';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { flaggedQuery } from './civ-queries.ts';
import { FlaggedRow } from './flagged-row.tsx';

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('civ.loadingItems')}>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div className="cv-wait" key={row} aria-hidden>
          <span className="skel h-4 w-1/2" />
          <span className="skel h-5 w-3/4" />
          <span className="skel h-10 w-full" />
        </div>
      ))}
    </div>
  );
}

interface FlaggedListProps {
  anomaly: AnomalyType | null;
  onReview: (item: FlaggedItem) => void;
  /** Shows every kind of anomaly again. */
  onAll: () => void;
}

/** Open items, page after page, or why there is none. */
export function FlaggedList({ anomaly, onReview, onAll }: FlaggedListProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(flaggedQuery(anomaly));
  const items = query.data?.pages.flatMap((page) => page.items);
  if (query.isPending) return <Loading />;
  if (!items) return <Notice text={t('civ.itemsFailed')} onRetry={() => void query.refetch()} />;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('civ.empty.title')}
        text={t(anomaly ? 'civ.empty.filtered' : 'civ.empty.text')}
        drawing={<path d="M34 49l9 9 19-21" />}
      >
        {anomaly && (
          <button type="button" className="btn" onClick={onAll}>
            {t('civ.empty.all')}
          </button>
        )}
      </EmptyState>
    );
  return (
    <>
      <ul>
        {items.map((item) => (
          <FlaggedRow key={item.id} item={item} onReview={() => onReview(item)} />
        ))}
      </ul>
      <MoreButton query={query} failed={t('civ.itemsFailed')} />
    </>
  );
}
