import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ListPage } from '../../components/layout/list-page.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { TopicList } from './topic-list.tsx';
import './trending.css';
import { type TrendingStory, trendingQuery } from './trending-query.ts';
import { TrendingRow } from './trending-row.tsx';

const THREE = ['a', 'b', 'c'];

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('trending.loading')}>
      {THREE.map((card) => (
        <div className="tr-row" key={card} data-skeleton aria-hidden>
          <span className="skel h-7 w-5" />
          <span className="skel size-7 rounded-full" />
          <span className="min-w-0">
            <span className="skel h-3 w-37" />
            <span className="skel mt-2 h-5 w-2/3" />
            <span className="skel mt-2 h-4" />
          </span>
          <span className="skel tr-pic h-[75px]" />
        </div>
      ))}
    </div>
  );
}

const mostPoints = (stories: readonly TrendingStory[]): number =>
  Math.max(1, ...stories.flatMap(({ trend: { points } }) => [points.engagement, points.velocity, points.age]));

/** The stories most read and told, above the threshold first, with what their places follow from. */
function Stories({ stories, threshold }: { stories: readonly TrendingStory[]; threshold: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const above = stories.filter(({ trend }) => trend.aboveThreshold);
  const below = stories.filter(({ trend }) => !trend.aboveThreshold);
  const most = mostPoints(stories);
  const row = (before: number) => (story: TrendingStory, index: number) => (
    <TrendingRow key={story.id} story={story} rank={before + index + 1} most={most} />
  );
  return (
    <>
      {above.length > 0 && <ol className="tr">{above.map(row(0))}</ol>}
      {above.length === 0 && (
        <p className="border-t border-rule py-5 text-ink-2">
          {t('trending.noneAbove', { threshold: format.number(threshold) })}
        </p>
      )}
      {below.length > 0 && (
        <section aria-labelledby="below">
          <p className="tr-below label" id="below">
            {t('trending.below', { threshold: format.number(threshold) })}
          </p>
          <ol className="tr" start={above.length + 1}>
            {below.map(row(above.length))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Trending Stories: measured by what readers do and how fast outlets report. */
export function TrendingPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useInfiniteQuery(trendingQuery);
  const first = query.data?.pages[0];
  const came = useMemo(() => query.data?.pages.flatMap((page) => page.stories) ?? [], [query.data]);
  const { shown: stories, hidden, waiting } = useUnmuted(came);
  return (
    <ListPage
      title={t('trending.title')}
      note={first && t('trending.note', { threshold: format.number(first.threshold) })}
    >
      {(query.isPending || (first && waiting)) && <Skeleton />}
      {query.isError && !query.data && <Notice text={t('trending.failed')} onRetry={() => void query.refetch()} />}
      {first && <TopicList topics={first.topics} />}
      {first && stories.length > 0 && <Stories stories={stories} threshold={first.threshold} />}
      <HiddenLine count={hidden} />
      {first && came.length === 0 && (
        <EmptyState
          title={t('trending.empty')}
          text={t('trending.emptyText')}
          drawing={<path d="M30 56l12-12 8 8 16-18M56 34h10v10" stroke="var(--ink-2)" />}
        >
          <Link to="/" search={{}} className="btn btn-primary">
            {t('trending.toFeed')}
          </Link>
        </EmptyState>
      )}
      <MoreButton query={query} failed={t('trending.moreFailed')} />
    </ListPage>
  );
}
