import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Notice } from '../components/ui/notice.tsx';
import { BreakingStrip } from '../features/breaking/breaking-strip.tsx';
import { ItemView } from '../features/story/item-view.tsx';
import { StorySkeleton } from '../features/story/story-skeleton.tsx';
import { readingOf, useNoted } from '../lib/activity.ts';
import { ApiError } from '../lib/api.ts';
import { useOpened } from '../lib/engagement.ts';
import { withStrings } from '../lib/i18n.ts';
import { itemQuery } from '../lib/queries.ts';
import { useBreaking } from '../lib/use-breaking.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useStoryUpdates } from '../lib/use-story-updates.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ArticleLater } from './article-later.tsx';
import { NotFound } from './not-found-later.tsx';
import { RelatedLater } from './related-later.tsx';

const fetchVideoView = withStrings(['video'], () => import('../features/video/video-view.tsx'));
const VideoView = lazy(() => fetchVideoView().then((module) => ({ default: module.VideoView })));

/** One report by its address: a video in its own view, everything else as an article. */
export function ItemRoute() {
  const { t } = useTranslation();
  const { itemId } = useParams({ from: '/item/$itemId' });
  const client = useQueryClient();
  const goBack = useGoBack();
  const breaking = useBreaking();
  const { data: item, error, isPending, refetch } = useQuery(itemQuery(itemId, client));
  useStoryUpdates(item?.storyId ?? null);
  useOpened(item?.id ?? null);
  useNoted(readingOf(item));
  if (isPending || breaking.isPending) return <StorySkeleton />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!item) return <Notice text={t('story.failed')} onRetry={() => void refetch()} />;
  if (item.contentType === 'video')
    return (
      <Suspense fallback={<StorySkeleton />}>
        <VideoView item={item} onBack={goBack} />
        <RelatedLater subject={item} />
      </Suspense>
    );
  return (
    <>
      <BreakingStrip />
      <ItemView item={item} article={<ArticleLater item={item} />} />
      <RelatedLater subject={item} />
    </>
  );
}
