import { useTranslation } from '../../lib/use-translation.ts';
import { Notice } from './notice.tsx';

interface MoreButtonProps {
  /** An infinite query. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What is said where more did not come. */
  failed: string;
}

/** The way to the next page of a list; nothing at its end. */
export function MoreButton({ query, failed }: MoreButtonProps) {
  const { t } = useTranslation();
  const load = () => void query.fetchNextPage();
  if (!query.hasNextPage) return null;
  if (query.isFetchNextPageError) return <Notice text={failed} onRetry={load} />;
  return (
    <button type="button" className="btn my-4 w-full" disabled={query.isFetchingNextPage} onClick={load}>
      {t('feed.more')}
    </button>
  );
}
