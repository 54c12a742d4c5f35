import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notice } from '../components/ui/notice.tsx';
import { BreakingStrip } from '../features/breaking/breaking-strip.tsx';
import { StorySkeleton } from '../features/story/story-skeleton.tsx';
import { StoryView } from '../features/story/story-view.tsx';
import { analysisOf, readingOf, useNoted } from '../lib/activity.ts';
import { ApiError } from '../lib/api.ts';
import { useOpened } from '../lib/engagement.ts';
import { storyQuery } from '../lib/queries.ts';
import { useBreaking } from '../lib/use-breaking.ts';
import { useStoryUpdates } from '../lib/use-story-updates.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { AnalysisLater } from './analysis-later.tsx';
import { ArticleLater } from './article-later.tsx';
import { NotFound } from './not-found-later.tsx';
import { RelatedLater } from './related-later.tsx';

/** A story by its address. A story that was merged into another answers as that one, and the address follows. */
export function StoryRoute() {
  const { t } = useTranslation();
  const { storyId } = useParams({ from: '/story/$storyId' });
  const { tab } = useSearch({ from: '/story/$storyId' });
  const navigate = useNavigate();
  const breaking = useBreaking();
  const story = useQuery(storyQuery(storyId));
  useStoryUpdates(storyId);
  useOpened(story.data?.leadItemId ?? null);
  useNoted(readingOf(story.data && { id: story.data.leadItemId, title: story.data.title }));
  useNoted(analysisOf(story.data, tab !== undefined));
  const now = story.data?.id;
  useEffect(() => {
    if (now && now !== storyId)
      void navigate({ to: '/story/$storyId', params: { storyId: now }, search: true, replace: true });
  }, [now, storyId, navigate]);
  if (breaking.isPending || story.isPending) return <StorySkeleton />;
  if (story.error instanceof ApiError && story.error.status === 404) return <NotFound />;
  return (
    <>
      <BreakingStrip />
      {story.isError && <Notice text={t('story.failed')} onRetry={() => void story.refetch()} />}
      {story.data && (
        <>
          <StoryView
            story={story.data}
            detail={story.data}
            analysis={<AnalysisLater story={story.data} />}
            analysed={tab !== undefined}
            article={<ArticleLater story={story.data} />}
          />
          <RelatedLater subject={{ ...story.data, id: story.data.leadItemId }} />
        </>
      )}
    </>
  );
}
