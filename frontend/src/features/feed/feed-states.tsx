import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type FeedFilter, showsPosts } from '../../lib/feed-filter.ts';
import { withFilter } from '../../lib/feed-filter-link.ts';
import { useStored } from '../../lib/stored-value.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { feedChoices } from './reading-marks.ts';

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The shape of cards while the first page is on its way. */
export function FeedSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="overflow-hidden h-full" role="status" aria-label={t('feed.loading')}>
      {SHAPES.map((shape) => (
        <div className="card" key={shape} aria-hidden>
          <span className="card-dial">
            <span className="skel size-7 rounded-full" />
          </span>
          <span className="meta">
            <span className="skel h-3 w-37" />
          </span>
          <span className="card-text">
            <span className="skel h-4" />
            <span className="skel mt-2 h-4 w-2/3" />
            <span className="skel mt-3 h-3 w-2/5" />
          </span>
          <span className="skel h-[63px] w-[84px]" />
        </div>
      ))}
    </div>
  );
}

/** Nothing under this filter, said with the ways out. */
export function EmptyFeed({ filter, hidden }: { filter: FeedFilter; hidden: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const choices = useStored(feedChoices);
  const narrowed = choices.savedOnly || choices.unreadOnly;
  const filtered = filter.category !== undefined || filter.country !== undefined;
  const reason = () => {
    if (choices.savedOnly) return t('empty.saved');
    if (choices.unreadOnly) return t('empty.unread');
    if (hidden > 0) return format.count('feed.hidden', hidden);
    if (showsPosts(filter)) return t('empty.posts');
    return filtered ? t('empty.filtered') : t('empty.all');
  };
  return (
    <div className="feed-state">
      <p className="head-22">{t('empty.title')}</p>
      <p className="mt-1 text-ink-2">{reason()}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        {narrowed && (
          <button
            type="button"
            className="btn"
            onClick={() => feedChoices.set({ unreadOnly: false, savedOnly: false })}
          >
            {t('empty.showAll')}
          </button>
        )}
        {hidden > 0 && (
          <Link to="/settings" search={true} className="btn">
            {t('nav.settings')}
          </Link>
        )}
        {filtered && (
          <Link to="." search={withFilter({})} className="btn">
            {t('filter.all')}
          </Link>
        )}
      </p>
    </div>
  );
}

/** The feed did not come; said beside where it would stand. */
export function FailedFeed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice-bad m-4" role="alert">
      <CircleAlert className="icon icon-s" aria-hidden />
      <span className="flex-1">{t('feed.failed')}</span>
      <button type="button" className="btn btn-s" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
