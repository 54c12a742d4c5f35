import type { Coverage } from '@360/contracts/news';
import { APPROACHES } from '@360/contracts/vocabulary';
import { Dial } from '../../components/dial/dial.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FailedFeed } from './feed-states.tsx';
import type { FeedList } from './use-feed.ts';

/** A closed ring: the drawing that says the list has come full circle. It measures nothing and is hidden from assistive technology. */
const FULL_CIRCLE: Coverage = {
  items: 24,
  outlets: 24,
  independentReports: 24,
  countries: [],
  approaches: Object.fromEntries(APPROACHES.map((approach) => [approach, 4])) as Coverage['approaches'],
  gaps: [],
  agreement: { percent: 100, state: 'agreed', supporting: 24, contradicting: 0 },
};

/** Below the last card: more, its failure, or the end. */
export function FeedFoot({ feed }: { feed: FeedList }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (feed.more === 'failed') return <FailedFeed onRetry={feed.loadMore} />;
  if (feed.more === 'no')
    return (
      <div className="feed-state" data-feed-end>
        <p className="flex items-center justify-center gap-3">
          <span aria-hidden>
            <Dial size={28} coverage={FULL_CIRCLE} />
          </span>
          <span className="head-18">{t('feed.end')}</span>
        </p>
        <p className="num mt-2 text-12 text-ink-3">{format.count('feed.endCount', feed.items.length)}</p>
      </div>
    );
  return (
    <p className="p-4 text-center">
      <button type="button" className="btn w-full" disabled={feed.more === 'loading'} onClick={feed.loadMore}>
        {feed.more === 'loading' ? t('feed.loading') : t('feed.more')}
      </button>
    </p>
  );
}
