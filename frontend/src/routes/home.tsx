import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';
import { BreakingStrip } from '../features/breaking/breaking-strip.tsx';
import { StorySkeleton } from '../features/story/story-skeleton.tsx';
import { StoryView } from '../features/story/story-view.tsx';
import { analysisOf, useNoted } from '../lib/activity.ts';
import { breakingQuery, leadStoryQuery, storyQuery } from '../lib/queries.ts';
import { PHONE, useMedia } from '../lib/use-media.ts';
import { useStoryUpdates } from '../lib/use-story-updates.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { AnalysisLater } from './analysis-later.tsx';
import { ArticleLater } from './article-later.tsx';
import { RelatedLater } from './related-later.tsx';

/** The first story of the day. The strip is waited for, so that it never pushes the story down. */
export function HomeRoute() {
  const { t } = useTranslation();
  const { tab } = useSearch({ from: '/' });
  const beside = !useMedia(PHONE);
  const breaking = useQuery({ ...breakingQuery, enabled: beside });
  const lead = useQuery({ ...leadStoryQuery, enabled: beside });
  const detail = useQuery({ ...storyQuery(lead.data?.id ?? ''), enabled: beside && Boolean(lead.data) });
  useStoryUpdates(lead.data?.id ?? null);
  useNoted(analysisOf(lead.data, tab !== undefined));
  if (!beside) return null;
  if (breaking.isPending || lead.isPending) return <StorySkeleton />;
  return (
    <>
      <BreakingStrip />
      {lead.isError && <Notice text={t('story.failed')} onRetry={() => void lead.refetch()} />}
      {lead.data && (
        <>
          <StoryView
            story={detail.data ?? lead.data}
            detail={detail.isError ? null : detail.data}
            analysis={<AnalysisLater story={detail.data ?? lead.data} />}
            analysed={tab !== undefined}
            article={<ArticleLater story={detail.data ?? lead.data} />}
          />
          <RelatedLater subject={{ ...lead.data, id: lead.data.leadItemId }} />
        </>
      )}
      {lead.data === null && <p className="lede py-10">{t('story.none')}</p>}
    </>
  );
}
